import { days, hours, type Script } from './script.ts'

export const french: readonly Script[] = [
  {
    from: 'camille.lefevre@example.org',
    subject: 'Commande LD-48450 : il manque la béquille',
    status: 'resolved',
    assignee: 'nadia',
    priority: 'low',
    labels: ['delivery', 'missing part'],
    ago: 4 * days + 5 * hours,
    lines: [
      '0 contact: Bonjour, j’ai bien reçu mon Ljung hier, il est magnifique. En revanche, la béquille à 27,00 € que j’avais ajoutée à la commande n’était pas dans le carton.',
      '13 nadia: Bonjour Camille, merci pour votre message et désolée pour cet oubli. Je viens de vérifier : la béquille est restée sur l’établi, elle vous attendait sagement. Je vous l’expédie aujourd’hui en Colissimo.',
      '17 contact: Parfait, merci ! Est-ce qu’elle se monte facilement ? Je ne suis pas très bricoleuse…',
      '25 nadia: Il suffit d’une clé Allen de 6 et de cinq minutes. J’ai glissé une clé dans le colis, et voici la notice en images : https://shop.lindqvist.example/aide/bequille',
      '4010 contact: Montée du premier coup ! Merci pour la clé, c’est une gentille attention.',
    ],
  },
  {
    from: 'mathieu.gauthier@example.com',
    subject: 'Inadmissible !!!',
    status: 'open',
    assignee: 'nadia',
    priority: 'urgent',
    labels: ['complaint', 'warranty'],
    ago: 7 * hours,
    handover: 'Client très mécontent, panne à répétition',
    lines: [
      '0 contact: C’est la deuxième fois en six semaines que le moteur de mon Brygga E me lâche en pleine rue, avec mes deux enfants dans la caisse. J’ai payé 4 890 € pour ce vélo. Je ne veux plus de réparation, je veux un remboursement intégral.',
      '19 nadia: Monsieur Gauthier, je comprends votre colère, et je suis d’abord soulagée que personne ne soit blessé. Je m’occupe personnellement de votre dossier. Quel code le compteur affichait-il au moment de la panne ?',
      '27 contact: E-21, comme la première fois. On m’avait juré que c’était réglé.',
      '34 note:nadia: E-21 = capteur de couple. La première réparation (RP-3312) n’a remplacé que le câble. Deux pannes en moins de deux mois : il a droit au remboursement. Elsa, ton accord ?',
      '61 note:elsa: Accord pour le remboursement intégral, ou un vélo neuf avec trois ans de garantie s’il préfère. Enlèvement à notre charge.',
      '66 nadia: La première réparation était incomplète, c’est notre faute. Je vous propose au choix le remboursement intégral de 4 890 €, ou un vélo neuf avec une garantie prolongée à trois ans. Dans les deux cas, nous venons chercher le vélo chez vous, à nos frais.',
      '180 contact: J’en discute avec ma femme ce soir. Merci au moins pour la franchise.',
    ],
  },
  {
    from: 'elodie.rousseau@velo-bureau.example',
    subject: 'Demande de devis : 25 vélos de fonction',
    status: 'open',
    assignee: 'nadia',
    priority: 'high',
    labels: ['sales', 'fleet'],
    ago: 29 * hours,
    lines: [
      `0 contact: Bonjour,

Je suis responsable des ressources humaines chez Vélo Bureau, à Lyon (180 salariés). Nous souhaitons équiper 25 collaborateurs de vélos de fonction avant le 1er avril.

Pourriez-vous nous indiquer :
– le tarif du Måne et du Ljung pour 25 unités ;
– les conditions d’entretien sur place ;
– les délais de livraison.

Notre budget est d’environ 28 000 € HT et la décision sera prise en comité de direction à la fin du mois.

Bien cordialement,
Élodie Rousseau`,
      '42 nadia: Bonjour Madame Rousseau, merci de votre intérêt. À partir de 20 vélos, le Måne est à 1 085 € HT et le Ljung à 835 € HT. Deux journées d’entretien par an dans vos locaux coûtent 1 150 €. Comptez quinze jours ouvrés pour la livraison.',
      '66 contact: Merci pour votre réactivité ! Peut-on panacher, par exemple 15 Måne et 10 Ljung ?',
      '73 nadia: Bien sûr : 15 Måne et 10 Ljung font 24 625 € HT, soit 25 775 € HT avec l’entretien. Le devis Q-1190 part à l’instant, valable 30 jours.',
      '1400 contact: Bien reçu. Une dernière question : le forfait mobilités durables s’applique-t-il aux vélos achetés par l’entreprise ?',
    ],
  },
  {
    from: 'fatou.diallo@example.org',
    status: 'resolved',
    assignee: 'nadia',
    labels: ['question'],
    ago: 3 * days + 2 * hours,
    lines: [
      '0 contact: coucou, vous faites les révisions sans rdv ?',
      '5 nadia: Bonjour Fatou ! À Malmö, oui, tous les matins de 8 h à 11 h. Ailleurs, nous travaillons avec des ateliers partenaires : dans quelle ville êtes-vous ?',
      '6 contact: Toulouse',
      '9 nadia: Alors l’atelier partenaire le plus proche est celui de la rue des Lois. Comptez 65 € pour une révision complète, c’est mieux de réserver : https://shop.lindqvist.example/ateliers/toulouse',
      '12 contact: super merci bcp 🙏',
    ],
  },
  {
    from: 'jb.morel@example.net',
    subject: 'Candidature spontanée – alternance marketing',
    status: 'resolved',
    assignee: 'elsa',
    labels: ['job application'],
    ago: 6 * days + 1 * hours,
    lines: [
      '0 contact: Madame, Monsieur, étudiant en master de communication à Rennes, je suis à la recherche d’une alternance d’un an à partir de septembre. Passionné de vélo, j’ai traversé la Norvège en Skiffer l’été dernier et j’aimerais raconter vos machines comme elles le méritent. Vous trouverez mes récits ici : https://jbmorel.example/norvege. Je reste à votre disposition pour un entretien.',
      '1500 elsa: Bonjour Jean-Baptiste, vos récits sont superbes, surtout la crevaison sous l’aurore boréale. Nous n’avons malheureusement pas de poste en alternance cette année. Accepteriez-vous en revanche que nous publiions l’un de vos textes, rémunéré 300 € ?',
      '1544 contact: Bonjour Elsa, avec grand plaisir ! Je vous envoie une version relue dès demain.',
    ],
  },
]
