import { type MailCase, textMail } from './mail-case.ts'
import { rowsOf } from './rows.ts'

/** Below what the server says. */
const copy =
  'Received: from shop.example by mx.example; Mon, 16 Nov 2026 08:59:58 +0100\nMessage-ID: <out.1@shop.example>\nFrom: support@shop.example\nTo: gone@kunde.example\nSubject: Your order'

/** What common servers write to people, and nothing for machines: the server, its subject, its words, and what they tell. */
const reports = rowsOf(`
Postfix, as text ¦ Undelivered Mail Returned to Sender ¦ This is the mail system at host mx.example.||I'm sorry to have to inform you that your message could not|be delivered to one or more recipients. It's attached below.||For further assistance, please send mail to postmaster.|If you do so, please include this problem report.||                   The mail system||<gone@kunde.example>: host mx.kunde.example[192.0.2.7] said: 550 5.1.1|    <gone@kunde.example>: Recipient address rejected: User unknown (in reply to|    RCPT TO command) ¦ failed 5.1.1
Postfix, whose host is not found ¦ Undelivered Mail Returned to Sender ¦ This is the mail system at host mx.example.||I'm sorry to have to inform you that your message could not be delivered to one or more recipients.||<gone@kunde.example>: Host or domain name not found. Name service error for|    name=kunde.example type=AAAA: Host not found ¦ failed null
Postfix, which waits ¦ Delayed Mail (still being retried) ¦ This is the mail system at host mx.example.||####################################################################|# THIS IS A WARNING ONLY.  YOU DO NOT NEED TO RESEND YOUR MESSAGE. #|####################################################################||Your message could not be delivered for more than 4 hour(s).|It will be retried until it is 5 day(s) old.||<gone@kunde.example>: connect to mx.kunde.example[192.0.2.7]:25: Connection timed out ¦ delayed null
DragonFly, which names a command ¦ Mail delivery failed ¦ This is the DragonFly Mail Agent v0.13 at shop.example.||There was an error delivering your mail to <gone@kunde.example>.||mx.kunde.example [192.0.2.7] did not like our RCPT TO:|550 5.1.1 <gone@kunde.example>: Recipient address rejected||Message headers follow. ¦ failed 5.1.1
DragonFly, which found nobody ¦ Mail delivery failed ¦ This is the DragonFly Mail Agent v0.13 at shop.example.||There was an error delivering your mail to <gone@kunde.example>.||DNS lookup failure: host kunde.example not found||Original message follows. ¦ failed null
Yahoo, which gives up ¦ Failure Notice ¦ Sorry, we were unable to deliver your message to the following address.||<gone@kunde.example>:|No mx record found for domain=kunde.example||--- Below this line is a copy of the message. ¦ failed null
Yahoo, 554 ¦ Failure Notice ¦ Sorry, we were unable to deliver your message to the following address.||<gone@kunde.example>:|554: delivery error: dd Sorry your message to gone@kunde.example cannot be delivered. This account has been disabled or discontinued [#102]. - mta1.mail.example||--- Below this line is a copy of the message. ¦ failed null
Gmail, former ¦ Delivery Status Notification (Failure) ¦ Delivery to the following recipient failed permanently:||     gone@kunde.example||Technical details of permanent failure:|Google tried to deliver your message, but it was rejected by the server for the recipient domain kunde.example by mx.kunde.example. [192.0.2.7].||The error that the other server returned was:|550 5.1.1 <gone@kunde.example>: Recipient address rejected: User unknown||----- Original message ----- ¦ failed 5.1.1
Gmail, today ¦ Delivery Status Notification (Failure) ¦ ** Address not found **||Your message wasn't delivered to gone@kunde.example because the address couldn't be found, or is unable to receive mail.||Learn more here: https://support.google.com/mail/?p=NoSuchUser||The response was:||550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces. ¦ failed 5.1.1
Gmail, which goes on for 46 hours ¦ Delivery Status Notification (Delay) ¦ ** Delivery incomplete **||There was a temporary problem delivering your message to gone@kunde.example. Gmail will retry for 46 more hours. You'll be notified if the delivery fails permanently.||The response was:||The recipient server did not accept our requests to connect. ¦ delayed null
GMX, user unknown ¦ Mail delivery failed: returning message to sender ¦ This message was created automatically by mail delivery software.||A message that you sent could not be delivered to one or more of|its recipients. This is a permanent error. The following address|failed:||gone@kunde.example:|SMTP error from remote server for RCPT TO command, host:|mx.kunde.example (192.0.2.7) reason: 550 Requested action not taken: mailbox unavailable||--- The header of the original message is following. --- ¦ failed null
GMX, in German ¦ Mail delivery failed: returning message to sender ¦ Diese Nachricht wurde automatisch erzeugt.||Ihre Nachricht konnte an einen oder mehrere Empfänger nicht zugestellt werden:||gone@kunde.example:|Die maximale Postfachgröße ist erreicht. ¦ failed null
WorkMail, as sentences ¦ Delivery Status Notification (Failure) ¦ An error occurred while trying to deliver the mail to the following recipients:|gone@kunde.example ¦ failed null
Amazon SES ¦ Delivery Status Notification (Failure) ¦ An error occurred while trying to deliver the mail to the following recipients:|gone@kunde.example||550 5.4.1 Recipient address rejected: Access denied ¦ failed 5.4.1
Zoho, an unknown user ¦ Undelivered Mail Returned to Sender ¦ This message was created automatically by mail delivery software.|A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.||gone@kunde.example, ERROR CODE :550 - 5.1.1 User does not exist||Header of the original message: ¦ failed 5.1.1
Outlook.com ¦ Undeliverable: Your order ¦ Delivery has failed to these recipients or groups:||gone@kunde.example<mailto:gone@kunde.example>|The email address you entered couldn't be found. Please check the recipient's email address and try to resend the message.||Diagnostic information for administrators:||Generating server: EX01.kunde.example||gone@kunde.example|Remote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'||Original message headers: ¦ failed 5.1.10
qmail, which has no host ¦ failure notice ¦ Hi. This is the qmail-send program at mx.example.|I'm afraid I wasn't able to deliver your message to the following addresses.|This is a permanent error; I've given up. Sorry it didn't work out.||<gone@kunde.example>:|CNAME lookup failed temporarily. (#4.4.3)|I'm not going to try again; this message has been in the queue too long.||--- Below this line is a copy of the message. ¦ failed 4.4.3
Sendmail ¦ Returned mail: see transcript for details ¦ The original message was received at Mon, 16 Nov 2026 09:00:00 +0100|from shop.example [192.0.2.1]||   ----- The following addresses had permanent fatal errors -----|<gone@kunde.example>|    (reason: 550 5.1.1 User unknown)||   ----- Transcript of session follows -----|... while talking to mx.kunde.example.:|>>> DATA|<<< 550 5.1.1 User unknown ¦ failed 5.1.1
iCloud ¦ Undelivered Mail Returned to Sender ¦ This is the mail system at host mx.icloud.example.||I'm sorry to have to inform you that your message could not be delivered.||<gone@kunde.example>: mailbox is full (552 5.2.2 user over quota) ¦ failed 5.2.2
`)

const daemon = { From: 'Mail Delivery System <MAILER-DAEMON@mx.example>', 'Return-Path': '<>' }

export const worded_reports: MailCase[] = [
  ...reports.map(([name, subject, text, outcome]) => ({
    name: `For people: ${name}`,
    raw: textMail(`${text}\n\n${copy}`, { ...daemon, Subject: subject! }),
    expected: {
      automatic: 'bounce' as const,
      report: [`gone@kunde.example ${outcome}`],
      original: 'out.1@shop.example',
    },
  })),
]
