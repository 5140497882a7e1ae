import type { HelpArticle } from './types.ts'

export const german: readonly HelpArticle[] = [
  {
    key: 'de-rueckgabe',
    title: 'Ein Fahrrad zurückgeben',
    body: 'Sie können ein Fahrrad innerhalb von 30 Tagen zurückschicken, wenn es weniger als 20 km gefahren wurde. Fordern Sie unter Meine Bestellungen ein Rücksendeetikett an. Die Rücksendung kostet 39 €.',
    asked: [
      'Wie kann ich das Rad zurücksenden?',
      'Was kosten Rücksendungen?',
      'rueckgabe moeglich?',
      'Rücksendekosten',
    ],
  },
  {
    key: 'de-lieferzeit',
    title: 'Wie lange die Lieferung dauert',
    body: 'Ein vorrätiges Fahrrad verlässt uns nach drei Werktagen und ist zwei bis fünf Tage später bei Ihnen. Ein eigens gebautes dauert sechs bis acht Wochen.',
    asked: [
      'Wann wird mein Fahrrad geliefert?',
      'wie lange sind die Lieferzeiten',
      'Wie viele Wochen dauert ein eigens gebautes Rad?',
    ],
  },
  {
    key: 'de-versandkosten',
    title: 'Versandkosten',
    body: 'Der Versand eines Fahrrads kostet in der EU 49 €, in die Schweiz und nach Norwegen 79 €. Ersatzteile kosten 6 €, ab 80 € nichts.',
    asked: [
      'Was kostet der Versand in die Schweiz?',
      'ist der versand kostenlos',
      'Wie hoch sind die Versandgebühren?',
    ],
  },
  {
    key: 'de-zahlung',
    title: 'Zahlungsarten',
    body: 'Wir nehmen Visa, Mastercard, PayPal, Klarna und Überweisung. Firmen können auf Rechnung kaufen. Bar zahlen Sie nur in der Werkstatt.',
    asked: ['Kann ich mit PayPal bezahlen?', 'Ist Kauf auf Rechnung möglich?', 'welche zahlungsmöglichkeiten gibt es'],
  },
  {
    key: 'de-garantie',
    title: 'Was die Garantie umfasst',
    body: 'Auf Rahmen geben wir zehn Jahre Garantie, auf Lack und Teile zwei. Verschleiß, Unfälle und Rost durch Salz gehören nicht dazu. Bewahren Sie die Rechnung auf.',
    asked: [
      'Wie lange habe ich Garantie auf den Rahmen?',
      'fällt Rost unter die Gewährleistung',
      'Garantiefall: Lack blättert ab',
    ],
  },
  {
    key: 'de-reparatur',
    title: 'Eine Reparatur vereinbaren',
    body: 'Buchen Sie die Reparatur online oder am Telefon. Das meiste ist in zwei Tagen erledigt. Bevor es teurer wird als geschätzt, rufen wir an.',
    asked: [
      'Ich möchte einen Reparaturtermin',
      'Wie lange dauert eine Reparatur?',
      'kann ich mein rad morgen vorbeibringen zum reparieren',
    ],
  },
  {
    key: 'de-passwort',
    title: 'Passwort vergessen',
    body: 'Wählen Sie auf der Anmeldeseite Passwort vergessen. Der Link kommt per E-Mail und gilt eine Stunde. Nach zehn falschen Versuchen ist das Konto für eine Viertelstunde gesperrt.',
    asked: ['Ich habe mein Kennwort vergessen', 'Mein Konto ist gesperrt', 'passwort zurücksetzen'],
  },
  {
    key: 'de-stornieren',
    title: 'Eine Bestellung stornieren',
    body: 'Solange das Fahrrad die Werkstatt nicht verlassen hat, können Sie die Bestellung kostenlos stornieren. Der Betrag wird in fünf Werktagen erstattet.',
    asked: ['Ich will meine Bestellung stornieren', 'kann ich noch vom kauf zurücktreten', 'Stornierungsgebühren?'],
  },
  {
    key: 'de-groesse',
    title: 'Die richtige Rahmengröße',
    body: 'Messen Sie die Schrittlänge ohne Schuhe und nehmen Sie sie mal 0,66: das ist die Rahmenhöhe in Zentimetern. Zwischen zwei Größen nehmen Sie die kleinere, wenn Sie aufrecht sitzen möchten.',
    asked: ['Welche Rahmengröße brauche ich bei 1,80 m?', 'wie messe ich die schrittlänge'],
  },
  {
    key: 'de-oeffnungszeiten',
    title: 'Öffnungszeiten der Werkstatt',
    body: 'Werkstatt und Laden in Malmö sind Dienstag bis Freitag von 9 bis 18 Uhr und am Samstag von 10 bis 14 Uhr geöffnet.',
    asked: ['Wann haben Sie geöffnet?', 'Habt ihr samstags offen?', 'oeffnungszeiten'],
  },
]

