# 自己的书与程序设置

error-bad_calling = FATEWRIGHT_CALLING的值无法识别。
    .hint = 请设为auto、tools、schema或text。
error-bad_embedder = FATEWRIGHT_EMBEDDER的值无法识别。
    .hint = 请设为shipped，或openai:模型名。
error-broken = 文件{ $file }已损坏，或者与扩展名不符。
    .hint = 用它自己的程序打开，重新保存。
error-chroma_unreachable = 无法连接Chroma服务器。
    .hint = 启动服务器，检查FATEWRIGHT_CHROMA_URL；或不设此项，不用服务器。
error-embedder_unreachable = 无法连接向量模型{ $embedder }。
    .hint = 请检查FATEWRIGHT_EMBEDDER及其服务器，或不设此项而使用自带的模型。
error-embedder_unusable = 向量模型{ $embedder }没有给出向量。
    .hint = 请检查FATEWRIGHT_EMBEDDER及其服务器，或不设此项而使用自带的模型。
error-empty = 文件{ $file }里没有文字。
    .hint = 请给一个有文字的文件。
error-encrypted = 文件{ $file }有密码或版权保护。
    .hint = 请提供未加锁的副本。
error-library_unusable = 资料库文件夹无法使用。
    .hint = 把FATEWRIGHT_HOME设为你自己的文件夹；或删除其中的library文件夹，再重新读入你的书。
error-no_file = 无法读取文件{ $file }。
    .hint = 请检查文件名和文件夹。
error-no_text = 文件{ $file }没有文字层：每一页都是图片。
    .hint = 请先做文字识别（OCR）。
error-not_text = { $file }不是能读的文本文件。
    .hint = 请存成UTF-8文本。
error-other_embedder = 资料库中有一个书架是用别的向量模型建立的。
    .hint = 删除它再重新开始，会自动重建。
error-rules_stay = { $source }不能删除；只能一次删除一本你自己的书。
    .hint = `fatewright library list`会列出书名。
error-too_large = 文件{ $file }太大，读不了。
    .hint = 请拆开它，或把其中的文字单独存成一个文件。
error-too_slow = 读取文件{ $file }时间过长：文件可能已损坏。
    .hint = 把其中的文字单独存成一个文件。
error-unknown_kind = { $file }这种文件读不了。
    .hint = 请给以下类型之一：{ $known }。
error-unknown_source = 没有名为{ $source }的来源。
    .hint = 现有：{ $known }；user指你自己的全部书。

book-held = { $book }：{ $passages }段（{ $languages }）
book-removed = 已从资料库移除{ $book }：{ $passages }段。
book-note-read-as = 按{ $encoding }编码读取。
book-note-chapter-missing = 书里列出的一章并不在文件中：{ $chapter }
book-note-no-text-layer = 第{ $pages }页{ $more ->
    [0] {""}
   *[other] 以及另外{ $more }页
}没有文字层，只有图像。
book-note-letters-cut = 没有空格的超长字母串已截去，共{ $count }段。
book-note-no-embedder = 这里没有安装{ $package }：只能按词语查找。
book-note-embedder-silent = 向量模型{ $embedder }没有回应：只能按词语查找。
