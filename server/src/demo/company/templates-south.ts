import type { Template } from './template.ts'

export const southernTemplates: readonly Template[] = [
  {
    language: 'fr',
    agent: 'nadia',
    labels: ['delivery'],
    subject: ({ order }) => `Suivi de la commande ${order}`,
    lines: ({ random, at, order, tracking }) => [
      random.pick([
        `0 contact: Bonjour, pouvez-vous me dire où en est ma commande ${order} ? Le suivi n’a pas bougé depuis ${random.int(2, 4)} jours.`,
        `0 contact: bonsoir, tjrs rien reçu pour la commande ${order}, c’est normal ?`,
      ] as const),
      `${at[0]} nadia: Bonjour, votre colis est arrivé à l’agence ce matin, la livraison est prévue ${random.pick(['demain dans la matinée', 'demain après-midi', 'après-demain'])}. Vous pouvez le suivre ici : ${tracking}`,
      `${at[1]} contact: ${random.pick(['Merci beaucoup, bonne journée !', 'Ah super, merci pour la réponse rapide.', 'D’accord, merci.'])}`,
    ],
  },
  {
    language: 'fr',
    agent: 'nadia',
    labels: ['question', 'accessories'],
    subject: ({ bike }) => `Antivol compatible avec le ${bike.name} ?`,
    lines: ({ random, at, bike }) => {
      const price = random.pick([49, 69, 89])
      return [
        `0 contact: Bonjour, quel antivol conseillez-vous pour un ${bike.name} garé dans la rue la nuit ? Mon assurance exige un modèle homologué.`,
        `${at[0]} nadia: Bonjour, pour la nuit je conseille notre antivol en U à ${price} € avec son support pour le cadre. Il est homologué, et l’attestation pour l’assurance est dans la boîte.`,
        `${at[1]} contact: Il pèse combien ?`,
        `${at[2]} nadia: ${random.pick(['1,4 kg', '1,6 kg', '1,8 kg'])}, support compris. C’est un peu lourd, mais c’est le prix de la tranquillité.`,
        `${at[3]} contact: ${random.pick(['Parfait, je commande.', 'OK, je vais réfléchir. Merci pour le conseil !'])}`,
      ]
    },
  },
  {
    language: 'es',
    agent: 'tomas',
    labels: ['return'],
    subject: ({ order }) => `Devolución del pedido ${order}`,
    lines: ({ random, at, order }) => {
      const [part, price] = random.pick([
        ['el casco', 54],
        ['el portabultos', 47],
        ['el sillín', 59],
      ] as const)
      return [
        `0 contact: Hola, quisiera devolver ${part} del pedido ${order} porque ${random.pick(['no me va bien', 'me equivoqué de talla', 'al final ya no hace falta'])}. ¿Cómo lo hago?`,
        `${at[0]} tomas: Hola, sin problema. Le acabo de enviar la etiqueta por correo; puede dejar el paquete en cualquier punto de recogida. En cuanto salga, le reembolsamos los ${price} €.`,
        `${at[1]} contact: ${random.pick(['Perfecto, mañana lo llevo. ¡Gracias!', 'Genial, muchas gracias por la rapidez.'])}`,
      ]
    },
  },
  {
    language: 'es',
    agent: 'tomas',
    labels: ['question'],
    subject: () => null,
    lines: ({ random, at, bike }) => [
      `0 contact: hola! la ${bike.name} cuánto pesa? es para subirla a un ${random.int(2, 5)}º sin ascensor 😅`,
      `${at[0]} tomas: ¡Hola! Pesa ${bike.weight} kg. Se lleva bien por el tubo, pero le recomiendo nuestro asa de cuero (22 €), que cambia mucho la cosa.`,
      `${at[1]} contact: jajaja vale, me apunto el asa. gracias!!`,
    ],
  },
  {
    language: 'pt',
    agent: 'tomas',
    labels: ['delivery'],
    subject: ({ order }) => `Encomenda ${order}`,
    lines: ({ random, at, order, tracking }) => [
      `0 contact: Bom dia, a encomenda ${order} já foi enviada? ${random.pick(['Preciso dela até sexta-feira.', 'Vou estar fora na próxima semana.', 'Ainda não recebi nenhum aviso.'])}`,
      `${at[0]} tomas: Bom dia! Saiu ontem do nosso armazém e deve chegar dentro de ${random.int(2, 4)} dias úteis. Pode acompanhar aqui: ${tracking}`,
      `${at[1]} contact: ${random.pick(['Muito bem, fico a aguardar. Cumprimentos.', 'Ótimo, agradeço a ajuda!'])}`,
    ],
  },
  {
    language: 'it',
    agent: 'tomas',
    labels: ['question'],
    subject: ({ bike }) => `Disponibilità ${bike.name}`,
    lines: ({ random, at, bike }) => [
      `0 contact: Buonasera, la ${bike.name} in ${random.pick(['verde bosco', 'grigio ardesia', 'blu notte'])} è disponibile? Sul sito costa ${bike.price} €, ma il bottone per comprarla è grigio.`,
      `${at[0]} tomas: Buonasera! Al momento è esaurita; la prossima serie arriva tra ${random.int(2, 4)} settimane. Vuole che gliene metta una da parte, senza impegno?`,
      `${at[1]} contact: ${random.pick(['Sì, volentieri, taglia M. Grazie!', 'Magari, grazie. Taglia L.', 'Ci penso e le faccio sapere, grazie intanto.'])}`,
    ],
  },
  {
    language: 'it',
    agent: 'tomas',
    labels: ['invoice'],
    subject: ({ invoice }) => `Copia della fattura ${invoice}`,
    lines: ({ random, at, invoice, order }) => [
      `0 contact: Buongiorno, avrei bisogno di una copia della fattura ${invoice} per ${random.pick(['la commercialista', 'il bonus mobilità', 'la garanzia'])}. L’ordine è ${order}.`,
      `${at[0]} tomas: Buongiorno, gliel’ho appena inviata per e-mail in PDF. La trova anche nella sua area personale, alla voce “Documenti”.`,
      `${at[1]} contact: Ricevuta, grazie e buon lavoro!`,
    ],
  },
  {
    language: 'fr',
    agent: 'nadia',
    labels: ['return'],
    subject: ({ order }) => `Retour d’un article, commande ${order}`,
    lines: ({ random, at, order }) => {
      const [part, price] = random.pick([
        ['le casque', 54],
        ['le panier avant', 42],
        ['le garde-boue arrière', 32],
      ] as const)
      return [
        `0 contact: Bonjour, je souhaite renvoyer ${part} de la commande ${order}, ${random.pick(['ce n’est pas le bon modèle', 'il ne convient pas', 'je l’ai reçu en double'])}. Comment faire ?`,
        `${at[0]} nadia: Bonjour, c’est très simple : l’étiquette de retour est dans votre messagerie. Dès que le colis est pris en charge, nous vous remboursons les ${price} €.`,
        `${at[1]} contact: ${random.pick(['Impeccable, merci.', 'Merci, je le dépose demain.'])}`,
      ]
    },
  },
]
