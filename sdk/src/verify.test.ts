import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, it } from 'node:test'
import { newSecret, signer } from '../../server/src/outbound/sign.ts'
import { startReceiver } from '../../server/src/testing/receiver.ts'
import { type VerifyOptions, verify, type WebhookHeaders, WebhookVerificationError } from './index.ts'

const secret = newSecret()
const id = 'svcevt_01h455vb4pex5vsknk084sn02q'
const body = JSON.stringify({ id, object: 'event', type: 'contact.created', data: { object: { name: 'é 😀 \u2028' } } })
const at = 1_700_000_000
const now = new Date(at * 1000)
const signed = () => signer([secret])(id, at, body)

async function reasonOf(
  raw: unknown,
  headers: WebhookHeaders,
  known: string | string[] = secret,
  options: VerifyOptions = { now },
) {
  const failure = await verify(raw as string, headers, known, options).then(
    () => undefined,
    (error: unknown) => error,
  )
  assert.ok(failure instanceof WebhookVerificationError, String(failure))
  assert.ok(!failure.message.includes(secret.slice(6)))
  return failure.reason
}

describe('verify', () => {
  it('answers the event that the service has signed, from text and from bytes', async () => {
    const bytes = Buffer.from(`..${body}`).subarray(2)
    for (const raw of [body, bytes, new Uint8Array(bytes), Uint8Array.from(bytes).buffer])
      assert.deepEqual(await verify(raw, signed(), secret, { now }), JSON.parse(body))
  })

  it('reads the headers of every platform', async () => {
    const plain = signed()
    const capital = Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value]),
    )
    const several = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, [value]]))
    for (const headers of [new Headers(plain), plain, capital, several])
      assert.equal((await verify(body, headers, secret, { now })).id, id)
  })

  it('takes what came over a real connection', async () => {
    await using receiver = await startReceiver()
    await fetch(receiver.url, { method: 'POST', headers: signed(), body })
    const headers: IncomingHttpHeaders = receiver.requests[0]!.headers
    assert.equal((await verify(receiver.requests[0]!.body, headers, secret, { now })).type, 'contact.created')
  })

  it('takes either secret while they change, and several of the receiver', async () => {
    const next = newSecret()
    const both = signer([next, secret])(id, at, body)
    for (const known of [secret, next, [newSecret(), secret]])
      assert.equal((await verify(body, both, known, { now })).id, id)
    assert.equal(await reasonOf(body, both, [newSecret(), newSecret()]), 'signature_mismatch')
    assert.equal(await reasonOf(body, signed(), next), 'signature_mismatch')
  })

  it('refuses whatever was changed on the way', async () => {
    const headers = signed()
    for (const raw of [body.replace('created', 'deleted'), `${body} `, body.slice(0, -1), ''])
      assert.equal(await reasonOf(raw, headers), 'signature_mismatch')
    assert.equal(await reasonOf(body, { ...headers, 'webhook-id': `${id.slice(0, -1)}r` }), 'signature_mismatch')
    assert.equal(await reasonOf(body, { ...headers, 'webhook-timestamp': String(at + 1) }), 'signature_mismatch')
    const [, signature] = headers['webhook-signature'].split(',')
    for (const other of [`v2,${signature}`, signature!, 'v1,', 'v1,*', 'v1,AAAA', `v1,${signature!.slice(0, -4)}`, ' '])
      assert.equal(await reasonOf(body, { ...headers, 'webhook-signature': other }), 'signature_mismatch', other)
    const among = { ...headers, 'webhook-signature': `v1a,x v1,AAAA v1,${signature}` }
    assert.equal((await verify(body, among, secret, { now })).id, id)
  })

  it('refuses what was signed too long ago or in the future, by a clock that may be set', async () => {
    const after = (seconds: number) => ({ now: new Date((at + seconds) * 1000) })
    for (const seconds of [-300, 300]) assert.ok(await verify(body, signed(), secret, after(seconds)))
    assert.equal(await reasonOf(body, signed(), secret, after(301)), 'timestamp_too_old')
    assert.equal(await reasonOf(body, signed(), secret, after(-301)), 'timestamp_too_new')
    assert.equal(await reasonOf(body, signed(), secret, { ...after(2), tolerance_seconds: 1 }), 'timestamp_too_old')
    assert.equal(await reasonOf(body, signed(), secret, {}), 'timestamp_too_old')
    for (const timestamp of ['now', '1e9', '-1', '1700000000.0', '0x6ab1'])
      assert.equal(await reasonOf(body, { ...signed(), 'webhook-timestamp': timestamp }), 'timestamp_invalid')
  })

  it('says what is missing, and that a parsed body is none', async () => {
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const) {
      assert.equal(await reasonOf(body, { ...signed(), [name]: undefined }), 'headers_missing')
      assert.equal(await reasonOf(body, { ...signed(), [name]: '' }), 'headers_missing')
    }
    for (const raw of [JSON.parse(body), null, undefined, 5])
      assert.equal(await reasonOf(raw, signed()), 'body_not_raw')
    for (const other of ['"event"', 'null', '{}', '\ufeff'])
      assert.equal(await reasonOf(other, signer([secret])(id, at, other)), 'body_not_event')
    const broken = Buffer.from('{"object":"event","a":"\xff"}', 'latin1')
    assert.equal(await reasonOf(broken, signer([secret])(id, at, broken)), 'body_not_event')
  })

  it('does not go on with a secret or an option that cannot be right', async () => {
    for (const known of ['', 'whsec_', 'whsec_short', [], [''], [undefined]])
      await assert.rejects(verify(body, signed(), known as string[], { now }), TypeError)
    for (const tolerance_seconds of [-1, Number.NaN])
      await assert.rejects(verify(body, signed(), secret, { now, tolerance_seconds }), TypeError)
  })
})
