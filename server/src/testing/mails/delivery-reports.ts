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

export const delivery_reports: MailCase[] = [
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
