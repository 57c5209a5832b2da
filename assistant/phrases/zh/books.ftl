# 自己的书与程序设置

error-bad_calling = FATEWRIGHT_CALLING的值无法识别。
    .hint = 请设为auto、tools、schema或text。
error-bad_embedder = FATEWRIGHT_EMBEDDER的值无法识别。
    .hint = 请设为shipped，或openai:模型名。
error-broken = 文件已损坏，或者与扩展名不符。
    .hint = 用它自己的程序打开，重新保存。
error-chroma_unreachable = 无法连接Chroma服务器。
    .hint = 启动服务器，检查FATEWRIGHT_CHROMA_URL；或不设此项，不用服务器。
error-encrypted = 文件有密码或版权保护。
    .hint = 请提供未加锁的副本。
error-no_text = 文件没有文字层：每一页都是图片。
    .hint = 请先做文字识别（OCR）。
error-other_embedder = 资料库中有一个书架是用别的向量模型建立的。
    .hint = 删除它再重新开始，会自动重建。
error-rules_stay = 自带的规则不能删除；只能一次删除一本你自己的书。
    .hint = `fatewright library list`会列出书名。
error-too_slow = 读取文件时间过长：文件可能已损坏。
    .hint = 把其中的文字单独存成一个文件。
