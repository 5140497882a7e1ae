import type { Template } from './template.ts'

export const northernTemplates: readonly Template[] = [
  {
    language: 'en',
    agent: 'kenji',
    labels: ['delivery'],
    subject: ({ order }) => `Where is ${order}?`,
    lines: ({ random, at, order, tracking, first_name }) => [
      random.pick([
        `0 contact: Hi, just checking on order ${order}. The tracking page has not changed since ${random.pick(['Tuesday', 'the weekend', 'yesterday morning'])}.`,
        `0 contact: hello, any news about ${order}? was supposed to be here by now`,
        `0 contact: Good evening. Could you tell me when ${order} will be delivered? I need to book a half day off work.`,
      ] as const),
      `${at[0]} kenji: Hi ${first_name}, it is at the depot nearest to you and goes out ${random.pick(['tomorrow morning', 'with the next van', 'in the afternoon round'])}. Live tracking: ${tracking}`,
      `${at[1]} contact: ${random.pick(['Great, thank you!', 'ok perfect, I’ll be in', 'Thanks for the quick reply, much appreciated.'])}`,
    ],
  },
  {
    language: 'en',
    agent: 'elsa',
    labels: ['question', 'sizing'],
    subject: ({ bike }) => `Which size of the ${bike.name}?`,
    lines: ({ random, at, bike }) => {
      const height = random.int(158, 194)
      return [
        `0 contact: I am ${height} cm with an inseam of ${Math.round(height * 0.46)} cm and I am between two sizes on your ${bike.name} chart. Which one would you take?`,
        `${at[0]} elsa: Good question. Do you prefer to sit upright or a little stretched? With your inseam both would fit.`,
        `${at[1]} contact: ${random.pick(['Upright, my back says thank you.', 'A bit sporty, I ride about 20 miles at a time.', 'Upright I think. Mostly town and the odd towpath.'])}`,
        `${at[2]} elsa: Then I would take the ${height > 176 ? 'larger one and leave the stem as it is' : 'smaller one and raise the stem by one spacer'}. And if it feels wrong, you have 30 days to swap it.`,
      ]
    },
  },
  {
    language: 'en',
    agent: 'aylin',
    labels: ['return'],
    subject: ({ order }) => `Return for ${order}`,
    lines: ({ random, at, order, bike }) => [
      `0 contact: I'd like to return the ${random.pick(['lock', 'helmet', 'front light', 'pannier'])} from ${order}, it ${random.pick(['is smaller than I thought', 'does not fit my handlebar', 'was a present and we now have two'])}. What do I need to do?`,
      `${at[0]} aylin: No problem at all. I have e-mailed you a label; put everything in any sturdy box and drop it off within 14 days. Do you want the money back or something else instead?`,
      `${at[1]} contact: Money back please. The ${bike.name} itself stays, obviously 🙂`,
      `${at[1] + 1} note:aylin: Refund to card as soon as the parcel is scanned, no need to wait for inspection.`,
      `${at[3]} aylin: Understood. You will have it about three days after the parcel is scanned.`,
    ],
  },
  {
    language: 'de',
    agent: 'aylin',
    labels: ['delivery'],
    subject: ({ order }) => `Wo bleibt ${order}?`,
    lines: ({ random, at, order, bike, tracking }) => [
      random.pick([
        `0 contact: Guten Tag, ich warte seit ${random.int(5, 9)} Tagen auf mein ${bike.name}, Bestellung ${order}. Können Sie bitte nachsehen?`,
        `0 contact: Hallo, laut Sendungsverfolgung sollte ${order} gestern ankommen. Leider war niemand da. Wie geht es jetzt weiter?`,
      ] as const),
      `${at[0]} aylin: Guten Tag, ich habe gerade mit der Spedition gesprochen: Die Lieferung kommt ${random.pick(['morgen zwischen 8 und 12 Uhr', 'übermorgen am Vormittag', 'am nächsten Werktag nach 14 Uhr'])}. Hier können Sie zusehen: ${tracking}`,
      `${at[1]} contact: ${random.pick(['Wunderbar, dann bin ich zu Hause. Danke!', 'Alles klar, vielen Dank für die schnelle Auskunft.', 'Super, danke! 👍'])}`,
    ],
  },
  {
    language: 'de',
    agent: 'zofia',
    labels: ['parts', 'question'],
    subject: ({ bike }) => `Ersatzteil für ${bike.name}`,
    lines: ({ random, at, bike }) => {
      const [part, price] = random.pick([
        ['ein Schaltauge', 24],
        ['ein Paar Bremsbeläge', 15],
        ['einen neuen Sattel', 59],
        ['ein Schutzblech für hinten', 32],
      ] as const)
      return [
        `0 contact: Guten Morgen, passt an das ${bike.name} aus dem Vorjahr noch das gleiche Teil wie heute? Ich brauche ${part}.`,
        `${at[0]} zofia: Guten Morgen, ja, daran hat sich nichts geändert. Es kostet ${price} € und ist auf Lager. Soll ich es Ihnen gleich zurücklegen?`,
        `${at[1]} contact: ${random.pick(['Ja, bitte. Ich bestelle heute Abend.', 'Danke, ich habe es gerade bestellt.', 'Gern, ich hole es am Samstag bei Ihrem Partner ab.'])}`,
        `${at[2]} zofia: Prima. Eine Anleitung mit Bildern liegt bei.`,
      ]
    },
  },
  {
    language: 'nl',
    agent: 'aylin',
    labels: ['question', 'web shop'],
    subject: ({ order }) => `Bestelling ${order} wijzigen`,
    lines: ({ random, at, order, bike }) => [
      `0 contact: Hallo, ik heb net de ${bike.name} besteld (${order}) maar ik zie dat ik ${random.pick(['de verkeerde kleur', 'het oude adres', 'maat S in plaats van M'])} heb ingevuld. Kan dat nog anders?`,
      `${at[0]} aylin: Hallo! Ja hoor, de bestelling is nog niet ingepakt. Ik heb het aangepast, je krijgt zo een nieuwe bevestiging.`,
      `${at[1]} contact: ${random.pick(['Fijn, dank je wel!', 'Pff, gelukkig. Bedankt!', 'Ontvangen, klopt nu helemaal 👌'])}`,
    ],
  },
  {
    language: 'sv',
    agent: 'elsa',
    labels: ['repair'],
    subject: ({ bike }) => `Tid för service på min ${bike.name}`,
    lines: ({ random, at, bike, first_name }) => [
      `0 contact: Hej! Jag skulle vilja boka service på min ${bike.name}. ${random.pick(['Bromsarna skriker.', 'Växeln hoppar ibland.', 'Det är dags för tvåårsservicen.'])} Finns det någon tid nästa vecka?`,
      `${at[0]} elsa: Hej ${first_name}! Vi har en tid på ${random.pick(['tisdag klockan 9', 'onsdag klockan 13', 'torsdag klockan 10'])}. Det kostar ${random.pick([695, 895])} kr och tar ungefär två timmar. Passar det?`,
      `${at[1]} contact: ${random.pick(['Perfekt, då ses vi!', 'Ja, det blir jättebra. Tack!'])}`,
    ],
  },
  {
    language: 'nl',
    agent: 'aylin',
    labels: ['repair'],
    subject: ({ bike }) => `Lekke band, welke maat voor de ${bike.name}?`,
    lines: ({ random, at, bike }) => [
      `0 contact: Hoi, ik heb voor de ${random.pick(['tweede', 'derde'])} keer een lekke achterband. Welke buitenband past op de ${bike.name} en kan beter tegen glas?`,
      `${at[0]} aylin: Hoi! Neem de versie met de dikke laag tegen lekrijden, € ${random.pick([34, 39])}. Hij is ${random.int(180, 260)} gram zwaarder, maar je hebt er bijna geen omkijken meer naar.`,
      `${at[1]} contact: ${random.pick(['Klinkt goed, ik bestel er meteen twee.', 'Dank je! Gewicht maakt me niet uit, plakken wel 😅'])}`,
    ],
  },
]
