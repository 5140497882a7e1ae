import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { htmlMail, textMail } from '../../../testing/mails/mail-case.ts'
import { type Mail, readMail } from '../read/mail.ts'
import { compose, type Outgoing } from './compose.ts'

const usual: Outgoing = {
  message_id: 'out.1@shop.example',
  from: { name: 'Shop Support', address: 'support@shop.example' },
  to: [{ name: 'Anna Keller', address: 'anna@kunde.example' }],
  cc: [],
  bcc: [],
  reply_to: [],
  subject: 'Re: Your order',
  in_reply_to: null,
  references: [],
  markdown: 'Hello Anna',
  signature: null,
  quoted: null,
  forwarded: null,
  attachments: [],
  is_automatic: false,
  list_unsubscribe: null,
  date: new Date('2026-11-16T08:00:00Z'),
}

async function read(raw: Buffer): Promise<Mail> {
  const { mail, problem } = await readMail(raw, { trusted_authserv_id: null })
  assert.equal(problem, null)
  return mail!
}

const roundTrip = async (changes: Partial<Outgoing>) => read(await compose({ ...usual, ...changes }))
/** The names of the headers, as a server sees them. */
const headerNames = (raw: Buffer) =>
  raw
    .toString('latin1')
    .split('\r\n\r\n', 1)[0]!
    .split('\r\n')
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.split(':', 1)[0]!.toLowerCase())

