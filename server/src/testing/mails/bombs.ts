import { randomBytes } from 'node:crypto'
import { file, htmlMail, mailOf, multipart, part, textMail } from './mail-case.ts'

const html = (text: string): Buffer => mailOf({ 'Content-Type': 'text/html; charset=utf-8' }, text)

/** Mails that cost a careless reader minutes, or all memory. Built one after another: each is megabytes. */
export const bombs: Record<string, () => Buffer> = {
  'files of 25 MB': () =>
    multipart('mixed', [
      part('text/plain', 'Help'),
      file('application/pdf', randomBytes(25_000_000), 'Content-Disposition: attachment; filename=a.pdf'),
    ]),
  'a text of 20 MB': () => textMail('Help\n'.repeat(4_000_000)),
  'a line of 20 MB': () => textMail('Help '.repeat(4_000_000)),
  'a million empty lines': () => textMail(`Help${'\n'.repeat(1_000_000)}> x`),
  'lines that are nearly attributions': () =>
    textMail('On 16 Nov 2026 at 09:00 somebody <a@x.example> wrote\n:\n'.repeat(18_000)),
  'attributions without end': () => textMail('On 16 Nov 2026, Anna wrote:\n'.repeat(30_000)),
  'attributions above empty lines': () => textMail(`${'wrote:\n\n\n\n'.repeat(50_000)}> x`),
  'header blocks without end': () => textMail('From: a\nSent: b\nTo: c\n\n'.repeat(40_000)),
  'quotes of every depth': () => textMail(Array.from({ length: 1300 }, (_, n) => '>'.repeat(n)).join('\n')),
  'dashes without end': () => textMail(`Help\n${'-'.repeat(900_000)}x\n-- \n${'_'.repeat(90_000)}`),
  'spaces without end': () => textMail(`Help${' '.repeat(900_000)}x${'\t'.repeat(90_000)}:`),
  'signatures without end': () => textMail('-- \n'.repeat(240_000)),
  'a quoted-printable body of soft breaks': () =>
    mailOf({ 'Content-Type': 'text/plain', 'Content-Transfer-Encoding': 'quoted-printable' }, '=\n'.repeat(2_000_000)),
  'HTML with a million open tags': () => html('<b>'.repeat(1_000_000)),
  'HTML with a million divs': () => html('<div>a</div>'.repeat(400_000)),
  'HTML with a million brackets': () => html('<'.repeat(4_000_000)),
  'HTML with endless attributes': () => html(`<p ${'a=b '.repeat(1_000_000)}>Help`),
  'HTML with endless styles': () => html(`<p style="${'color:red;'.repeat(400_000)}">Help`),
  'HTML with endless entities': () => html('&amp;&lt;&#x41;&bogus'.repeat(200_000)),
  'HTML with endless comments': () => html('<!-- '.repeat(800_000)),
  'HTML in one line of many pieces': () => html(`<p>${'<i>a</i>'.repeat(500_000)}`),
  'HTML with quotes in quotes': () => html('<blockquote>'.repeat(300_000)),
  'HTML with lists in lists': () => html('<ul><li>a'.repeat(300_000)),
  'HTML of unclosed links': () => htmlMail('<a href="https://x.example/">a'.repeat(100_000)),
  'recipients without end': () => textMail('Hi', { To: 'a@x.example,'.repeat(20_000) }),
  'names in names': () =>
    textMail('Hi', { To: '(('.repeat(100_000), Cc: '"'.repeat(200_001), 'Reply-To': ':;'.repeat(10_000) }),
  'encoded words without end': () => textMail('Hi', { Subject: '=?utf-8?Q?=C3?= '.repeat(15_000) }),
  'encoded words that never end': () => textMail('Hi', { Subject: '=?utf-8?Q?'.repeat(20_000) }),
  'ids without end': () => textMail('Hi', { References: '<'.repeat(200_000), 'In-Reply-To': 'a@'.repeat(20_000) }),
  'parameters without end': () => mailOf({ 'Content-Type': `text/plain; ${'a*0*=x; '.repeat(20_000)}` }, 'Hi'),
  'boundaries that begin alike': () => multipart('mixed', [part('text/plain', `${'--=_b1x\n'.repeat(1_000_000)}Help`)]),
  'authentication without end': () =>
    textMail('Hi', { 'Authentication-Results': `mx.shop.example; ${'dkim=pass ('.repeat(18_000)}` }),
  'a report without end': () =>
    multipart('report; report-type=delivery-status', [
      part('text/plain', 'Help'),
      part('message/delivery-status', 'Final-Recipient: rfc822; a@x.example\n\n'.repeat(100_000)),
    ]),
  'a report in words without end': () =>
    textMail(
      `still trying ${Array.from({ length: 50 }, (_, n) => `u${n}@x.example`).join(' ')} ${'failed '.repeat(1_400_000)}`,
      {
        From: 'MAILER-DAEMON@mx.example',
      },
    ),
  'a person who writes like a report': () =>
    textMail(
      `still trying ${Array.from({ length: 50 }, (_, n) => `u${n}@x.example`).join(' ')} ${'failed '.repeat(1_400_000)}`,
    ),
  'UTF-7 in the smallest pieces': () => textMail('+A '.repeat(4_000_000), {}, 'utf-7'),
  'qmail that never ends': () => textMail(`Hi. This is the qmail-send program\n${'<a@'.repeat(60_000)}`),
}
