import { type Fields, type MailCase, multipart, part, textMail } from './mail-case.ts'

/** As mail programs without headers of their own announce them. */
const absences = [
  'Out of the office until 7 December Re: Your order',
  'On vacation: Your order',
  'Bin im Urlaub: Ihre Bestellung',
  'Nicht im Büro',
  'Absente du 3 au 9 novembre',
  'Fuera de la oficina: su pedido',
  'Fora do escritório',
  'Fuori ufficio: ordine',
  'Niet op kantoor',
  'Frånvarande till måndag',
  'Fravær: Din ordre',
  'Poza biurem do poniedziałku',
  'Mimo kancelář',
  'В отпуске до понедельника',
  'Ofis dışındayım',
  '休暇中のお知らせ',
  '부재중입니다',
]

/** Words of an absence that are about something else. */
const presences = [
  'Holiday cottage in June',
  'Order placed while on holiday',
  'Office chair out of stock',
  'Urlaub: welche Tasche passt?',
  'Vacances scolaires : êtes-vous ouverts ?',
]

type Case = readonly [name: string, fields: Fields, kind: MailCase['expected']['automatic']]
const automatic: Case[] = [
  [
    'Exchange out of office',
    {
      Subject: 'Automatic reply: Your order',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'In-Reply-To': '<out.1@shop.example>',
    },
    'auto_reply',
  ],
  [
    'Gmail vacation responder',
    {
      Subject: 'On holiday Re: Your order',
      'Auto-Submitted': 'auto-replied',
      Precedence: 'bulk',
      'X-Autoreply': 'yes',
    },
    'auto_reply',
  ],
  [
    'Sieve vacation',
    {
      Subject: 'Auto: Your order',
      'Auto-Submitted': 'auto-replied (vacation)',
      Precedence: 'bulk',
      'Return-Path': '<>',
    },
    'auto_reply',
  ],
  ['A responder with nothing but its own header', { 'X-Autorespond': 'Re: Your order' }, 'auto_reply'],
  ['GMX absence, known by its subject', { Subject: 'Abwesenheitsnotiz: Ihre Bestellung' }, 'auto_reply'],
  ['A French absence', { Subject: 'Réponse automatique : Votre commande' }, 'auto_reply'],
  ['A Japanese absence', { Subject: '自動応答: ご注文' }, 'auto_reply'],
  ['An empty return path without a bounce', { 'Return-Path': '<>' }, 'auto_reply'],
  [
    'A help desk that received something',
    { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    'auto_reply',
  ],
  [
    'A newsletter',
    { 'List-Unsubscribe': '<https://news.example/u>', 'List-Id': '<news.example>', Precedence: 'bulk' },
    'bulk',
  ],
  [
    'A mailing list',
    { 'List-Id': 'Gardeners <garden.lists.example>', 'List-Post': '<mailto:garden@lists.example>', Precedence: 'list' },
    'bulk',
  ],
  ['A monitoring system', { 'Auto-Submitted': 'auto-generated', From: 'Nagios <nagios@kunde.example>' }, 'bulk'],
  ['A notification that wants no absence', { 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' }, 'bulk'],
  ['No-reply', { From: 'Bank <no-reply@bank.example>' }, 'no_reply'],
  ['Do not reply, in one word', { From: 'Parcel <donotreply@parcel.example>' }, 'no_reply'],
  ['No-reply in French', { From: 'Banque <ne-pas-repondre@banque.example>' }, 'no_reply'],
  ['No-reply with more in front', { From: 'Shop <order-noreply@shop2.example>' }, 'no_reply'],
  ['A shop that notifies', { From: 'Parcels <notifications@parcel.example>' }, 'no_reply'],
  ['A mail that came around again', { 'X-Loop': 'support@shop.example' }, 'bulk'],
  ['A postmaster who is a person', { From: 'Postmaster <postmaster@kunde.example>' }, null],
  ['A person who sends a report on', { Subject: 'Fwd: Undelivered Mail Returned to Sender' }, null],
  ['A person who asks about a delivery', { Subject: 'Delivery problem with my order' }, null],
  ...absences.map((subject) => [`An absence: ${subject}`, { Subject: subject }, 'auto_reply'] as const),
  ...presences.map((subject) => [`No absence: ${subject}`, { Subject: subject }, null] as const),
  ['A person', {}, null],
  ['A person who says that no machine wrote it', { 'Auto-Submitted': 'no' }, null],
  ['A person called Noreen Reply', { From: 'Noreen Reply <noreen.reply@kunde.example>' }, null],
]

export const automatic_mails: MailCase[] = [
  ...automatic.map(([name, fields, kind]) => ({
    name: `Automatic or not: ${name}`,
    raw: textMail('Thank you for your message.', { Subject: 'Message', ...fields }),
    expected: { automatic: kind, report: null },
  })),
  {
    name: 'A read receipt',
    raw: multipart(
      'report; report-type=disposition-notification',
      [
        part('text/plain', 'Your message was read.'),
        part(
          'message/disposition-notification',
          'Final-Recipient: rfc822; anna@kunde.example\nDisposition: manual-action/MDN-sent-manually; displayed',
        ),
      ],
      { Subject: 'Read: Your order' },
    ),
    expected: { automatic: 'auto_reply', report: null, text: 'Your message was read.', parts: [] },
  },
]
