import { days, hours, type Script } from './script.ts'

export const german: readonly Script[] = [
  {
    from: 'jonas.weber@example.com',
    subject: 'Paket beschädigt angekommen (LD-48213)',
    status: 'resolved',
    assignee: 'aylin',
    priority: 'medium',
    labels: ['delivery', 'damage'],
    ago: 5 * days + 7 * hours,
    lines: [
      '0 contact: Guten Morgen, gerade kam mein Skiffer an. Der Karton hat ein faustgroßes Loch und am Unterrohr ist ein tiefer Kratzer bis aufs Metall. Bestellnummer LD-48213. Was nun?',
      '11 aylin: Guten Morgen Herr Weber, das tut mir leid. Könnten Sie mir zwei Fotos schicken, eines vom Karton mit dem Aufkleber und eines vom Kratzer? Bitte werfen Sie den Karton noch nicht weg.',
      '26 contact: Ist unterwegs, kam gerade per E-Mail zu Ihnen. Der Fahrer hat übrigens „Empfänger zufrieden“ angekreuzt, ohne mich zu fragen.',
      '33 note:aylin: Fotos sind da, klarer Transportschaden. Rahmen nicht eingedellt, nur Lack. Angebot: Austausch oder 200 € Nachlass.',
      '36 aylin: Danke, das ist eindeutig ein Transportschaden, und den Haken des Fahrers klären wir mit dem Spediteur. Sie haben die Wahl: Wir tauschen das Rad aus (etwa acht Werktage), oder Sie behalten es und wir erstatten 200 € und legen einen Lackstift bei.',
      '95 contact: Ehrlich gesagt bekommt es bei mir sowieso Kratzer. 200 € und der Lackstift sind fair.',
      '101 aylin: Gern. Die 200,00 € gehen heute noch auf Ihre Karte zurück, der Lackstift (Schiefergrau, RAL 7015) kommt mit der Post. Gute Fahrt!',
      '3050 contact: Geld ist da, Stift auch, man sieht fast nichts mehr. Vielen Dank für die unkomplizierte Hilfe!',
    ],
  },
  {
    from: 'hp.schoeller@example.org',
    subject: 'Mahnung trotz bezahlter Rechnung – so geht es nicht!',
    status: 'open',
    assignee: 'maja',
    priority: 'high',
    labels: ['invoice', 'complaint'],
    ago: 8 * hours,
    handover: 'Kunde droht mit einem Anwalt und verlangt die Geschäftsführung',
    lines: [
      `0 contact: Sehr geehrte Damen und Herren,

mit Befremden habe ich heute Ihre zweite Mahnung zur Rechnung INV-20877 über 1.290,00 € erhalten, zuzüglich 10,00 € Mahngebühr. Diese Rechnung habe ich am 14. des vergangenen Monats beglichen; den Kontoauszug hatte ich Ihnen bereits nach der ersten Mahnung gesandt.

Ich erwarte bis Freitag, 12:00 Uhr, die schriftliche Bestätigung, dass die Angelegenheit erledigt ist, sowie eine Erklärung. Andernfalls übergebe ich die Sache meinem Anwalt.

Hochachtungsvoll
Dr. Hans-Peter Schöller`,
      '28 zofia: Sehr geehrter Herr Dr. Schöller, vielen Dank für Ihre Nachricht, und bitte entschuldigen Sie. Ich prüfe die Buchung sofort und hole die Geschäftsführung dazu.',
      '35 note:zofia: Die Zahlung ist da, aber unter INV-20887 verbucht (Zahlendreher bei uns). @Maja, kannst du selbst antworten? Er möchte jemanden mit Unterschrift.',
      '70 maja: Sehr geehrter Herr Dr. Schöller, ich bestätige Ihnen, dass die Rechnung INV-20877 vollständig bezahlt ist. Wir haben Ihre Überweisung unter einer falschen Nummer verbucht, der Fehler lag allein bei uns. Beide Mahnungen sind zurückgenommen, die Gebühr entfällt. Den Brief dazu unterschreibe ich heute noch.',
      '140 contact: Ich nehme das zur Kenntnis und warte auf Ihren Brief.',
    ],
  },
  {
    from: 'miriam.stadler@stadtkurier.example',
    subject: 'Angebot für 12 Lastenräder',
    status: 'open',
    assignee: 'aylin',
    priority: 'high',
    labels: ['sales', 'fleet'],
    ago: 31 * hours,
    lines: [
      '0 contact: Hallo zusammen, wir sind ein Kurierdienst in Leipzig und wollen zum Frühjahr von sechs Lieferwagen auf Lastenräder umsteigen. Was kosten 12 Brygga E mit großer Box, und gibt es Leasing?',
      '21 aylin: Hallo Frau Stadler, das klingt nach einem schönen Vorhaben! Bei 12 Stück kostet das Brygga E mit großer Box 4.390 € netto. Leasing läuft über unsere Partnerbank, 36 Monate, rund 139 € im Monat pro Rad. Wann genau soll es losgehen?',
      '34 contact: Ab 1. März. Das Budget von 55.000 € hat die Geschäftsleitung schon freigegeben, entscheiden tue ich zusammen mit meinem Kollegen Herrn Thieme. Wichtig wäre uns ein zweiter Akku pro Rad.',
      '49 aylin: Mit dem zweiten Akku (Flottenpreis 419 €) landen wir bei 57.708 € netto. Ich frage intern, ob wir Ihnen bei den Akkus entgegenkommen können, und melde mich morgen.',
      '52 note:aylin: Budget 55.000 €, uns fehlen 2.708 €. Elsa, können wir die Akkus für 199 € geben, wenn sie die Wartung dazunehmen?',
      '1290 note:elsa: Ja, mit Wartungsvertrag über zwei Jahre. Bitte schriftlich festhalten.',
      '1310 aylin: Guten Morgen Frau Stadler, mit einem Wartungsvertrag über zwei Jahre bekommen Sie die Akkus für 199 €, dann sind es 55.068 €. Die 68 € schenken wir uns. Passt eine Probefahrt nächste Woche?',
      '1402 contact: Das passt prima. Donnerstag, 10 Uhr, Herr Thieme kommt mit.',
    ],
  },
  {
    from: 'yusuf.aksoy@example.net',
    subject: 'Bewerbung als Zweiradmechatroniker',
    status: 'snoozed',
    assignee: 'maja',
    priority: 'low',
    labels: ['job application'],
    ago: 4 * days + 20 * hours,
    lines: [
      `0 contact: Sehr geehrte Frau Lindqvist,

im September habe ich meine Ausbildung zum Zweiradmechatroniker in Kiel mit der Note 1,7 abgeschlossen. Im letzten Lehrjahr habe ich vor allem E-Antriebe instand gesetzt und Laufräder eingespeicht.

Ihre Räder habe ich in der Werkstatt kennengelernt: Sie sind die einzigen, bei denen ich den Freilauf ohne Spezialwerkzeug wechseln konnte. Ich würde gern wissen, wer sich so etwas ausdenkt, und dort mitarbeiten. Ein Umzug nach Malmö wäre kein Problem, Schwedisch lerne ich seit einem Jahr.

Über eine Einladung würde ich mich sehr freuen.

Mit freundlichen Grüßen
Yusuf Aksoy`,
      '1300 maja: Lieber Herr Aksoy, den Freilauf hat sich meine Mutter ausgedacht, sie wird sich über Ihren Satz freuen. Hätten Sie nächste Woche Zeit für ein Gespräch per Video und danach für zwei Probetage bei uns? Reise und Zimmer zahlen wir.',
      '1345 contact: Sehr gern! Jeder Tag außer Mittwoch. Tack så mycket!',
      '1350 note:maja: Guter Eindruck, ausdrücklich nach der Werkstatt gefragt. Kenji soll beim Gespräch dabei sein. Zurückgestellt bis zum Termin.',
    ],
  },
  {
    from: 'anneliese.huber@example.org',
    subject: 'Klingel',
    status: 'resolved',
    assignee: 'zofia',
    labels: ['parts'],
    ago: 2 * days + 6 * hours,
    lines: [
      '0 contact: Grüß Gott, mir ist die schöne Messingklingel gestohlen worden. Kann ich die einzeln nachkaufen? Ich hab aber kein Paypal und so.',
      '16 zofia: Grüß Gott Frau Huber, wie gemein! Ja, die Klingel gibt es einzeln für 19,50 €. Ich lege Ihnen eine Rechnung bei, dann können Sie ganz normal überweisen. Soll sie an die Adresse in Rosenheim?',
      '58 contact: Ja bitte, Rosenheim stimmt. Das ist aber nett, daß das noch auf Rechnung geht.',
      '61 zofia: Bei uns immer. Sie ist in zwei bis drei Tagen bei Ihnen.',
    ],
  },
  {
    from: 'florian.gerber@example.com',
    subject: 'rücksendung',
    status: 'open',
    priority: 'medium',
    labels: ['return'],
    ago: 82,
    lines: [
      '0 contact: hallo hab das vinge bestellt LD-48871 is mir aber zu klein bin 1,96. kann ichs zurückschiken? ist ausgepackt aber nur 1x im hof gefahrn',
      '2 contact: karton hab ich noch',
      '3 contact: und gibts was in gröser oder lieber gleich das skiffer?',
    ],
  },
]
