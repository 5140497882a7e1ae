import { between, htmlMail, type MailCase, mailOf, multipart, part, textMail } from './mail-case.ts'

const nested = (depth: number): string =>
  depth === 0
    ? part('text/plain', 'deep inside')
    : part(`multipart/mixed; boundary=b${depth}x`, between(`b${depth}x`, [nested(depth - 1)]))

export const hostile: MailCase[] = [
  {
    name: 'Parts in parts in parts',
    raw: Buffer.from(`From: a@x.example\n${nested(60)}`),
    expected: { problem: 'too_deep' },
  },
  {
    name: 'Parts in parts, still sane',
    raw: Buffer.from(`From: a@x.example\n${nested(8)}`),
    expected: { problem: null, text: 'deep inside' },
  },
  {
    name: 'Ten thousand parts',
    raw: multipart('mixed', Array<string>(10_000).fill(part('text/plain', 'x'))),
    expected: { problem: 'too_many_parts' },
  },
  {
    name: 'A header of a megabyte',
    raw: textMail('Hi', { 'X-Long': 'a'.repeat(1_000_000) }),
    expected: { problem: 'too_large' },
  },
  {
    name: 'A hundred thousand headers',
    raw: textMail('Hi', { 'X-Many': Array<string>(100_000).fill('a') }),
    expected: { problem: 'too_large' },
  },
  {
    name: 'A boundary of a megabyte',
    raw: mailOf({ 'Content-Type': `multipart/mixed; boundary="${'b'.repeat(1_000_000)}"` }, 'x'),
    expected: { problem: 'too_large' },
  },
  { name: 'Nothing', raw: Buffer.alloc(0), expected: { problem: 'malformed' } },
  {
    name: 'Noise',
    raw: Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919 + 13) % 251)),
    expected: { problem: 'malformed' },
  },
  {
    name: 'A subject that wants to be more headers',
    raw: textMail('Hi', { Subject: '=?utf-8?Q?Hi=0D=0ABcc:_victim@x.example?=' }),
    expected: { subject: 'Hi Bcc: victim@x.example' },
  },
  {
    name: 'A name that wants to be more headers',
    raw: textMail('Hi', { From: '=?utf-8?B?QW5uYQ0KQmNjOiB2aWN0aW1AeC5leGFtcGxl?= <anna@kunde.example>' }),
    expected: { from: 'Anna Bcc: victim@x.example <anna@kunde.example>' },
  },
  {
    name: 'A name that turns the line around',
    raw: textMail('Hi', { From: '"\u202eanna\u202c" <anna@kunde.example>', Subject: 'invoice\u202efdp.exe' }),
    expected: { from: 'anna <anna@kunde.example>', subject: 'invoicefdp.exe' },
  },
  {
    name: 'An id with line breaks and brackets',
    raw: textMail('Hi', { 'In-Reply-To': '<a\r\n b@x>', References: `<${'r'.repeat(2000)}@x> <ok@x>` }),
    expected: { in_reply_to: ['ab@x'], references: ['ok@x'] },
  },
  {
    name: 'Twenty-five thousand references',
    raw: textMail('Hi', { References: Array.from({ length: 25_000 }, (_, n) => `<${n}@x>`).join('\r\n ') }),
    expected: { problem: 'too_large' },
  },
  {
    name: 'Four hundred references',
    raw: textMail('Hi', { References: Array.from({ length: 400 }, (_, n) => `<${n}@x>`).join('\r\n ') }),
    expected: { references: Array.from({ length: 100 }, (_, n) => `${n + 300}@x`) },
  },
  {
    name: 'Zero bytes and other controls in text',
    raw: textMail('He\0llo\x07 th\x1bere'),
    expected: { text: 'Hello there' },
  },
  {
    name: 'HTML with a hundred thousand open tags',
    raw: htmlMail(`${'<div>'.repeat(100_000)}Help`),
    expected: { text: 'Help', has_html: true },
  },
  { name: 'HTML that ends within a tag', raw: htmlMail('<p>Help me</p><img src="x'), expected: { text: 'Help me' } },
]
