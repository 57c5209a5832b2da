# Własne książki i ustawienia programu

error-bad_calling = Nie ma takiej wartości FATEWRIGHT_CALLING.
    .hint = Ustaw auto, tools, schema albo text.
error-bad_embedder = Nie ma takiej wartości FATEWRIGHT_EMBEDDER.
    .hint = Ustaw shipped albo openai:NAZWA.
error-broken = Plik jest uszkodzony albo nie jest tym, na co wskazuje rozszerzenie.
    .hint = Otwórz go w jego własnym programie i zapisz od nowa.
error-chroma_unreachable = Serwer Chroma nie odpowiada.
    .hint = Uruchom go, sprawdź FATEWRIGHT_CHROMA_URL albo usuń to ustawienie, żeby obejść się bez serwera.
error-encrypted = Plik jest zabezpieczony hasłem albo przed kopiowaniem.
    .hint = Podaj kopię bez zabezpieczenia.
error-no_text = Plik nie ma warstwy tekstu: jego strony to obrazy.
    .hint = Najpierw rozpoznaj w nim tekst (OCR).
error-other_embedder = Jedna z półek biblioteki powstała z innym modelem wektorów.
    .hint = Usuń ją i zacznij od nowa: zostanie zbudowana ponownie.
error-rules_stay = Zasad programu nie da się usunąć; można usunąć tylko własną książkę, po jednej.
    .hint = `fatewright library list` pokaże ich nazwy.
error-too_slow = Odczyt pliku trwa za długo: może być uszkodzony.
    .hint = Zapisz sam tekst w osobnym pliku.
