import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { textMail } from '../testing/mails/mail-case.ts'
import { type Address, type Mail, readMail } from './mail.ts'
import { recipientsOf } from './recipients.ts'

const own = ['support@shop.example', 'sales@shop.example']

async function mailWith(fields: Record<string, string>): Promise<Mail> {
  const { mail } = await readMail(textMail('Hi', fields), { trusted_authserv_id: null })
  return mail!
}

const plain = (addresses: Address[]) => addresses.map(({ address }) => address)
const mailbox = fc.constantFrom(
  'a@x.example',
  'A@x.example',
  'b@x.example',
  'c@y.example',
  'support@shop.example',
  'Support+token@shop.example',
  'sales@shop.example',
)
const addresses = fc.array(
  mailbox.map((address) => ({ name: null, address })),
  { maxLength: 6 },
)

describe('an answer goes', () => {
  it('to Reply-To, or else to From', async () => {
    const mail = await mailWith({ From: 'Anna <anna@kunde.example>', 'Reply-To': 'Team <team@kunde.example>' })
    assert.deepEqual(recipientsOf(mail, own, 'reply'), {
      to: [{ name: 'Team', address: 'team@kunde.example' }],
      cc: [],
    })
    const without = await mailWith({ From: 'Anna <anna@kunde.example>' })
    assert.deepEqual(plain(recipientsOf(without, own, 'reply').to), ['anna@kunde.example'])
  })

  it('to everybody else as well, if it is for all', async () => {
    const mail = await mailWith({
      To: 'support+token@shop.example, Ben <ben@kunde.example>',
      Cc: 'Ben <BEN@kunde.example>, Carl <carl@kunde.example>, sales@shop.example',
    })
    const { to, cc } = recipientsOf(mail, own, 'reply_all')
    assert.deepEqual(plain(to), ['anna@kunde.example', 'ben@kunde.example'])
    assert.deepEqual(plain(cc), ['carl@kunde.example'])
  })

  it('to From if Reply-To is our own, as lists set it', async () => {
    const mail = await mailWith({ 'Reply-To': 'support@shop.example' })
    assert.deepEqual(plain(recipientsOf(mail, own, 'reply').to), ['anna@kunde.example'])
  })

  it('to whom it went, if the mail is our own', async () => {
    const mail = await mailWith({ From: 'support@shop.example', To: 'anna@kunde.example' })
    assert.deepEqual(plain(recipientsOf(mail, own, 'reply').to), ['anna@kunde.example'])
  })

  it('never to ourselves, to nobody twice, and to nobody who does not stand in the mail', async () => {
    const mail = await mailWith({})
    fc.assert(
      fc.property(
        addresses,
        addresses,
        addresses,
        addresses,
        fc.constantFrom('reply', 'reply_all'),
        (from, reply_to, to, cc, how) => {
          const changed = { ...mail, from: from[0] ?? null, reply_to, to, cc }
          const result = recipientsOf(changed, own, how)
          const all = plain([...result.to, ...result.cc]).map((address) => address.toLowerCase())
          const known = new Set(plain([...from, ...reply_to, ...to, ...cc]).map((address) => address.toLowerCase()))
          assert.equal(new Set(all).size, all.length)
          assert.ok(all.every((address) => known.has(address) && !address.endsWith('@shop.example')))
          if (how === 'reply') assert.deepEqual(result.cc, [])
        },
      ),
    )
  })
})
