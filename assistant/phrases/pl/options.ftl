## Zasady opcjonalne
command-switch_option = włączenie lub wyłączenie zasady opcjonalnej
option-on = Od teraz gramy z tą zasadą opcjonalną
option-off = Od teraz gramy bez tej zasady opcjonalnej
option-variant = { $text }, w wariancie „{ $variant }”
error-option_off = Ten stół nie gra z tą zasadą opcjonalną.
    .hint = MG może ją włączyć.
error-unknown_option = Nie ma zasady opcjonalnej o nazwie { $name }.
    .hint = Nazwij ją tak jak w zasadach.
    .near = Są: { $near }.
error-unknown_variant = Ta zasada nie ma wariantu { $name }.
    .hint = Pomiń wariant.
    .near = Warianty: { $near }.
error-already_so = Tak już jest.
    .hint = Niczego nie trzeba zmieniać.
error-not_in_system = { $name ->
    [initiative] System tej kampanii nie zna inicjatywy ani zaskoczenia.
    [wards] System tej kampanii nie zna ochrony przed zaskoczeniem.
    [snare] System tej kampanii nie ma zasad dla sieci, lassa i bolas.
    [passive] System tej kampanii nie liczy trudności trafienia tym, co rzucone.
    [hide] W systemie tej kampanii wartość broni nie jest trudnością jej ukrycia.
    [weapons] System tej kampanii nie ma wartości broni i pancerza.
   *[other] System tej kampanii tego nie ma ({ $name }).
}
    .hint = Należy ono do innego systemu.
    .near = Należy do: { $near }.
