import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import Stripe from '../testing/webhooks/stripe.ts'
import { newSecret, signatures, signer } from './sign.ts'

const id = 'svcevt_01h455vb4pex5vsknk084sn02q'
const body = JSON.stringify({ id, object: 'event', api_version: 'v1', type: 'ping', data: { text: 'é 😀 \u2028' } })
const now = () => Math.floor(Date.now() / 1000)

type Verify = (secret: string, headers: ReturnType<typeof signatures>, body: string | Buffer) => unknown

/** As in the libraries' own documentation. */
const libraries: Record<string, Verify> = {
  stripe: (secret, headers, body) => Stripe.webhooks.constructEvent(body, headers['service-signature'], secret),
  standardwebhooks: (secret, headers, body) => new StandardWebhook(secret).verify(body, { ...headers }),
  svix: (secret, headers, body) => new SvixWebhook(secret).verify(body, { ...headers }) ?? true,
}

describe('a signature', () => {
  for (const [library, verify] of Object.entries(libraries))
    describe(`as ${library} sees it`, () => {
      const secret = newSecret()

      it('is good for a body as text and as bytes', () => {
        const signed = signatures([secret], { id, timestamp: now(), body: Buffer.from(body) })
        assert.deepEqual(signed, signatures([secret], { id, timestamp: Number(signed['webhook-timestamp']), body }))
        assert.ok(verify(secret, signed, body))
        assert.ok(verify(secret, signed, Buffer.from(body)))
      })

      it('is good under the old and under the new secret while they change, and under no other', () => {
        const [old, next] = [newSecret(), newSecret()]
        const signed = signatures([next, old], { id, timestamp: now(), body })
        assert.ok(verify(old, signed, body))
        assert.ok(verify(next, signed, body))
        assert.throws(() => verify(secret, signed, body))
      })

      it('is bad for a body that was changed by one letter', () => {
        const signed = signatures([secret], { id, timestamp: now(), body })
        assert.throws(() => verify(secret, signed, body.replace('ping', 'pong')))
      })

      it('is bad after more than five minutes, and at another time than was signed', () => {
        assert.throws(() => verify(secret, signatures([secret], { id, timestamp: now() - 302, body }), body))
        const timestamp = now() - 10
        const signed = signatures([secret], { id, timestamp, body })
        const text = JSON.stringify(signed).replaceAll(String(timestamp), String(timestamp + 1))
        assert.throws(() => verify(secret, JSON.parse(text), body))
      })
    })

  it('has the exact form that the strictest parsers want', () => {
    const sign = signer([newSecret(), newSecret()])
    const signed = sign(id, 1790000000, body)
    assert.match(signed['service-signature'], /^t=1790000000,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
    assert.match(signed['webhook-signature'], /^v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=$/)
    assert.equal(signed['webhook-id'], id)
    assert.equal(signed['webhook-timestamp'], '1790000000')
  })
})

describe('a new secret', () => {
  it('is `whsec_` and 44 letters and digits, which decode to 33 bytes', () => {
    for (let n = 0; n < 100; n++) {
      const secret = newSecret()
      assert.match(secret, /^whsec_[A-Za-z0-9]{44}$/)
      assert.equal(Buffer.from(secret.slice(6), 'base64').length, 33)
    }
  })

  it('holds each of the 62 letters and digits as often as the others', () => {
    const counts = new Map<string, number>()
    const letters = Array.from({ length: 2000 }, () => newSecret().slice(6)).join('')
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    assert.equal(counts.size, 62)
    const expected = letters.length / 62
    // Chi-squared with 61 degrees of freedom: above 130 once in a million runs.
    const deviation = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    assert.ok(deviation < 130, `deviation ${deviation}`)
  })
})
