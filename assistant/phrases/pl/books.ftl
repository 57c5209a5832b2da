# Własne książki i ustawienia programu

error-bad_calling = Nie ma takiej wartości FATEWRIGHT_CALLING.
    .hint = Ustaw auto, tools, schema albo text.
error-bad_embedder = Nie ma takiej wartości FATEWRIGHT_EMBEDDER.
    .hint = Ustaw shipped albo openai:NAZWA.
error-broken = Plik { $file } jest uszkodzony albo nie jest tym, na co wskazuje rozszerzenie.
    .hint = Otwórz go w jego własnym programie i zapisz od nowa.
error-chroma_unreachable = Serwer Chroma nie odpowiada.
    .hint = Uruchom go, sprawdź FATEWRIGHT_CHROMA_URL albo usuń to ustawienie, żeby obejść się bez serwera.
error-embedder_unreachable = Model wektorów { $embedder } nie odpowiada.
    .hint = Sprawdź FATEWRIGHT_EMBEDDER i jego serwer albo usuń to ustawienie, żeby użyć wbudowanego.
error-embedder_unusable = Model wektorów { $embedder } nie zwraca wektorów.
    .hint = Sprawdź FATEWRIGHT_EMBEDDER i jego serwer albo usuń to ustawienie, żeby użyć wbudowanego.
error-empty = W pliku { $file } nie ma tekstu.
    .hint = Podaj plik z tekstem.
error-encrypted = Plik { $file } jest zabezpieczony hasłem albo przed kopiowaniem.
    .hint = Podaj kopię bez zabezpieczenia.
error-library_unusable = Nie da się używać folderu biblioteki.
    .hint = Ustaw FATEWRIGHT_HOME na swój folder albo usuń z niego folder library i wczytaj książki ponownie.
error-no_file = Pliku { $file } nie da się odczytać.
    .hint = Sprawdź jego nazwę i folder.
error-no_text = Plik { $file } nie ma warstwy tekstu: jego strony to obrazy.
    .hint = Najpierw rozpoznaj w nim tekst (OCR).
error-not_text = { $file } to nie jest czytelny plik tekstowy.
    .hint = Zapisz go jako tekst w UTF-8.
error-other_embedder = Jedna z półek biblioteki powstała z innym modelem wektorów.
    .hint = Usuń ją i zacznij od nowa: zostanie zbudowana ponownie.
error-rules_stay = { $source }: tego nie da się usunąć; można usunąć tylko własną książkę, po jednej.
    .hint = `fatewright library list` pokaże ich nazwy.
error-too_large = Plik { $file } jest za duży, żeby go odczytać.
    .hint = Podziel go albo zapisz sam tekst w osobnym pliku.
error-too_slow = Odczyt pliku { $file } trwa za długo: może być uszkodzony.
    .hint = Zapisz sam tekst w osobnym pliku.
error-unknown_kind = { $file }: takiego rodzaju pliku nie da się odczytać.
    .hint = Podaj jeden z: { $known }.
error-unknown_source = Nie ma źródła { $source }.
    .hint = Są: { $known }; oraz user – wszystkie własne.

book-held = { $book }: { $passages ->
    [one] { $passages } fragment
    [few] { $passages } fragmenty
   *[other] { $passages } fragmentów
} ({ $languages })
book-removed = Usunięto z biblioteki: { $book }, { $passages ->
    [one] { $passages } fragment
    [few] { $passages } fragmenty
   *[other] { $passages } fragmentów
}.
book-note-read-as = Odczytano jako { $encoding }.
book-note-chapter-missing = Książka wymienia rozdział, którego w niej nie ma: { $chapter }
book-note-no-text-layer = Brak warstwy tekstu na stronie { $pages }{ $more ->
    [0] {""}
   *[other] {" "}(i jeszcze { $more })
}: jest tam tylko obraz.
book-note-letters-cut = Wycięto bardzo długie ciągi liter bez spacji; akapity: { $count }.
book-note-no-embedder = Pakiet { $package } nie jest tu zainstalowany: szukanie opiera się na samych słowach.
book-note-embedder-silent = Model wektorów { $embedder } nie odpowiada: szukanie opiera się na samych słowach.
