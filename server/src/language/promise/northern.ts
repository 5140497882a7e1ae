import type { PromiseTable } from './table.ts'

export const northern: Readonly<Record<string, PromiseTable>> = {
  sv: [
    {
      lead: 'jag|vi',
      act: '(?:ska|skall|kommer att|vill gärna|tänker) <3>(?:kolla|kontrollera|undersöka|titta|se|återkomma|höra|ringa|kontakta|mejla|skriva|skicka|vidarebefordra|betala|återbetala|ersätta|ordna|fixa|meddela|informera|be|fråga|ta|göra|prata|lösa|hjälpa|avboka|eskalera|säkerställa|hålla|ge|utreda)',
    },
    {
      lead: 'jag',
      act: 'kollar|kontrollerar|undersöker|återkommer|hör|ringer|kontaktar|mejlar|skickar|vidarebefordrar|ordnar|fixar|meddelar|informerar|frågar|tar|ber|ser till|tittar|utreder|pratar|lovar|garanterar|eskalerar|lämnar|håller|avbokar|löser|skriver',
    },
    { lead: 'kollar|återkommer|ringer|skickar|ordnar|fixar|meddelar|frågar|ska|undersöker', act: 'jag' },
    {
      lead: 'vi',
      act: 'återkommer|hör av|tar hand|tar kontakt|tittar på|undersöker|ringer|kontaktar dig|kontaktar er|ordnar|ser till|meddelar dig|meddelar er|håller dig|håller er|löser|utreder|kollar|<5>(?:i dag|idag|i morgon|imorgon|omgående|genast|direkt|så snart som möjligt|snarast)',
    },
    {
      lead: 'en kollega|kollega|medarbetare|kundtjänst|vårt team|teamet|någon|handläggare|specialist|avdelningen|tekniker|mina kollegor',
      act: 'hör av|ringer|kontaktar|återkommer|kommer att|ska|tar|tittar|mejlar|undersöker|skriver',
      gap: 3,
    },
    {
      lead: 'jag har|vi har|har jag|har vi',
      act: '<6>(?:skickat|vidarebefordrat|meddelat|informerat|bett|återbetalat|betalat tillbaka|skapat|öppnat|avbokat|kontaktat|frågat|eskalerat|lämnat|begärt|beställt)',
    },
    {
      always:
        'du hör från oss|ni hör från oss|du kommer att bli kontaktad|har skickats vidare|ett ögonblick,? (?:så|jag)',
    },
  ],
  da: [
    {
      lead: 'jeg|vi',
      act: '(?:vil|skal|kommer til at) <4>(?:tjekke|kontrollere|undersøge|kigge|se|vende|høre|ringe|kontakte|maile|skrive|sende|videresende|refundere|betale|erstatte|ordne|fikse|give|informere|bede|spørge|tage|gøre|tale|løse|sørge|oprette|annullere|holde|få)',
    },
    {
      lead: 'jeg',
      act: 'tjekker|kontrollerer|undersøger|vender|hører|ringer|kontakter|mailer|sender|videresender|ordner|fikser|giver|informerer|spørger|tager|beder|sørger|kigger|finder|taler|lover|garanterer|eskalerer|holder|annullerer|løser|skriver|opretter|følger',
    },
    {
      lead: 'skal|tjekker|vender|ringer|sender|undersøger|vil',
      act: 'jeg (?:nok|lige|straks|gerne få|undersøge|tjekke|finde|følge|sende)',
    },
    {
      lead: 'vi',
      act: 'vender tilbage|tager os|tager kontakt|kigger på|undersøger|ringer|kontakter dig|ordner|sørger|giver dig besked|holder dig|løser|tjekker|skriver til|<5>(?:i dag|i morgen|straks|med det samme|omgående|hurtigst muligt|snarest)',
    },
    {
      lead: 'kollega|medarbejder|kundeservice|vores team|teamet|nogen|specialist|afdelingen|tekniker|mine kolleger|konsulent',
      act: 'ringer|kontakter|vender|vil|tager|kigger|skriver|undersøger|mailer|skal nok',
      gap: 3,
    },
    {
      lead: 'jeg har|vi har|har jeg|har vi',
      act: '<6>(?:sendt|videresendt|informeret|bedt|refunderet|oprettet|annulleret|kontaktet|spurgt|eskaleret|givet besked|bestilt|anmodet)',
    },
    {
      always:
        'du hører fra (?:os|mig)|vender tilbage til dig|er (?:blevet )?sendt videre|vil blive kontaktet|et øjeblik,? (?:så|jeg)',
    },
  ],
  nb: [
    {
      lead: 'jeg|vi',
      act: '(?:vil|skal|kommer til å) <4>(?:sjekke|kontrollere|undersøke|se|komme|høre|ringe|kontakte|sende|videresende|refundere|betale|erstatte|ordne|fikse|gi|informere|be|spørre|ta|gjøre|snakke|løse|sørge|opprette|kansellere|holde|skrive|finne|følge)',
    },
    {
      lead: 'jeg',
      act: 'sjekker|kontrollerer|undersøker|kommer tilbake|hører|ringer|kontakter|sender|videresender|ordner|fikser|gir|informerer|spør|tar|ber|sørger|ser på|finner|snakker|lover|garanterer|eskalerer|holder|kansellerer|løser|skriver|oppretter|følger',
    },
    {
      lead: 'skal|sjekker|ringer|sender|undersøker',
      act: 'jeg (?:nok|straks|gjerne få|undersøke|sjekke|finne|følge|sende|ordne)',
    },
    {
      lead: 'vi',
      act: 'kommer tilbake|tar oss|tar kontakt|ser på|undersøker|ringer|kontakter deg|ordner|sørger|gir deg beskjed|holder deg|løser|sjekker|skriver til|<5>(?:i dag|i morgen|straks|med en gang|umiddelbart|snarest|så snart som mulig)',
    },
    {
      lead: 'kollega|medarbeider|kundeservice|teamet vårt|teamet|noen|spesialist|avdelingen|tekniker|kollegaene mine|kundebehandler',
      act: 'ringer|kontakter|kommer tilbake|vil|tar|ser på|skriver|undersøker',
      gap: 3,
    },
    {
      lead: 'jeg har|vi har|har jeg|har vi',
      act: '<6>(?:sendt|videresendt|informert|bedt|refundert|opprettet|kansellert|kontaktet|spurt|eskalert|gitt beskjed|bestilt)',
    },
    {
      always:
        'du hører fra (?:oss|meg)|kommer tilbake til deg|vil bli kontaktet|er (?:blitt )?sendt videre|et øyeblikk,? (?:så|jeg)',
    },
  ],
  fi: [
    {
      always:
        'tarkistan|tarkistamme asian|tarkastan|selvitän|selvitämme|palaan asiaan|palaan siihen|palaan (?:teille|sinulle|pian)|palaamme (?:asiaan|teille|sinulle|pian|siihen)|otan yhteyttä|otan (?:teihin|sinuun|heihin|asiasta) yhteyttä|otamme (?:teihin|sinuun|pian|asiasta) yhteyttä|otamme <3>yhteyttä|soitan (?:teille|sinulle|sinne)|soitamme|ilmoitan (?:teille|sinulle|heti|asiasta|pian)|ilmoitamme (?:teille|sinulle) (?:pian|heti|asiasta|kun asia)|välitän|välitämme|olen <2>(?:välittänyt|lähettänyt|ilmoittanut|pyytänyt|siirtänyt|palauttanut|tehnyt|avannut|peruuttanut)|olemme <2>(?:välittäneet|ilmoittaneet|pyytäneet|palauttaneet|siirtäneet)|hoidan|hoidamme|huolehdin|huolehdimme|varmistan|kysyn|lähetän (?:teille|sinulle|uuden|asian)|siirrän|järjestän|järjestämme|lupaan|takaan|pyydän kollegaa|tutkin|tutkimme asiaa|kuulet meistä|kuulette meistä|hyvitän|palautan|korjaan|laitan (?:asian|viestin|pyynnön)|perun tilauk*|hetki,? (?:niin )?(?:tarkistan|katson)|katson asiaa|katsotaan asia',
    },
    {
      lead: 'palautamme|lähetämme|hyvitämme|korvaamme|maksamme|toimitamme|peruutamme|korjaamme',
      act: '<5>(?:tänään|huomenna|heti|välittömästi|viipymättä|pian|mahdollisimman pian|saman tien)',
    },
    {
      lead: 'kollegani|kollega|asiakaspalvelijamme|asiakaspalvelumme|tiimimme|joku|asiantuntijamme|edustajamme|työntekijämme|osastomme|esihenkilö*|asiakaspalvelija',
      act: '(?:ottaa|soittaa|palaa|vastaa teille|vastaa sinulle|selvittää|tarkistaa|hoitaa|ilmoittaa|kirjoittaa)',
      gap: 3,
    },
  ],
}
