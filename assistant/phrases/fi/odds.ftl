## Todennäköisyydet
chance-wanted = Kun { $kind ->
    [cheer] kannustuksia
   *[invoke] piirteiden käyttöjä
} on enintään { $invokes } ja ne käytetään parhaalla tavalla, tulos on vähintään ”{ $outcome }” todennäköisyydellä { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
error-unknown_outcome = Tällä heitolla ei ole tulosta ”{ $name }”.
    .near = Tulokset: { $near }.
    .hint = Jätä se pois.
