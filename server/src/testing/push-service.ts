import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { startReceiver } from './receiver.ts'

export interface Push {
  /** What the browser gets. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into objects of every shape.
  payload: any
  headers: Record<string, unknown>
  /** Of the signed token that says for whom it is. */
  claims: { aud: string; exp: number; sub: string }
  bytes: number
}

/**
 * A push service and a browser with a subscription to it, by the standards and without the library that sends: decryption by RFC
 * 8291 and 8188, the sender's signature by RFC 8292.
 */
export async function startPushService(public_key: string) {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const pushes: Push[] = []
  const answers: number[] = []
  const receiver = await startReceiver((request) => {
    pushes.push({
      payload: JSON.parse(decrypted(request.body).toString('utf8')),
      headers: request.headers,
      claims: signed(String(request.headers.authorization)),
      bytes: request.body.length,
    })
    return { status: answers.shift() ?? 201 }
  })

  function decrypted(body: Buffer): Buffer {
    const [salt, size, key_length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20]!]
    const sender = body.subarray(21, 21 + key_length)
    const record = body.subarray(21 + key_length)
    if (record.length > size) throw new Error('More than one record.')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = text.lastIndexOf(2)
    if (end === -1) throw new Error('No delimiter of the last record.')
    return text.subarray(0, end)
  }

  function signed(authorization: string): Push['claims'] {
    const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization)!
    if (key !== public_key) throw new Error('Signed by somebody else.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const [head, claims, signature] = token!.split('.')
    const of = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
    const is_valid = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: of, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    )
    if (!is_valid) throw new Error('The signature is wrong.')
    return JSON.parse(Buffer.from(claims!, 'base64url').toString('utf8'))
  }

  return {
    pushes,
    /** Statuses of the next answers, before 201. */
    answers,
    origin: new URL(receiver.url).origin,
    subscription: {
      endpoint: `${receiver.url}push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    [Symbol.asyncDispose]: receiver.stop,
  }
}
