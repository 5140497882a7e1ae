import { htmlMail, type MailCase, textMail } from './mail-case.ts'

/** Mails of text whose own words lie elsewhere than above a marked quote. */
export const written_otherwise: MailCase[] = [
  {
    name: 'A help desk’s line separates an answer from history, in English',
    raw: textMail('It works now.\n\n-- Please reply above this line --\n\nShop: did you try again?'),
    expected: { reply: 'It works now.', has_quote: true },
  },
  {
    name: 'Zendesk’s line separates an answer from history, in German',
    raw: textMail(
      'Es geht wieder.\n\n##- Bitte geben Sie Ihre Antwort oberhalb dieser Zeile ein. -##\n\nShop: Bitte erneut versuchen.',
    ),
    expected: { reply: 'Es geht wieder.', has_quote: true },
  },
  {
    name: 'Answers between quoted lines keep what they answer',
    raw: textMail(
      'Hi,\n\nOn 16/11/2026 09:00, Shop wrote:\n> Which size?\n\nMedium.\n\n> Which color?\n\nBlue.\n\n> Kind regards\n> Shop',
    ),
    expected: {
      reply: 'Hi,\n\nOn 16/11/2026 09:00, Shop wrote:\n> Which size?\n\nMedium.\n\n> Which color?\n\nBlue.',
      has_quote: true,
    },
  },
  {
    name: 'An answer below a quote keeps the quote',
    raw: textMail('On 16/11/2026 09:00, Shop wrote:\n> Which size?\n\nMedium, please.'),
    expected: { reply: 'On 16/11/2026 09:00, Shop wrote:\n> Which size?\n\nMedium, please.', has_quote: false },
  },
  {
    name: 'Answers between quoted lines in HTML stay',
    raw: htmlMail(
      '<p>See below.</p><div class="moz-cite-prefix">On 16/11/2026 09:00, Shop wrote:</div><blockquote type="cite">Which size?</blockquote><p>Medium.</p><blockquote type="cite">Which color?</blockquote><p>Blue.</p>',
    ),
    expected: {
      has_quote: false,
      reply: 'See below.\n\nOn 16/11/2026 09:00, Shop wrote:\n\n> Which size?\n\nMedium.\n\n> Which color?\n\nBlue.',
    },
  },
  {
    name: 'Nothing but a quote is what was sent',
    raw: textMail('> The address is 5 Main Street.\n> Please deliver on Monday.'),
    expected: { reply: '> The address is 5 Main Street.\n> Please deliver on Monday.', has_quote: false },
  },
  {
    name: 'A forward from Gmail keeps what it forwards',
    raw: textMail(
      'Can you help him?\n\n---------- Forwarded message ---------\nFrom: Ben <ben@kunde.example>\nDate: Mon, 16 Nov 2026 at 08:00\nSubject: Broken\nTo: Anna <anna@kunde.example>\n\n\nMy lamp is broken.',
      { Subject: 'Fwd: Broken' },
    ),
    expected: {
      has_quote: false,
      reply:
        'Can you help him?\n\n---------- Forwarded message ---------\nFrom: Ben <ben@kunde.example>\nDate: Mon, 16 Nov 2026 at 08:00\nSubject: Broken\nTo: Anna <anna@kunde.example>\n\n\nMy lamp is broken.',
    },
  },
  {
    name: 'A forward from Outlook in German keeps what it forwards',
    raw: textMail(
      'Zur Info.\n\nVon: Ben <ben@kunde.example>\nGesendet: Montag, 16. November 2026 08:00\nAn: Anna <anna@kunde.example>\nBetreff: Defekt\n\nDie Lampe ist defekt.',
      { Subject: 'WG: Defekt' },
    ),
    expected: {
      has_quote: false,
      reply:
        'Zur Info.\n\nVon: Ben <ben@kunde.example>\nGesendet: Montag, 16. November 2026 08:00\nAn: Anna <anna@kunde.example>\nBetreff: Defekt\n\nDie Lampe ist defekt.',
    },
  },
  {
    name: 'A forward from Apple Mail keeps what it forwards',
    raw: textMail(
      'Please see below\n\nSent from my iPhone\n\nBegin forwarded message:\n\n> From: Ben <ben@kunde.example>\n> Subject: Broken\n> \n> My lamp is broken.',
      { Subject: 'Fwd: Broken' },
    ),
    expected: {
      has_quote: false,
      signature: 'Sent from my iPhone',
      reply:
        'Please see below\n\nBegin forwarded message:\n\n> From: Ben <ben@kunde.example>\n> Subject: Broken\n> \n> My lamp is broken.',
    },
  },
  {
    name: 'An answer above a history that holds a forward is only the answer',
    raw: textMail(
      'Thanks!\n\nFrom: Shop <support@shop.example>\nSent: Monday, November 16, 2026 9:00 AM\nTo: Anna\nSubject: Re: Broken\n\nHere it is.\n\n---------- Forwarded message ---------\nFrom: Ben <ben@kunde.example>\n\nMy lamp is broken.',
    ),
    expected: { reply: 'Thanks!', has_quote: true },
  },
  {
    name: 'A forward in Outlook on the web keeps its HTML history',
    raw: htmlMail(
      '<div>Can you take this?</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Ben<br><b>Sent:</b> Monday<br><b>To:</b> Anna<br><b>Subject:</b> Broken</div><div>My lamp is broken.</div>',
      { Subject: 'FW: Broken' },
    ),
    expected: {
      has_quote: false,
      reply: 'Can you take this?\n\nFrom: Ben\nSent: Monday\nTo: Anna\nSubject: Broken\nMy lamp is broken.',
    },
  },
  {
    name: 'A sentence that ends with "wrote:" is no attribution',
    raw: textMail('Hello,\n\nthis is what your colleague wrote:\nthe lamp will come tomorrow.\n\nIs that true?', {
      Subject: 'Lamp',
    }),
    expected: {
      has_quote: false,
      reply: 'Hello,\n\nthis is what your colleague wrote:\nthe lamp will come tomorrow.\n\nIs that true?',
    },
  },
  {
    name: 'Fields of a form are no header block',
    raw: textMail('Name: Anna\nFrom: Berlin\nTo: Hamburg\nWeight: 3 kg\n\nWhat would it cost?', { Subject: 'Quote' }),
    expected: { has_quote: false, reply: 'Name: Anna\nFrom: Berlin\nTo: Hamburg\nWeight: 3 kg\n\nWhat would it cost?' },
  },
  {
    name: 'A signature below the quote is folded with it',
    raw: textMail('Works, thanks.\n\nOn 16/11/2026 09:00, Shop wrote:\n> Try again.\n\n-- \nAnna Keller\nKeller GmbH'),
    expected: { reply: 'Works, thanks.', has_quote: true, signature: '-- \nAnna Keller\nKeller GmbH' },
  },
  {
    name: 'A signature above the quote is folded',
    raw: textMail('Works, thanks.\n\n-- \nAnna Keller\nKeller GmbH\n\nOn 16/11/2026 09:00, Shop wrote:\n> Try again.'),
    expected: { reply: 'Works, thanks.', has_quote: true, signature: '-- \nAnna Keller\nKeller GmbH' },
  },
  {
    name: 'What people quote of themselves is a part of an answer',
    raw: textMail('Hi,\non 16.11.2026 at 09:00 I wrote:\n\nPlease cancel.\n\nStill nothing. Why?'),
    expected: {
      has_quote: false,
      reply: 'Hi,\non 16.11.2026 at 09:00 I wrote:\n\nPlease cancel.\n\nStill nothing. Why?',
    },
  },
  {
    name: 'Answers that are announced in an unmarked history stay',
    raw: textMail(
      'See my answers below in red.\n\nFrom: Shop <support@shop.example>\nSent: Monday, November 16, 2026\nTo: Anna\nSubject: Size\n\nWhich size? M please',
    ),
    expected: {
      has_quote: false,
      reply:
        'See my answers below in red.\n\nFrom: Shop <support@shop.example>\nSent: Monday, November 16, 2026\nTo: Anna\nSubject: Size\n\nWhich size? M please',
    },
  },
  ...['Sent via DHL yesterday', 'Sent from Berlin on Monday.', 'Gesendet mit der Post', 'Enviado por correos hoy?'].map(
    (line) => ({
      name: `"${line}" is a part of an answer`,
      raw: textMail(`I returned it.\n${line}`),
      expected: { reply: `I returned it.\n${line}`, signature: null },
    }),
  ),
]
