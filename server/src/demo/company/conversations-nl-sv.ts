import { days, hours, type Script } from './script.ts'

export const dutch: readonly Script[] = [
  {
    from: 'sanne.devries@example.net',
    subject: 'Onderhoudscontract voor 32 huurfietsen',
    status: 'open',
    assignee: 'aylin',
    priority: 'medium',
    labels: ['sales', 'repair'],
    ago: 28 * hours,
    lines: [
      '0 contact: Goedemorgen, ons onderhoudscontract loopt op 31 december af. We hebben inmiddels 32 fietsen in plaats van 20. Kunnen jullie een nieuw voorstel sturen?',
      '24 aylin: Goedemorgen Sanne, wat fijn dat het zo goed loopt! Voor 32 fietsen komt het contract op € 118 per fiets per jaar, dus € 3.776, inclusief twee beurten op locatie en alle slijtdelen behalve banden.',
      '39 contact: Vorig jaar betaalden we € 125, dus dat is al netjes. Wat zou het kosten mét banden? Onze gasten rijden graag over glas 🙄',
      '51 aylin: Met banden wordt het € 139 per fiets. Ik zou het doen: vorig jaar hebben jullie 41 banden los besteld, dat was duurder.',
      '1220 contact: Goed punt. Doe maar mét banden, graag voor twee jaar. Mag de factuur in twee termijnen?',
      '1236 aylin: Dat mag. Ik stuur het contract vanmiddag ter ondertekening.',
    ],
  },
  {
    from: 'bram.jansen@example.com',
    subject: 'Fiets gestolen, framenummer nodig',
    status: 'resolved',
    assignee: 'aylin',
    priority: 'high',
    labels: ['theft', 'account'],
    ago: 4 * days + 11 * hours,
    lines: [
      '0 contact: Mijn Måne is vannacht voor het station gestolen 😡 De politie wil het framenummer en ik kan de aankoopbon niet meer vinden. Hebben jullie dat nog?',
      '6 aylin: Wat naar, Bram. Ik zoek het meteen op. Ter controle: op welk adres is de fiets destijds bezorgd, en welke kleur heeft hij?',
      '8 contact: Korte Vliet 12, Leiden. Donkergroen met bruin zadel.',
      '12 aylin: Klopt, dank je. Het framenummer is LQ7M40821. Ik stuur je ook de aankoopfactuur (€ 1.290,00) voor de verzekering, en ik zet het nummer bij ons als gestolen te boek.',
      '14 contact: Top, je bent een held. Aangifte is gedaan.',
      '5400 contact: Niet te geloven: teruggevonden! Iemand bood hem aan op een verkoopsite, met jullie sticker er nog op.',
      '5410 aylin: Geweldig nieuws! Ik haal de melding er weer af. En koop alsjeblieft een tweede slot 😉',
    ],
  },
  {
    from: 'femke.bakker@example.org',
    subject: 'Verzendkosten kloppen niet',
    status: 'resolved',
    assignee: 'zofia',
    priority: 'low',
    labels: ['web shop', 'payment'],
    ago: 2 * days + 10 * hours,
    lines: [
      '0 contact: Hoi, op de site staat gratis verzending vanaf € 150, maar ik heb voor € 162,80 besteld en toch € 29 betaald. LD-48744.',
      '20 zofia: Hallo Femke, je hebt gelijk. De kortingscode haalde het bedrag in de winkelwagen even onder de € 150. Dat hoort niet mee te tellen; ik stort de € 29 terug.',
      '26 contact: Super, dank voor de snelle reactie!',
      '30 note:zofia: Fout in de winkelwagen: de grens wordt na korting getoetst. Doorgegeven aan Elsa.',
    ],
  },
]

export const swedish: readonly Script[] = [
  {
    from: 'johan.ekstrom@example.com',
    subject: 'Service av pappas gamla Lindqvist från 1987',
    status: 'open',
    assignee: 'maja',
    priority: 'low',
    labels: ['repair'],
    ago: 33 * hours,
    lines: [
      `0 contact: Hej!

Jag har ärvt pappas röda Lindqvist, köpt hos er 1987. Ramen är fin, men växlarna kärvar, bromsarna tar inte och det bakre hjulet har fyra trasiga ekrar. Går den att rädda, och vad skulle det kosta ungefär?

Den får gärna behålla sina repor. Dem är det pappa som har gjort.

Vänliga hälsningar
Johan Ekström`,
      '150 maja: Hej Johan! Vad roligt, 1987 byggde mamma ramarna själv, så den har hon haft i händerna. Nya ekrar, bromsar och en genomgång av navet kostar runt 2 400 kr. Reporna rör vi inte. Kan du lämna in den någon förmiddag?',
      '171 contact: Då blir jag nästan rörd. Jag kommer på torsdag strax efter åtta, om det går bra?',
      '180 maja: Det går utmärkt. Mamma råkar vara här på torsdag, hon vill gärna se den igen.',
      '183 note:maja: Mamma har ritningen kvar! Boka in två timmar hos Kenji och ta fram växelföraren ur den gamla lådan.',
    ],
  },
  {
    from: 'sara.nyberg@example.org',
    subject: 'Presentkort',
    status: 'resolved',
    assignee: 'elsa',
    labels: ['gift card'],
    ago: 5 * days + 13 * hours,
    lines: [
      '0 contact: Hej, kan man köpa ett presentkort på 1 500 kr och få det som pdf redan i dag? Det är lite bråttom, festen börjar klockan sex 😬',
      '4 elsa: Hej Sara! Ja, det kommer som pdf inom några minuter efter betalningen: https://shop.lindqvist.example/presentkort. Det gäller i två år.',
      '11 contact: Nu har jag betalat men det har inte kommit något?',
      '13 elsa: Jag ser betalningen, och jag ser också att det står "exampel" i adressen. Rättat och skickat igen!',
      '15 contact: Haha, typiskt mig. Nu kom det. Tack för räddningen!',
    ],
  },
]
