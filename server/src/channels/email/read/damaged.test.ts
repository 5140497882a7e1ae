import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { corpus } from '../../../testing/mails/corpus.ts'
import { htmlMail, multipart, part, textMail } from '../../../testing/mails/mail-case.ts'
import { beginsWithHeader, mutated, randomFrom, shuffledLines } from '../../../testing/mails/mutations.ts'
import { type Mail, readMail } from './mail.ts'

const options = { trusted_authserv_id: 'mx.shop.example' }
const small = corpus.map(({ raw }) => raw).filter(({ length }) => length > 0 && length < 10_000)

function requireSound(mail: Mail, what: string): void {
  assert.equal(mail.reply === '', mail.text === '', what)
  assert.doesNotMatch(mail.subject, /\p{Cc}/u, what)
  for (const id of [mail.message_id ?? '', ...mail.references, ...mail.in_reply_to])
    assert.doesNotMatch(id, /[\p{Cc}<>\s]/u, what)
  for (const { address } of [...mail.to, ...mail.cc, ...mail.reply_to])
    assert.match(address, /^[^\s@<>,]+@[^\s@<>,]+$/, what)
  for (const { name } of mail.parts) assert.match(name, /^[^\p{Cc}/\\]+$/u, what)
  assert.doesNotMatch(mail.html ?? '', /<(?:script|iframe|object|style|form)\b/i, what)
}

describe('a damaged mail', () => {
  it('is read or has a named problem, and what is read is sound', async () => {
    const random = randomFrom(1182)
    for (let n = 0; n < 550; n++) {
      const raw = mutated(small[n % small.length]!, random)
      const { mail, problem } = await readMail(raw, options)
      const what = `mutation ${n}: ${JSON.stringify(raw.toString('latin1').slice(0, 2000))}`
      if (mail !== null) requireSound(mail, what)
      else assert.ok(problem === 'too_deep' || (problem === 'malformed' && !beginsWithHeader(raw)), what)
    }
  })

  it('keeps its readable text, wherever lines of it are lost, doubled or cut', async () => {
    const random = randomFrom(42)
    const mails = [
      textMail('Hello,\n\nthe zebra is broken.\n\nOn 16/11/2026 09:00, Shop wrote:\n> Which one?'),
      multipart('alternative', [
        part('text/plain', 'The zebra\nis broken.'),
        part('text/html', '<p>The zebra is broken.</p>'),
      ]),
      multipart('mixed', [
        part('text/plain', 'The zebra\nis broken.'),
        part('application/pdf; name=a.pdf', 'JVBERg=='),
      ]),
      Buffer.from(
        `${htmlMail('').toString('latin1').replace('base64', '8bit')}<div>The zebra</div><div>is broken.</div>`,
        'latin1',
      ),
    ]
    for (let n = 0; n < 300; n++) {
      const raw = shuffledLines(mails[n % mails.length]!, 'zebra', random)
      const { mail, problem } = await readMail(raw, options)
      const what = `change ${n}: ${raw.toString('latin1')}`
      if (mail === null) assert.ok(problem === 'malformed' && !beginsWithHeader(raw), what)
      else assert.ok(everythingIn(mail).includes('zebra'), what)
    }
  })
})

/** Text, or a file somebody can open. */
function everythingIn(mail: Mail): string {
  return [mail.text, mail.subject, ...mail.parts.map(({ content }) => Buffer.from(content).toString())].join('\n')
}
