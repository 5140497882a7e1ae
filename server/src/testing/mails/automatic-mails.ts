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
  'Ausência de sinal',
  'On holiday next week - please change my delivery',
  'Annual leave: how do I enter it?',
  'Abwesenheiten eintragen',
  '휴가 신청 문의',
  '外出先からログインできない',
  'Auto: welche Batterie passt?',
  'Absente le 12, nouvelle date de livraison ?',
]

/** What a person answers. */
const talk = ['Re: Out of office message does not work', 'AW: Im Urlaub bestellt', 'Re: Assenza di segnale']
const answer = { 'In-Reply-To': '<out.1@shop.example>' }

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
  [
    'A person who asks about a delivery in an answer',
    { Subject: 'SV: Delivery status', 'Return-Path': '<kim@kunde.example>' },
    null,
  ],
  ['A firm of bouncy castles', { From: 'Castles <bounce-rentals@kunde.example>' }, null],
  [
    'An absence that answers a mail about a failure',
    { Subject: 'Automatic reply: Re: Delivery failed', 'Auto-Submitted': 'auto-replied', 'Return-Path': '<>' },
    'auto_reply',
  ],
  ...absences.map((subject) => [`An absence: ${subject}`, { ...answer, Subject: subject }, 'auto_reply'] as const),
  ...presences.map((subject) => [`No absence: ${subject}`, { Subject: subject }, null] as const),
  ...talk.map((subject) => [`No absence, in an answer: ${subject}`, { ...answer, Subject: subject }, null] as const),
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