export const french: readonly HelpArticle[] = [
  {
    key: 'fr-retour',
    title: 'Retourner un vélo',
    body: "Vous pouvez retourner un vélo dans les 30 jours s'il a roulé moins de 20 km. Demandez une étiquette de retour sous Mes commandes. Le retour coûte 39 €, déduits du remboursement.",
    asked: ['Comment renvoyer mon vélo ?', 'combien coûte un retour', "je n'aime pas le vélo, puis-je le rendre ?"],
  },
  {
    key: 'fr-delai',
    title: 'Délais de livraison',
    body: 'Un vélo en stock part sous trois jours ouvrés et arrive deux à cinq jours plus tard. Un vélo fabriqué pour vous demande six à huit semaines.',
    asked: [
      'Quand vais-je recevoir mon vélo ?',
      'quels sont les delais de livraison',
      'Combien de semaines pour un vélo fabriqué sur commande ?',
    ],
  },
  {
    key: 'fr-frais',
    title: 'Frais de livraison',
    body: "La livraison d'un vélo coûte 49 € dans l'Union européenne et 79 € en Suisse. Les pièces partent pour 6 €, gratuitement dès 80 €.",
    asked: ['Combien coûte la livraison en Suisse ?', 'la livraison est-elle gratuite ?', 'frais de port'],
  },
  {
    key: 'fr-paiement',
    title: 'Moyens de paiement',
    body: "Nous acceptons Visa, Mastercard, PayPal, Klarna et le virement bancaire. Les espèces ne sont acceptées qu'à l'atelier.",
    asked: ['Peut-on payer par PayPal ?', 'acceptez-vous les virements', 'Puis-je régler en espèces ?'],
  },
  {
    key: 'fr-garantie',
    title: 'Ce que couvre la garantie',
    body: "Le cadre est garanti dix ans, la peinture et les pièces deux ans. L'usure, les accidents et la rouille due au sel n'en font pas partie. Gardez la facture.",
    asked: ['Combien de temps le cadre est-il garanti ?', 'la rouille est-elle couverte par la garantie ?'],
  },
  {
    key: 'fr-reparation',
    title: 'Prendre rendez-vous pour une réparation',
    body: 'Réservez une réparation en ligne ou par téléphone. La plupart sont terminées en deux jours. Nous appelons avant de dépasser le devis.',
    asked: ['Je voudrais faire réparer mon vélo', 'combien de temps dure une réparation ?'],
  },
  {
    key: 'fr-motdepasse',
    title: 'Mot de passe oublié',
    body: 'Choisissez Mot de passe oublié sur la page de connexion. Le lien arrive par e-mail et reste valable une heure.',
    asked: ["J'ai oublié mon mot de passe", 'impossible de me connecter, mot de passe perdu'],
  },
  {
    key: 'fr-annuler',
    title: 'Annuler une commande',
    body: "Tant que le vélo n'a pas quitté l'atelier, vous pouvez annuler la commande sans frais. Le montant est remboursé sous cinq jours ouvrés.",
    asked: ['Je veux annuler ma commande', "l'annulation est-elle payante ?", 'comment résilier mon achat'],
  },
  {
    key: 'fr-taille',
    title: 'Choisir la taille du cadre',
    body: "Mesurez votre entrejambe sans chaussures et multipliez par 0,66 : c'est la hauteur du cadre en centimètres.",
    asked: ['Quelle taille de cadre choisir ?', 'comment mesurer mon entrejambe'],
  },
  {
    key: 'fr-horaires',
    title: "Horaires d'ouverture de l'atelier",
    body: "L'atelier et la boutique de Malmö sont ouverts du mardi au vendredi de 9 h à 18 h et le samedi de 10 h à 14 h.",
    asked: ['Quels sont vos horaires ?', 'êtes-vous ouverts le samedi ?'],
  },
]
