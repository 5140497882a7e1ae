import { type Fields, type MailCase, multipart, part, textMail } from './mail-case.ts'

const daemon: Fields = {
  From: 'Mail Delivery System <MAILER-DAEMON@mx.example>',
  'Return-Path': '<>',
  Subject: 'Undelivered Mail Returned to Sender',
}
const report = (fields: Fields, text: string, status: string, original: string) =>
  multipart(
    'report; report-type=delivery-status',
    [part('text/plain', text), part('message/delivery-status', status), original],
    { ...daemon, ...fields },
  )
const original = part(
  'message/rfc822',
  'Message-ID: <out.1@shop.example>\nFrom: support@shop.example\nTo: gone@kunde.example\nSubject: Your order\n\nHello',
)
const headers_only = part(
  'text/rfc822-headers',
  'From: support@shop.example\nMessage-Id:\n <out.1@shop.example>\nSubject: Your order',
)

/** In words alone, with the mail or its headers below, as many servers do. */
const copy =
  'Received: from shop.example by mx.example; Mon, 16 Nov 2026 08:59:58 +0100\nMessage-ID: <out.1@shop.example>\nFrom: support@shop.example\nTo: gone@kunde.example\nSubject: Your order'
const in_words: [name: string, fields: Fields, text: string, told: string][] = [
  [
    'DragonFly',
    { Subject: 'Mail delivery failed' },
    `This is the DragonFly Mail Agent at mx.example.\n\nThere was an error delivering your mail to <gone@kunde.example>.\n\nmx.kunde.example did not like our RCPT TO:\n550 5.1.1 User unknown\n\nMessage headers follow.\n\n${copy}`,
    'failed 5.1.1',
  ],
  [
    'Yahoo',
    { Subject: 'Failure Notice' },
    `Sorry, we were unable to deliver your message to the following address.\n\n<gone@kunde.example>:\nRemote host said:\n550 5.1.1 No such user\n\n--- Below this line is a copy of the message.\n\n${copy}`,
    'failed 5.1.1',
  ],
  [
    'Zoho',
    { Subject: 'Undelivered Mail Returned to Sender', 'Return-Path': '<noreply@zoho.example>' },
    `A message that you sent could not be delivered to one or more of its recipients.\n\ngone@kunde.example Invalid Address, ERROR_CODE :550, ERROR_CODE :5.2.1 mailbox closed\n\n${copy}`,
    'failed 5.2.1',
  ],
  [
    'GMX',
    { Subject: 'Mail delivery failed: returning message to sender', 'Return-Path': '' },
    `The following address\nfailed:\n\n"gone@kunde.example":\nSMTP error from remote server after RCPT command:\n5.2.2 Mailbox full\n\n--- The header of the original message is following. ---\n\n${copy}`,
    'failed 5.2.2',
  ],
  [
    'WorkMail',
    { Subject: 'Delivery Status Notification (Failure)' },
    `An error occurred while trying to deliver the mail to the following recipients:\ngone@kunde.example\n\nTechnical report:\n\nAction: failed\nFinal-Recipient: rfc822; gone@kunde.example\nDiagnostic-Code: smtp; 550 5.2.1 closed\nStatus: 5.2.1\n\n${copy}`,
    'failed 5.2.1',
  ],
  [
    'OpenSMTPD',
    { Subject: 'Delivery status notification: error' },
    `    Hi!\n\n    This is the MAILER-DAEMON, please DO NOT REPLY to this e-mail.\n\n    An error has occurred while attempting to deliver a message for\n    the following list of recipients:\n\ngone@kunde.example: Domain does not exist\n\n    Below is a copy of the original message:\n\n${copy}`,
    'failed null',
  ],
  [
    'Exchange 2003',
    {
      From: 'System Administrator <postmaster@kunde.example>',
      Subject: 'Undeliverable: Your order',
      'In-Reply-To': '<out.1@shop.example>',
    },
    'Your message\n\n  To:      also@kunde.example; gone@kunde.example\n  Subject: Your order\n\ndid not reach the following recipient(s):\n\ngone@kunde.example on Mon, 16 Nov 2026 09:00:00 +0100\n    The recipient name is not recognized',
    'failed null',
  ],
  [
    'a server that names nobody',
    { Subject: 'Returned mail: Cannot send message for 4 days' },
    `   ----- Transcript of session follows -----\n421 mx.kunde.example... Deferred: Connection timed out\n\n   ----- Unsent message follows -----\n${copy}`,
    'failed null',
  ],
  [
    'a Japanese server',
    { From: 'no-reply@mail.example', Subject: 'メールエラー通知' },
    `送信先のメールボックスが一杯のため、送信できませんでした。\n\n<gone@kunde.example>\n\n${copy}`,
    'failed null',
  ],
  [
    'Gmail, which goes on trying',
    { Subject: 'Delivery Status Notification (Delay)' },
    `THIS IS A WARNING MESSAGE ONLY.\n\nDelivery to the following recipient has been delayed:\n\n     gone@kunde.example\n\nMessage will be retried for 2 more day(s)\n\n----- Original message -----\n\n${copy}`,
    'delayed null',
  ],
]

