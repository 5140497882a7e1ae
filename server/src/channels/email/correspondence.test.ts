import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type MessageEmail, nothing_known } from '../../conversations/messages/email-schema.ts'
import { type Correspondence, recipientsIn } from './correspondence.ts'
import type { Address } from './read/mail-shape.ts'

const own = 'support@shop.example'
const contact = { id: 'vera', name: 'Vera', address: 'vera@home.example' }
const at = (...addresses: string[]) => addresses.map((address) => ({ name: null, address }))
const received = (email: Partial<MessageEmail>, sender_id = 'vera') =>
  ({
    sender_id,
    direction: 'inbound',
    email: { ...nothing_known, origin: 'received', from: at('vera@home.example')[0]!, ...email },
  }) as const
const outgoing = (email: Partial<MessageEmail>) =>
  ({ sender_id: null, direction: 'outbound', email: { ...nothing_known, ...email } }) as const
const stranger = (email: Partial<MessageEmail> = {}) =>
  received({ from: at('eve@evil.example')[0]!, is_participant: false, ...email }, 'eve')

/** `mails` oldest first. */
function defaults(mails: Correspondence['mails'], how: 'reply' | 'reply_all' = 'reply', who = contact) {
  const { to, cc, unconfirmed } = recipientsIn({ contact: who, mails: mails.toReversed() }, own, how)
  const plain = (addresses: Address[]) => addresses.map(({ address }) => address).join(' ')
  return [plain(to), plain(cc), plain(unconfirmed)]
}

describe('an answer by email goes', () => {
  it('to the contact, whatever address an unverified mail of theirs asks for', () => {
    const posing = received({ reply_to: at('vera@evil.example') })
    assert.deepEqual(defaults([posing]), ['vera@home.example', '', 'vera@evil.example'])
    assert.deepEqual(defaults([received({}), posing, received({})]), ['vera@home.example', '', ''])
  })

  it('to the address that a verified mail asks for, and to one that the business wrote to before', () => {
    assert.deepEqual(defaults([received({ reply_to: at('team@home.example'), is_verified: true })]), [
      'team@home.example',
      '',
      '',
    ])
    const again = received({ reply_to: at('Team@home.example') })
    assert.deepEqual(defaults([received({}), outgoing({ to: at('team@home.example') }), again])[0], 'Team@home.example')
  })

  it('to at most five of the addresses that somebody unknown asks for', () => {
    const many = at(...Array.from({ length: 120 }, (_, n) => `n${n}@evil.example`))
    const [to, , unconfirmed] = defaults([received({ reply_to: many, is_new_contact: true })])
    assert.equal(to!.split(' ').length, 5)
    assert.equal(unconfirmed!.split(' ').length, 20)
    const [all, copies] = defaults([received({ cc: many, is_new_contact: true })], 'reply_all')
    assert.equal(`${all} ${copies}`.split(' ').length, 5)
    assert.deepEqual(defaults([received({ reply_to: many })])[0], 'vera@home.example')
  })

  it('to at most twenty that somebody verified asks for, and to all that the business wrote to before', () => {
    const many = at(...Array.from({ length: 100 }, (_, n) => `n${n}@home.example`))
    const ofMany = (email: Partial<MessageEmail>, how: 'reply' | 'reply_all' = 'reply') =>
      defaults([received({ is_verified: true, ...email })], how).map((all) => all.split(' ').filter(Boolean).length)
    assert.deepEqual(ofMany({ reply_to: many }), [20, 0, 20])
    assert.deepEqual(ofMany({ cc: many }, 'reply_all'), [1, 20, 20])
    assert.deepEqual(ofMany({ reply_to: many.slice(0, 15), to: many.slice(50), cc: many }, 'reply_all'), [20, 0, 20])
    assert.deepEqual(ofMany({ is_new_contact: true, reply_to: many }), [20, 0, 20])
    const again = received({ reply_to: many, is_verified: true })
    assert.equal(defaults([received({}), outgoing({ to: many.slice(40, 90) }), again])[0]!.split(' ').length, 70)
    const colleague = received({ is_verified: true, from: at('ben@home.example')[0]!, reply_to: many.slice(50) }, 'ben')
    assert.equal(defaults([again, colleague])[0]!.split(' ').length, 20)
  })

  it('never to a stranger, verified or not, before somebody has written to them', () => {
    assert.deepEqual(defaults([received({}), stranger()]), ['vera@home.example', '', 'eve@evil.example'])
    for (const email of [{ is_verified: true }, { is_new_contact: true }])
      assert.deepEqual(defaults([received({}), stranger(email)])[0], 'vera@home.example')
    const naming_both = outgoing({ to: at('vera@home.example', 'eve@evil.example') })
    const participant = received({ from: at('eve@evil.example')[0]! }, 'eve')
    assert.deepEqual(defaults([received({}), stranger(), naming_both, participant]), [
      'vera@home.example eve@evil.example',
      '',
      '',
    ])
  })

  it('to others of the mail only if its sender may say so', () => {
    const copied = { cc: at('ben@home.example', own) }
    assert.deepEqual(defaults([received({ ...copied, is_verified: true })], 'reply_all'), [
      'vera@home.example',
      'ben@home.example',
      '',
    ])
    assert.deepEqual(defaults([received(copied)], 'reply_all'), ['vera@home.example', '', 'ben@home.example'])
    assert.deepEqual(defaults([received({}), stranger(copied)], 'reply_all')[1], '')
  })

  it('to nobody where nobody is known', () => {
    const nobody = { ...contact, address: 'svcvis_1@no-email.invalid' }
    assert.deepEqual(defaults([received({ from: null })], 'reply', nobody), ['', '', ''])
  })

  it('to From if Reply-To is our own, as lists set it', () => {
    assert.deepEqual(defaults([received({ reply_to: at('Support+abc@shop.example') })])[0], 'vera@home.example')
  })

  it('never to ourselves, to nobody twice, and never where only an unverified mail of a known contact leads', () => {
    const mailbox = fc.constantFrom(
      'vera@home.example',
      'VERA@home.example',
      own,
      'Support+x@shop.example',
      'e@evil.example',
    )
    const addresses = fc.array(
      mailbox.map((address) => ({ name: null, address })),
      { maxLength: 6 },
    )
    const mail = fc.record({
      from: addresses,
      reply_to: addresses,
      to: addresses,
      cc: addresses,
      is_participant: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(mail, { maxLength: 5 }),
        fc.constantFrom('reply' as const, 'reply_all' as const),
        (mails, how) => {
          const [to, cc] = defaults(
            mails.map(({ from, ...email }) => received({ ...email, from: from[0] ?? null })),
            how,
          )
          const all = `${to} ${cc}`.trim().toLowerCase().split(/ +/)
          assert.deepEqual(all, ['vera@home.example'])
        },
      ),
    )
  })
})
