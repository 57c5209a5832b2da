# Own books

book-held = { $book }: { $passages ->
    [one] { $passages } passage
   *[other] { $passages } passages
} ({ $languages })
book-removed = { $book } is out of the library: { $passages ->
    [one] { $passages } passage
   *[other] { $passages } passages
}.
book-note-read-as = Read as { $encoding }.
book-note-chapter-missing = The book lists a chapter that is not in it: { $chapter }
book-note-no-text-layer = No text layer on page { $pages }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: what stands there is a picture.
book-note-letters-cut = Endless stretches of letters without a space were cut, in { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}.
book-note-no-embedder = { $package } is not installed here: search goes by words alone.
book-note-embedder-silent = The embedder { $embedder } does not answer: search goes by words alone.
