import { type MailCase, mailOf, multipart, part, textMail } from './mail-case.ts'

const plain = part('text/plain; charset=utf-8', 'Hello in text')
const rich = part('text/html; charset=utf-8', '<p>Hello in <b>HTML</b></p>')

/** Mails that no standard allows, and many send. */
export const broken: MailCase[] = [
  {
    name: 'HTML alone',
    raw: mailOf(
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<h1>Order</h1><p>First<br>second</p><ul><li>one</li><li>two</li></ul>',
    ),
    expected: { text: 'Order\n\nFirst\nsecond\n\n- one\n- two', has_html: true },
  },
  {
    name: 'HTML next to an empty text',
    raw: multipart('alternative', [part('text/plain', '\n'), rich]),
    expected: { text: 'Hello in HTML' },
  },
  {
    name: 'No content type at all',
    raw: mailOf({ 'MIME-Version': null }, 'Just text'),
    expected: { text: 'Just text' },
  },
  {
    name: 'A content type that is none',
    raw: mailOf({ 'Content-Type': 'text' }, 'Just text'),
    expected: { text: 'Just text' },
  },
  {
    name: 'A multipart without a boundary',
    raw: mailOf({ 'Content-Type': 'multipart/mixed' }, '--x\n\nStill readable\n--x--'),
    expected: { text: '--x\n\nStill readable\n--x--' },
  },
  {
    name: 'A multipart with another boundary than it says',
    raw: mailOf({ 'Content-Type': 'multipart/mixed; boundary=abc' }, '--xyz\n\nStill readable\n--xyz--'),
    expected: { text: '--xyz\n\nStill readable\n--xyz--' },
  },
  {
    name: 'A multipart that never ends',
    raw: mailOf({ 'Content-Type': 'multipart/alternative; boundary=abc' }, `--abc\n${plain}\n--abc\n${rich}`),
    expected: { text: 'Hello in text', has_html: true },
  },
  {
    name: 'Bare line feeds',
    raw: Buffer.from(multipart('alternative', [plain, rich]).toString().replaceAll('\r\n', '\n')),
    expected: { text: 'Hello in text', has_html: true },
  },
  {
    name: 'Bare carriage returns',
    raw: Buffer.from(textMail('First\nsecond').toString().replaceAll('\r\n', '\r')),
    expected: { text: 'First\nsecond', subject: 'Re: Your order' },
  },
  {
    name: 'Empty lines and a byte order mark first',
    raw: Buffer.concat([Buffer.from('\ufeff\r\n\r\n'), textMail('Here')]),
    expected: { text: 'Here', from: 'Anna Keller <anna@kunde.example>' },
  },
  {
    name: 'A line of a mailbox file first',
    raw: Buffer.concat([Buffer.from('From anna@kunde.example Mon Nov 16 09:12:44 2026\r\n'), textMail('Here')]),
    expected: { text: 'Here', from: 'Anna Keller <anna@kunde.example>' },
  },
  {
    name: 'No empty line between headers and text',
    raw: Buffer.from('From: anna@kunde.example\r\nSubject: Lamp\r\nMy lamp is broken.\r\nPlease help.'),
    expected: { subject: 'Lamp', text: 'My lamp is broken.\nPlease help.' },
  },
  {
    name: 'A folded header that lost its space',
    raw: Buffer.from(
      'From: anna@kunde.example\r\nSubject: A long\r\nsubject here\r\nTo: support@shop.example\r\n\r\nText',
    ),
    expected: { subject: 'A long subject here', to: ['support@shop.example'], text: 'Text' },
  },
  { name: 'A mail without text', raw: mailOf({}, ''), expected: { text: '', reply: '' } },
  {
    name: 'Only a file',
    raw: mailOf({ 'Content-Type': 'application/pdf; name=a.pdf', 'Content-Transfer-Encoding': 'base64' }, 'JVBERg=='),
    expected: { text: '', parts: ['a.pdf (application/pdf)'] },
  },
  {
    name: 'A preview that newsletters hide, and styles',
    raw: mailOf(
      { 'Content-Type': 'text/html' },
      '<style>p{color:red}</style><div style="display:none">Preview</div><p>Offer</p><script>alert(1)</script>',
    ),
    expected: { text: 'Offer' },
  },
]
