import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { newId } from '../../../ids.ts'
import { textMail } from '../../../testing/mails/mail-case.ts'
import { type Mail, readMail } from './mail.ts'
import { clues, conversationOf, replyAddress } from './threading.ts'

const secret = Buffer.from('a secret of this installation')
const local_part = fc
  .array(fc.constantFrom('a', 'z', '0', '9', '-', 'x.y'), { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join(''))
const conversation = fc.nat().map(() => newId('conversation'))

async function mailWith(fields: Record<string, string>): Promise<Mail> {
  const { mail } = await readMail(textMail('Hi', fields), { trusted_authserv_id: null })
  return mail!
}

describe('a reply address', () => {
  it('leads back to its conversation, whatever servers do to the case of letters', () => {
    fc.assert(
      fc.property(local_part, conversation, fc.boolean(), (local, id, is_upper) => {
        const address = replyAddress(secret, `${local}@shop.example`, id)
        assert.ok(address.lastIndexOf('@') <= 64)
        assert.equal(conversationOf(secret, is_upper ? address.toUpperCase() : address), id)
      }),
    )
  })

  it('leads nowhere if a single character of it is different', () => {
    const address = replyAddress(secret, 'support@shop.example', newId('conversation'))
    const token_at = address.indexOf('+') + 1
    for (let n = token_at; n < address.indexOf('@'); n++) {
      const forged = `${address.slice(0, n)}${address[n] === 'x' ? 'y' : 'x'}${address.slice(n + 1)}`
      assert.equal(conversationOf(secret, forged), null, forged)
    }
  })

  it('leads nowhere under another secret', () => {
    const address = replyAddress(secret, 'support@shop.example', newId('conversation'))
    assert.equal(conversationOf(Buffer.from('another secret'), address), null)
  })

  it('is read from any text without harm', () => {
    fc.assert(fc.property(fc.string(), (text) => assert.equal(conversationOf(secret, text), null)))
  })

  it('keeps a tag that the base has, and is the base itself where there is no room', () => {
    const id = newId('conversation')
    assert.match(replyAddress(secret, 'support+de@shop.example', id), /^support\+de\+[0-9a-z]{39}@shop\.example$/)
    assert.equal(conversationOf(secret, replyAddress(secret, 'support+de@shop.example', id)), id)
    const long = `${'customer-service'.repeat(2)}@shop.example`
    assert.equal(replyAddress(secret, long, id), long)
  })

  it('is refused for what is no conversation', () => {
    assert.throws(() => replyAddress(secret, 'support@shop.example', newId('contact')), RangeError)
  })
})

describe('clues to the conversation of a mail', () => {
  it('are its reply address, then what it answers, then what it refers to, newest first', async () => {
    const id = newId('conversation')
    const mail = await mailWith({
      To: `Shop <${replyAddress(secret, 'support@shop.example', id).toUpperCase()}>`,
      'In-Reply-To': '<3@shop.example>',
      References: '<1@shop.example> <2@shop.example> <3@shop.example>',
    })
    assert.deepEqual(clues(secret, mail), [
      { kind: 'reply_address', conversation_id: id },
      { kind: 'message_ids', ids: ['3@shop.example', '2@shop.example', '1@shop.example'] },
    ])
  })

  it('include an address that only the envelope had', async () => {
    const id = newId('conversation')
    const mail = await mailWith({ 'Delivered-To': replyAddress(secret, 'support@shop.example', id) })
    assert.deepEqual(clues(secret, mail), [{ kind: 'reply_address', conversation_id: id }])
  })

  it('are none for a subject, however it looks', async () => {
    const mail = await mailWith({ Subject: `Re: [#1182] ${newId('conversation')}` })
    assert.deepEqual(clues(secret, mail), [])
  })
})
