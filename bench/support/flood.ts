import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { gif } from '../../server/src/testing/files/png.ts'
import { formWith } from '../../server/src/testing/files/upload.ts'

/** How many requests got which response. */
export type Statuses = Record<string, number>

export interface Call {
  method: 'GET' | 'POST'
  path: string
  address: string
  token?: string
  json?: unknown
  form?: ReturnType<typeof formWith>
}

/** As many pixels as an animated picture may have: nothing of a few kilobytes costs the service more. */
const frame = Buffer.from('2c0000000001000100000202440100', 'hex')
const animated = formWith('file', gif(240, 240, Array(200).fill(frame)), 'a.gif')
const text = formWith('file', Buffer.alloc(100_000, 'x'), 'a.txt')

/** Each from a /64 of its own, all in one /48. */
const stranger = () => `2001:db8:bad:${randomBytes(2).toString('hex')}::${randomInt(1, 0xffff).toString(16)}`
const customer = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`

/** A flood's requests: new visitors, animated pictures, files and messages, with the tokens of those who got one. */
export function attackOn(channel_id: string, tokens: readonly string[]): (n: number) => Call {
  return (n) => {
    const address = stranger()
    const token = tokens[randomInt(Math.max(1, tokens.length))]
    if (token === undefined || n % 4 === 0) return { method: 'POST', path: '/visitors', address, json: { channel_id } }
    if (n % 4 === 1) return { method: 'POST', path: '/files', address, token, form: animated }
    if (n % 4 === 2) return { method: 'POST', path: '/files', address, token, form: text }
    return { method: 'POST', path: '/conversations', address, token, json: { content: `Nonsense ${n}` } }
  }
}

/** What the pages of a busy website ask, from everywhere. */
export function harmlessOn(channel_id: string): (n: number) => Call {
  return () => ({ method: 'GET', path: `/channels/${channel_id}`, address: customer() })
}

/** As a proxy passes it on. */
export function send(base: string, { method, path, address, token, json, form }: Call): Promise<Response> {
  const headers = {
    'x-forwarded-for': address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...form?.headers,
  }
  const body = json === undefined ? form?.body : JSON.stringify(json)
  return fetch(base + path, { method, headers, ...(body !== undefined && { body: body as string }) })
}

// Whoever sends doesn't wait for responses, but no machine has any number of sockets.
const max_open = 256
const tick_ms = 20

/** Sends so many a second until it's stopped. Tokens of new visitors are kept. */
export function flood(base: string, per_second: number, callOf: (n: number) => Call, tokens: string[]) {
  const statuses: Statuses = {}
  const open = new Set<Promise<void>>()
  let is_over = false

  async function one(n: number): Promise<void> {
    const call = callOf(n)
    const response = await send(base, call).catch(() => undefined)
    const body = await response?.text().catch(() => '')
    const name = String(response?.status ?? 'none')
    statuses[name] = (statuses[name] ?? 0) + 1
    if (response?.status === 201 && call.path === '/visitors') tokens.push(JSON.parse(body!).token)
  }

  async function run(): Promise<void> {
    const began = performance.now()
    for (let n = 0; !is_over; await pause(tick_ms))
      for (const due = ((performance.now() - began) * per_second) / 1000; n < due && open.size < max_open; n++) {
        const sent = one(n).finally(() => open.delete(sent))
        open.add(sent)
      }
    await Promise.all(open)
  }

  const ended = run()
  return {
    async stop(): Promise<Statuses> {
      is_over = true
      await ended
      return statuses
    },
  }
}