// Line breaks and the like among all else, as somebody would write who wants to add a header.
const wicked = fc.oneof(
  fc.array(fc.nat({ max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\0',
        '\u2028',
        '\x0b',
        '\x85',
        ' ',
        ':',
        '<',
        '>',
        '"',
        ',',
        ';',
        '(',
        '=?utf-8?Q?=0D=0A?=',
        'Bcc',
        'a',
        'ü',
      ),
    )
    .map((pieces) => `${pieces.join('')}Bcc: victim@evil.example`),
)

describe('a mail that is sent', () => {
  it('is read as what it was written as', async () => {
    const mail = await roundTrip({
      subject: 'Ihre Bestellung – 你好',
      cc: [{ name: 'Böhm, Ben', address: 'ben@kunde.example' }],
      in_reply_to: '4f1c.77@kunde.example',
      references: ['1@kunde.example', '4f1c.77@kunde.example'],
      markdown: 'Hello **Anna**,\nsee [the guide](https://shop.example/guide).\n\n- one\n- two',
      signature: 'Shop Support\nParley Ltd',
      attachments: [
        { name: 'Rechnung für Köln.pdf', content_type: 'application/pdf', content: Buffer.from('%PDF') },
        { name: 'log.txt', content_type: 'text/plain', content: Readable.from([Buffer.from('a'), Buffer.from('b')]) },
      ],
    })
    assert.equal(mail.subject, 'Ihre Bestellung – 你好')
    assert.deepEqual(mail.from, usual.from)
    assert.deepEqual(mail.cc, [{ name: 'Böhm, Ben', address: 'ben@kunde.example' }])
    assert.equal(mail.message_id, 'out.1@shop.example')
    assert.deepEqual(mail.in_reply_to, ['4f1c.77@kunde.example'])
    assert.deepEqual(mail.references, ['1@kunde.example', '4f1c.77@kunde.example'])
    assert.equal(mail.reply, 'Hello Anna,\nsee the guide (https://shop.example/guide).\n\n- one\n- two')
    assert.equal(mail.folded.signature, '-- \nShop Support\nParley Ltd')
    assert.match(mail.html!, /<strong>Anna<\/strong>/)
    assert.deepEqual(
      mail.parts.map(({ name, content }) => [name, Buffer.from(content).toString()]),
      [
        ['Rechnung für Köln.pdf', '%PDF'],
        ['log.txt', 'ab'],
      ],
    )
    assert.equal(mail.sent_at?.toISOString(), '2026-11-16T08:00:00.000Z')
    assert.equal(mail.automatic, null)
  })

  it('quotes what it answers, so that only the answer is read again', async () => {
    const text = await read(textMail('Where is it?\n> older'))
    const introduction = 'On 16 Nov 2026, 09:12, Anna Keller <anna@kunde.example> wrote:'
    const first = await roundTrip({ quoted: { mail: text, introduction } })
    assert.equal(first.reply, 'Hello Anna')
    assert.equal(first.folded.quote, `${introduction}\n> Where is it?\n>> older`)
    const html = await read(htmlMail('<p>Where <b>is</b> it?</p><img src="cid:a"><img src="https://x.example/a.png">'))
    const second = await roundTrip({ quoted: { mail: html, introduction } })
    assert.equal(second.reply, 'Hello Anna')
    assert.match(second.html!, /<b>is<\/b>/)
    assert.doesNotMatch(second.html!, /cid:/)
  })

  it('has no header that nobody meant to write, whatever the subject, names, ids and addresses', async () => {
    const names = headerNames(await compose({ ...usual, in_reply_to: 'a@b', references: ['a@b'] }))
    await fc.assert(
      fc.asyncProperty(wicked, wicked, wicked, wicked, async (subject, name, id, file) => {
        const raw = await compose({
          ...usual,
          subject,
          from: { name, address: 'support@shop.example' },
          to: [{ name, address: 'anna@kunde.example' }],
          message_id: `${id}@shop.example`,
          in_reply_to: `${id}@kunde.example`,
          references: [id],
          attachments: [{ name: file, content_type: file, content: Buffer.from('x') }],
        })
        assert.deepEqual(
          headerNames(raw).filter((one) => !names.includes(one)),
          [],
        )
        const mail = await read(raw)
        assert.deepEqual(
          mail.to.map(({ address }) => address),
          ['anna@kunde.example'],
        )
        assert.equal(mail.from!.address, 'support@shop.example')
        assert.equal(mail.parts.length, 1)
        assert.equal(mail.reply, 'Hello Anna')
        assert.doesNotMatch(raw.toString('latin1'), /[^\r]\n|\r[^\n]/)
      }),
      { numRuns: 25 },
    )
  })

  it('is refused for addresses that are none', async () => {
    for (const address of [
      '',
      'anna',
      'a@b\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      '<a@b.example>',
      'a b@c.example',
    ])
      await assert.rejects(compose({ ...usual, to: [{ name: null, address }] }), RangeError, address)
  })

  it('names nobody who was to stay unseen', async () => {
    const raw = await compose({ ...usual, bcc: [{ name: null, address: 'secret@kunde.example' }] })
    assert.doesNotMatch(raw.toString(), /secret|^bcc/im)
  })

  it('says so if a machine wrote it', async () => {
    assert.equal((await roundTrip({ is_automatic: true })).automatic, 'bulk')
    assert.equal((await roundTrip({ is_automatic: true, in_reply_to: 'a@b' })).automatic, 'auto_reply')
  })

  it('offers to stop such mails only at an address that can be', async () => {
    const header = async (list_unsubscribe: string) =>
      /^List-Unsubscribe: (.*)$/m.exec((await compose({ ...usual, list_unsubscribe })).toString())?.[1]?.trim()
    assert.equal(await header('https://shop.example/stop?a=1'), '<https://shop.example/stop?a=1>')
    assert.equal(await header('mailto:stop@shop.example'), '<mailto:stop@shop.example>')
    assert.equal(await header('javascript:alert(1)'), undefined)
    assert.equal(await header('https://shop.example/\r\nBcc: a@b.example'), '<https://shop.example/Bcc:%20a@b.example>')
  })

  it('shows HTML that somebody typed as they typed it, and reads no file for an image', async () => {
    const mail = await roundTrip({
      markdown: '<script>alert(1)</script> & ![x](file:///etc/passwd) [y](javascript:alert(1))',
    })
    assert.doesNotMatch(mail.html!, /<script|file:|javascript:/)
    assert.match(mail.text, /<script>alert\(1\)<\/script> & x y/)
  })

  it('refers to the first mail and the newest, not to thousands', async () => {
    const references = Array.from({ length: 3000 }, (_, n) => `${n}@kunde.example`)
    const mail = await roundTrip({ references, in_reply_to: '2999@kunde.example' })
    assert.equal(mail.references[0], '0@kunde.example')
    assert.equal(mail.references.at(-1), '2999@kunde.example')
    assert.equal(mail.references.length, 100)
  })
})
