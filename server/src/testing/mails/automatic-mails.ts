import { type Fields, type MailCase, multipart, part, textMail } from './mail-case.ts'

const automatic: [name: string, fields: Fields, kind: MailCase['expected']['automatic']][] = [
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