export const delivery_reports: MailCase[] = [
  ...in_words.map(([name, fields, text, told]) => ({
    name: `In words: ${name}`,
    raw: textMail(text, { ...daemon, ...fields }),
    expected: { automatic: 'bounce' as const, report: [`gone@kunde.example ${told}`], original: 'out.1@shop.example' },
  })),
  {
    name: 'An absence that quotes our mail is no report',
    raw: textMail(`I am away. Deliveries failed in the last days, too.\n\n${copy}`, {
      From: 'Anna <gone@kunde.example>',
      Subject: 'Automatic reply: Your order',
      'Return-Path': '<>',
    }),
    expected: { automatic: 'auto_reply', report: null },
  },
  {
    name: 'A customer who sends our mail back with a delivery problem is a customer',
    raw: multipart(
      'mixed',
      [part('text/plain', 'My parcel could not be delivered, see your mail attached.'), original],
      {
        From: 'Anna <gone@kunde.example>',
        'Return-Path': '<gone@kunde.example>',
        Subject: 'Delivery problem',
      },
    ),
    expected: { automatic: null, report: null },
  },
  {
    name: 'A read receipt of a mail about a failure',
    raw: multipart(
      'report; report-type=disposition-notification',
      [
        part('text/plain', 'Your message to gone@kunde.example was read.'),
        part(
          'message/disposition-notification',
          'Final-Recipient: rfc822; gone@kunde.example\nDisposition: manual-action/MDN-sent-manually; displayed',
        ),
      ],
      { From: 'Anna <anna@kunde.example>', Subject: 'Read: Re: Delivery failed', 'Return-Path': '<>' },
    ),
    expected: { automatic: 'auto_reply', report: null },
  },
  {
    name: 'A failure for good of a mail about a delay',
    raw: textMail(
      `<gone@kunde.example>: 550 5.1.1 User unknown\n\n> Your parcel has been delayed, we are still trying.\n\n${copy}`,
      { ...daemon, Subject: 'Undeliverable: Your order has been delayed' },
    ),
    expected: { automatic: 'bounce', report: ['gone@kunde.example failed 5.1.1'] },
  },
  {
    name: 'A report that all went well is none of a failure',
    raw: textMail(
      `Your message was successfully delivered to the following recipient:\n\ngone@kunde.example\n\n${copy}`,
      { ...daemon, Subject: 'Delivery Status Notification (Success)' },
    ),
    expected: { automatic: 'bounce', report: null },
  },
  {
    name: 'Postfix: no such user',
    raw: report(
      {},
      "This is the mail system at host mx.example.\n\nI'm sorry to have to inform you that your message could not be delivered.\n\n<gone@kunde.example>: host mx.kunde.example said: 550 5.1.1 User unknown",
      'Reporting-MTA: dns; mx.example\nArrival-Date: Mon, 16 Nov 2026 09:00:00 +0100 (CET)\n\nFinal-Recipient: rfc822; gone@kunde.example\nOriginal-Recipient: rfc822;gone@kunde.example\nAction: failed\nStatus: 5.1.1\nRemote-MTA: dns; mx.kunde.example\nDiagnostic-Code: smtp; 550 5.1.1 <gone@kunde.example>: Recipient address\n    rejected: User unknown',
      original,
    ),
    expected: { automatic: 'bounce', report: ['gone@kunde.example failed 5.1.1'], original: 'out.1@shop.example' },
  },
  {
    name: 'Gmail: address not found',
    raw: report(
      {
        From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
        'Auto-Submitted': 'auto-replied',
        Subject: 'Delivery Status Notification (Failure)',
      },
      '** Address not found **',
      'Reporting-MTA: dns; googlemail.com\nX-Original-Message-ID: <out.1@shop.example>\n\nFinal-Recipient: rfc822; gone@kunde.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 The email account does not exist.',
      original,
    ),
    expected: { automatic: 'bounce', report: ['gone@kunde.example failed 5.1.1'], original: 'out.1@shop.example' },
  },
  {
    name: 'Exchange: mailbox full, headers only',
    raw: report(
      {
        From: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@kunde.example>',
        Subject: 'Undeliverable: Your order',
      },
      'Your message was not delivered.',
      'Reporting-MTA: dns;EX01.kunde.example\n\nFinal-recipient: RFC822; full@kunde.example\nAction: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp;554 5.2.2 mailbox full',
      headers_only,
    ),
    expected: { automatic: 'bounce', report: ['full@kunde.example failed 5.2.2'], original: 'out.1@shop.example' },
  },
  {
    name: 'Sendmail: delayed',
    raw: report(
      { Subject: 'Warning: could not send message for past 4 hours' },
      'THIS IS A WARNING MESSAGE ONLY.',
      'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: RFC822; slow@kunde.example\nAction: delayed\nStatus: 4.4.1\nWill-Retry-Until: Sat, 21 Nov 2026 09:00:00 +0100',
      headers_only,
    ),
    expected: { automatic: 'bounce', report: ['slow@kunde.example delayed 4.4.1'], original: 'out.1@shop.example' },
  },
  {
    name: 'Two recipients, one delivered',
    raw: report(
      {},
      'Partly.',
      'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; one@kunde.example\nAction: failed\nStatus: 5.7.1\n\nFinal-Recipient: rfc822; two@kunde.example\nAction: relayed\nStatus: 2.0.0',
      original,
    ),
    expected: { report: ['one@kunde.example failed 5.7.1', 'two@kunde.example relayed 2.0.0'] },
  },
  {
    name: 'Exim: no report, but a header',
    raw: textMail(
      'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  gone@kunde.example\n    host mx.kunde.example [192.0.2.1]\n    SMTP error from remote mail server after RCPT TO:<gone@kunde.example>:\n    550 5.1.1 No such user\n\n------ This is a copy of the message, including all the headers. ------\n\nMessage-ID: <out.1@shop.example>\nSubject: Your order\n\nHello',
      { ...daemon, 'X-Failed-Recipients': 'gone@kunde.example' },
    ),
    expected: { automatic: 'bounce', report: ['gone@kunde.example failed 5.1.1'], original: 'out.1@shop.example' },
  },
  {
    name: 'qmail: no report, only text',
    raw: textMail(
      "Hi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<gone@kunde.example>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <support@shop.example>\nMessage-ID: <out.1@shop.example>\nSubject: Your order\n\nHello",
      { ...daemon, Subject: 'failure notice' },
    ),
    expected: { automatic: 'bounce', report: ['gone@kunde.example failed 5.1.1'], original: 'out.1@shop.example' },
  },
  {
    name: 'A bounce that names nobody',
    raw: textMail('Your mail could not be delivered.', daemon),
    expected: { automatic: 'bounce', report: null },
  },
]
