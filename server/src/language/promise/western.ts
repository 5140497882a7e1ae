import type { PromiseTable } from './table.ts'

export const western: Readonly<Record<string, PromiseTable>> = {
  en: [
    {
      lead: "i'll|we'll|i will|we will|i shall|we shall|i'm going to|we're going to|i am going to|we are going to|i'm about to|let me|allow me to|i'd be happy to|i'm happy to|i would be happy to|i can go ahead and|we're currently|i'm currently|i am currently",
      act: 'check*|look|get|come back|be in touch|be back|let you|contact*|reach|send*|resend*|refund*|reimburse*|credit*|cancel*|make|ensure|forward*|pass*|escalat*|call*|phone|ring|e-?mail*|write|notify|inform*|update|tell|ask*|speak|talk|have a word|have someone|have a colleague|find out|follow up|investigat*|arrange|organi*|handle|take care|take it|take this|see to|see what|replace|ship|issu*|fix*|resolv*|sort|do my best|do our best|process*|pull up|open*|create|raise|submit*|keep you|connect you|transfer|confirm|verify|prioriti*|apply|add|review|continue|monitor|try|work|troubleshoot|be on|loop|bring|provide|figure',
      gap: 3,
    },
    {
      lead: '(?:someone|somebody|team|colleague|colleagues|agent|agents|specialist|specialists|expert|experts|manager|supervisor|department|staff|representative|technician|they)',
      act: '(?:will|is going to|are going to|shall|to) <2>(?:contact|call|reach|get|be in touch|write|e-?mail|look|check|follow|respond|reply|review|investigate|handle|take|process|refund|help you with this|phone|ring|let you)',
      gap: 5,
    },
    {
      lead: "i've|we've|i have|we have|i just|i already",
      act: 'forwarded|passed|escalated|notified|informed|refunded|opened|created|raised|submitted|asked|sent|arranged|contacted|cancelled|canceled|flagged|credited|initiated|reported|transferred|updated your',
      gap: 2,
    },
    {
      lead: "we're|we are|team is|team are|they're|they are",
      act: 'looking|checking|working on|looping|investigating|reviewing|contacting|escalating|asking|trying|monitoring|following up|handling|arranging|preparing|reaching|taking care|on it',
      gap: 1,
    },
    {
      lead: "let's|we can|i can",
      act: 'look|check|take a look|take a closer|figure|get this|get that|sort|see what|find out|make sure',
      gap: 1,
    },
    {
      always:
        "you'll hear from us|you will hear (?:back )?from|expect (?:a|an) (?:call|reply|e-?mail|answer) from|leave (?:it|this|that) (?:with|to) (?:me|us)|i promise|we promise|i guarantee|rest assured,? (?:i|we)|bear with me|one moment while|give me a (?:moment|second|minute)|i'm on it|we're on it|i'm looking into|we're looking into|i am looking into|we are looking into|will be (?:contacted|called) by|have passed (?:this|it|that) on|has been (?:forwarded|escalated|passed)",
    },
  ],
  de: [
    {
      lead: 'ich|wir',
      act: 'werde|werden|kümmere|kümmern|melde mich|melden uns|melde mich|kläre|klären|veranlasse|veranlassen|sorge|sorgen dafür|leite|leiten|frage nach|fragen nach|frage (?:das|mal|beim|bei|kurz|gleich|intern)|schaue|schau|schauen uns|sehe (?:mir|nach|gleich)|sehen uns|gebe ihnen|gebe dir|geben ihnen|prüfe|prüfen (?:das|dies|ihr|es|den|die sache|ihren|ihre|dein|deine|gleich|sofort|umgehend)|informiere sie|informiere dich|halte sie|halte dich|halten sie|halten dich|rufe|rufen sie|rufen dich|erkundige|erkundigen|komme auf|kommen auf|kontaktiere|kontaktieren sie|kontaktieren dich|storniere|überprüfe|überprüfen (?:das|dies|ihr|es|ihren|ihre|gleich|sofort|umgehend)|verspreche|garantiere|setze mich|setzen uns|spreche mit|sprechen mit|nehme|nehmen kontakt|nehmen uns|erledige|erledigen das|schicke|sende|erstatte|bearbeite|übernehme|lasse',
    },
    // The verb before its subject: "Das kläre ich für Sie."
    {
      lead: 'werde|werden|kümmere|kümmern|melde|melden|kläre|klären|veranlasse|leite|leiten|prüfe|schaue|gebe|geben|rufe|rufen|erkundige|kontaktiere|storniere|überprüfe|schicke|sende|erstatte|erledige|übernehme|frage|sehe|bespreche|regle',
      act: 'ich|wir (?:uns|das|ihnen|sie|dir|dich)',
    },
    {
      lead: 'wir',
      act: '<4>(?:morgen|heute|umgehend|sofort|gleich|unverzüglich|schnellstmöglich|so schnell wie möglich|in kürze|baldmöglichst|noch diese woche|innerhalb der nächsten stunde)',
    },
    {
      lead: 'erstatten|schicken|senden|überweisen|ersetzen|stornieren',
      act: 'wir',
    },
    {
      lead: 'ein kollege|eine kollegin|ein mitarbeiter|eine mitarbeiterin|unser team|das team|unser kundendienst|unser kundenservice|jemand|ein berater|eine beraterin|unsere fachabteilung|die fachabteilung|unsere buchhaltung|unsere kollegen|meine kollegen|ein techniker|unsere experten|ein spezialist',
      act: 'wird|werden|meldet sich|melden sich|ruft|rufen|kontaktiert|kontaktieren|prüft das|prüft ihr*|schaut|kümmert|kümmern|setzt sich|setzen sich|nimmt|bearbeitet',
      gap: 3,
    },
    {
      lead: 'ich|wir',
      act: '(?:habe|haben) <8>(?:weitergeleitet|weitergegeben|informiert|veranlasst|erstattet|überwiesen|storniert|beauftragt|gebeten|übergeben|eskaliert|angelegt|erstellt|kontaktiert|notiert|hinterlegt|verschickt|versandt)',
    },
    { lead: 'habe|haben', act: '(?:ich|wir) <8>(?:weitergeleitet|weitergegeben|informiert|veranlasst|erstattet)' },
    {
      always:
        'sie hören <3>von (?:uns|mir)|du hörst <3>von (?:uns|mir)|wird sich <4>bei ihnen melden|wird sich <4>bei dir melden|wurde <4>weitergeleitet|einen moment,? ich|überlassen sie das|gebe bescheid|geben bescheid|melde mich|melden uns|kümmere mich|kümmern uns|rufe sie zurück|rufe dich zurück',
    },
  ],
  nl: [
    {
      lead: 'ik',
      act: 'zal|ga(?! ervan)|zoek|kijk|controleer|vraag|regel|stuur|bel|neem|laat|kom|check|zorg|geef (?:het|dit|uw|je|u)|verwerk|informeer|overleg|verstuur|mail|meld|houd|annuleer|stort|pak (?:het|dit)|onderzoek|navraag|beloof|garandeer|schakel|vergoed',
    },
    {
      lead: 'zal|ga|zoek|kijk|controleer|vraag|regel|stuur|bel|neem|laat|kom|check|onderzoek|meld',
      act: 'ik',
    },
    {
      lead: 'wij|we',
      act: 'zullen|gaan|nemen contact|nemen <3>contact|zorgen|regelen|zoeken (?:het|dit|dat)|kijken|komen (?:er|hier|zo)|laten (?:het|u|je)|houden|bellen|informeren u|pakken|onderzoeken (?:het|dit|uw|je)|controleren (?:het|dit|uw|je)|geven (?:uw|je|het|dit)',
    },
    {
      lead: 'wij|we',
      act: '<5>(?:vandaag|morgen|direct|meteen|onmiddellijk|zo snel mogelijk|zo spoedig mogelijk|binnenkort|vanmiddag)',
    },
    { lead: 'zullen|gaan|nemen|zorgen', act: 'wij|we' },
    {
      lead: "een collega|een medewerker|ons team|iemand|een specialist|onze klantenservice|mijn collega|onze collega|mijn collega's|onze afdeling|de afdeling",
      act: 'zal|zullen|neemt|nemen|belt|bellen|gaat|gaan|kijkt|laat|mailt|komt|pakt',
      gap: 4,
    },
    {
      lead: 'ik|wij|we',
      act: '(?:heb|hebben) <6>(?:doorgestuurd|doorgegeven|doorgezet|geïnformeerd|gevraagd|teruggestort|terugbetaald|geannuleerd|aangemaakt|geregeld|ingelicht|gemeld|verstuurd)',
    },
    {
      always:
        'u hoort <4>van (?:ons|mij)|je hoort <4>van (?:ons|mij)|kom erop terug|komen erop terug|(?:is|wordt) doorgestuurd naar',
    },
  ],
  fr: [
    {
      lead: 'je vais|nous allons|on va|laissez-moi|permettez-moi de',
      act: "vérifier|regarder|voir|contacter|recontacter|revenir|rembourser|envoyer|renvoyer|transmettre|transférer|faire|appeler|rappeler|demander|m'en occuper|nous en occuper|s'en occuper|m'occuper|nous occuper|prendre|tenir|informer|prévenir|procéder|lancer|ouvrir|créer|annuler|régler|résoudre|consulter|me renseigner|nous renseigner|examiner|étudier|remplacer|expédier|créditer|signaler|traiter|veiller|donner|mener|enquêter|joindre|interroger|poser|remonter",
      gap: 4,
    },
    {
      lead: "je|j'|nous|on",
      act: "(?:vous |te |t'|me |m'|nous |le |la |les |l'|lui |leur |y |en ){0,3}(?:vérifie|regarde|contacte|recontacte|reviens|reviendrai|reviendrons|rembourserai|rembourserons|enverrai|enverrons|transmets|transmettrai|transmettrons|transfère|transférerai|ferai|ferons|appelle|rappelle|appellerai|rappellerai|rappellerons|appellerons|demande|demanderai|demanderons|occupe|occupons|occuperai|occuperons|tiens|tiendrai|tiendrons|tenons|informerai|informerons|préviens|préviendrai|préviendrons|procède|lance|renseigne|vérifierai|vérifierons|regarderai|contacterai|contacterons|recontacterons|veillerai|veillerons|réglerai|réglerons|résoudrons|procéderons|procéderai|revenons vers|remplacerons|donnerai|donnerons|promets|garantis|consulte|examinerons|étudierons|traiterons|expédierons|créditerons|annulerai|annulerons|charge|chargeons|remonte|signale)",
      glued: true,
    },
    {
      lead: "je|j'|nous|on",
      act: "(?:vous |te |l'|les |le |la |y |en ){0,2}(?:ai|avons|a|viens de|venons de) (?:bien |déjà |aussi |immédiatement )?(?:transmis|transféré|transmettre|transférer|informé|prévenu|remboursé|envoyé|demandé|contacté|signalé|ouvert|créé|remonté|annulé|lancé|fait le nécessaire|fait suivre|escaladé)",
      glued: true,
    },
    {
      lead: "équipe|collègue|collègues|conseiller|conseillère|agent|spécialiste|responsable|service client|technicien|quelqu'un|service comptable|service concerné|expert",
      act: "(?:vous |te |t'|le |la |l'|y |en |s'|se ){0,2}(?:contactera|recontactera|appellera|rappellera|reviendra|répondra|écrira|occupera|examinera|vérifiera|traitera|prendra contact|va (?:vous|te|prendre|vérifier|examiner|s'en)|vont (?:vous|te|prendre))",
      gap: 3,
    },
    {
      always:
        "vous aurez <3>(?:de nos nouvelles|une réponse de)|vous serez (?:contacté|recontacté|rappelé)*|je m'en occupe|on s'en occupe|nous revenons vers|a été (?:transmise?|transférée?) (?:à|au)|un instant,? je|laissez-moi",
    },
  ],
}
