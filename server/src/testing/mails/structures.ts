import { between, file, type MailCase, multipart, part } from './mail-case.ts'

const plain = part('text/plain; charset=utf-8', 'Hello in text')
const rich = part('text/html; charset=utf-8', '<p>Hello in <b>HTML</b></p>')
const pdf = file('application/pdf', '%PDF-1.4', 'Content-Disposition: attachment; filename="invoice.pdf"')
const inside = (boundary: string, subtype: string, parts: string[]) =>
  part(`multipart/${subtype}; boundary="${boundary}"`, between(boundary, parts))

const invitation = `BEGIN:VCALENDAR
METHOD:REQUEST
BEGIN:VEVENT
UID:1@kunde.example
DTSTART:20261120T090000Z
SUMMARY:Call
END:VEVENT
END:VCALENDAR`

const in_pieces = `Content-Type: multipart/mixed;\n boundary*1*=%65f;\n boundary*0*=us-ascii''abc; boundary*2="-1"`

export const structures: MailCase[] = [
  {
    name: 'A boundary cut into pieces',
    raw: Buffer.from(
      `From: Anna <anna@kunde.example>\nMIME-Version: 1.0\n${in_pieces}\n\n${between('abcef-1', [plain, pdf])}`,
    ),
    expected: { text: 'Hello in text', parts: ['invoice.pdf (application/pdf)'] },
  },
  {
    name: 'A mail to three thousand people',
    raw: Buffer.from(
      `From: anna@kunde.example\nTo: ${Array.from({ length: 3000 }, (_, n) => `p${n}@kunde.example`).join(',\n ')}\n\nHello all`,
    ),
    expected: { problem: null, text: 'Hello all' },
  },
  {
    name: 'Text and HTML of the same',
    raw: multipart('alternative', [plain, rich]),
    expected: { text: 'Hello in text', has_html: true, parts: [] },
  },
  {
    name: 'Text and HTML, and a file',
    raw: multipart('mixed', [inside('in', 'alternative', [plain, rich]), pdf]),
    expected: { text: 'Hello in text', has_html: true, parts: ['invoice.pdf (application/pdf)'] },
  },
  {
    name: 'HTML with an image in it',
    raw: multipart('related', [
      part('text/html; charset=utf-8', '<p>Look: <img src="cid:photo@1" alt="the crack"></p>'),
      file('image/png', 'PNG', 'Content-ID: <photo@1>\nContent-Disposition: inline; filename="crack.png"'),
    ]),
    expected: { text: 'Look: [the crack]', parts: ['inline crack.png (image/png)'] },
  },
  {
    name: 'Apple Mail: text, photo, text',
    raw: multipart('mixed', [
      plain,
      file('image/jpeg', 'JPG', 'Content-Disposition: inline; filename=IMG_1.jpg'),
      part('text/plain; charset=utf-8', 'and below it'),
    ]),
    expected: { text: 'Hello in text\n\nand below it', parts: ['inline IMG_1.jpg (image/jpeg)'], has_html: false },
  },
  {
    name: 'An invitation',
    raw: multipart('alternative', [plain, rich, part('text/calendar; charset=utf-8; method=REQUEST', invitation)]),
    expected: { text: 'Hello in text', parts: ['invite.ics (text/calendar)'] },
  },
  {
    name: 'Outlook’s winmail.dat',
    raw: multipart('mixed', [
      plain,
      file('application/ms-tnef', '\x78\x9f\x3e\x22', 'Content-Disposition: attachment'),
    ]),
    expected: { text: 'Hello in text', parts: ['winmail.dat (application/ms-tnef)'] },
  },
  {
    name: 'A mail signed with S/MIME',
    raw: multipart('signed', [
      plain,
      file('application/pkcs7-signature; name=smime.p7s', 'sig', 'Content-Disposition: attachment; filename=smime.p7s'),
    ]),
    expected: { text: 'Hello in text', parts: ['smime.p7s (application/pkcs7-signature)'] },
  },
  {
    name: 'A mail signed with PGP',
    raw: multipart('signed', [
      plain,
      part('application/pgp-signature; name="signature.asc"', '-----BEGIN PGP SIGNATURE-----'),
    ]),
    expected: { text: 'Hello in text', parts: ['signature.asc (application/pgp-signature)'] },
  },
  {
    name: 'A mail encrypted with PGP',
    raw: multipart('encrypted', [
      part('application/pgp-encrypted', 'Version: 1'),
      part('application/octet-stream; name="encrypted.asc"', '-----BEGIN PGP MESSAGE-----'),
    ]),
    expected: {
      text: '',
      reply: '',
      parts: ['attachment-1.asc (application/pgp-encrypted)', 'encrypted.asc (application/octet-stream)'],
    },
  },
  {
    name: 'A mail attached to a mail',
    raw: multipart('mixed', [
      plain,
      part(
        'message/rfc822',
        'From: Ben <ben@kunde.example>\nSubject: Broken lamp\nContent-Type: multipart/mixed; boundary=zz\n\n--zz\n\nInner\n--zz--',
      ),
    ]),
    expected: { text: 'Hello in text', parts: ['Broken lamp.eml (message/rfc822)'] },
  },
  {
    name: 'File names of RFC 2231',
    raw: multipart('mixed', [
      plain,
      file(
        'application/pdf',
        'x',
        "Content-Disposition: attachment; filename*0*=utf-8''R%C3%A9; filename*1*=sum%C3%A9; filename*2=.pdf",
      ),
    ]),
    expected: { parts: ['Résumé.pdf (application/pdf)'] },
  },
  {
    name: 'File names in an old charset of RFC 2231',
    raw: multipart('mixed', [
      plain,
      file(
        'application/pdf',
        'x',
        "Content-Disposition: attachment; filename*=iso-8859-1'de'Rechnung%20f%FCr%20K%F6ln.pdf",
      ),
    ]),
    expected: { parts: ['Rechnung für Köln.pdf (application/pdf)'] },
  },
  {
    name: 'File names in words, as Outlook has them',
    raw: multipart('mixed', [
      plain,
      file('application/pdf; name="=?utf-8?B?UmVjaG51bmcgZsO8ci5wZGY=?="', 'x', 'Content-Disposition: attachment'),
    ]),
    expected: { parts: ['Rechnung für.pdf (application/pdf)'] },
  },
  {
    name: 'File names that are paths, commands, or the same',
    raw: multipart('mixed', [
      plain,
      ...['../../etc/passwd', 'C:\\Users\\anna\\a.txt', 'a.txt', '.htaccess', 'in\u202efdp.exe'].map((name) =>
        file(
          'application/x-thing',
          'x',
          `Content-Disposition: attachment; filename="${name.replaceAll('\\', '\\\\')}"`,
        ),
      ),
    ]),
    expected: {
      parts: ['passwd', 'a.txt', 'a (2).txt', 'htaccess', 'infdp.exe'].map((name) => `${name} (application/x-thing)`),
    },
  },
  {
    name: 'Files without a name',
    raw: multipart('mixed', [
      plain,
      file('image/png', 'x', 'Content-Disposition: attachment'),
      file('application/zip', 'y', ''),
    ]),
    expected: { parts: ['attachment-1.png (image/png)', 'attachment-2.zip (application/zip)'] },
  },
  {
    name: 'A text file stays a file',
    raw: multipart('mixed', [
      plain,
      part('text/plain; name=log.txt', 'line 1', 'Content-Disposition: attachment; filename=log.txt'),
    ]),
    expected: { text: 'Hello in text', parts: ['log.txt (text/plain)'] },
  },
]
