import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory } from '../bench/support/processor.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { figures, full, goesRed, sized, soon, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { attacks } from './support/slow-clients.ts'
import { webhookPlace } from './support/webhooks.ts'

interface Size {
  /** Clients that say little or nothing, and those that send much, of each kind. */
  slow: number
  large: number
  silent: number
  requests: number
}

const size = sized<Size>({
  smallest: { slow: 10, large: 2, silent: 50, requests: 50 },
  quick: { slow: 50, large: 4, silent: 500, requests: 200 },
  full: { slow: 500, large: 20, silent: 10_000, requests: 2000 },
})
const smaller: Size = { slow: 4, large: 2, silent: 4, requests: 20 }
/** As much as an open stream may take in F11, for each client, besides what many requests leave behind. */
const maxGrownMb = (clients: number) => 50 + clients * 0.025

// As long as in production in the full size only.
const soon_hung_up: Patch[] = [
  ['src/http/server.ts', 'headersTimeout: 10_000', 'headersTimeout: 3000'],
  ['src/http/server.ts', 'connectionsCheckingInterval: 2000', 'connectionsCheckingInterval: 500'],
]
const hurry: Patch[] = full
  ? []
  : [...soon_hung_up, ['src/http/server.ts', 'requestTimeout: 30_000', 'requestTimeout: 10_000']]

test('F19: clients that are slow, silent or without end are hung up on, cost little memory and delay nobody', async (t) => {
  figures(t, await keepsApart(t, size, hurry))
})

twin('F19 twin: where nobody hangs up on slow clients, they stay for ever', async (t) => {
  const patient: Patch[] = [
    ['src/http/server.ts', 'headersTimeout: 10_000', 'headersTimeout: 0'],
    ['src/http/server.ts', 'requestTimeout: 30_000', 'requestTimeout: 0'],
  ]
  await goesRed(() => keepsApart(t, smaller, patient, 15_000), /clients stay for ever/)
})

twin('F19 twin: where a body may have any size, it fills the memory', async (t) => {
  const all: Patch = ['src/http/server.ts', 'bodyLimit: max_body_bytes', 'bodyLimit: 2 ** 30']
  await goesRed(() => keepsApart(t, smaller, [...soon_hung_up, all]), /more memory/)
})

/** What each of them may be told. Undefined: hung up on. */
const expected: Record<string, (number | undefined)[]> = {
  'says nothing': [undefined, 408],
  'says next to nothing': [undefined, 408],
  'sends headers slowly': [undefined, 408],
  'sends a body slowly': [undefined, 408],
  'sends a file slowly': [undefined, 408],
  'sends JSON without end': [undefined, 413],
  // Where a request has a third of the time, a busy machine may not come to the limit.
  'sends a file without end': full ? [undefined, 413] : [undefined, 413, 408],
  'sends a bomb': [undefined, 415],
}

async function keepsApart(t: TestContext, plan: Size, without: Patch[], patience_ms = full ? 240_000 : 90_000) {
  const place = await webhookPlace(t)
  const service = await startProcess(t, { settings: place.settings, without })
  const api = await place.client(service.url)
  const port = Number(new URL(service.url).port)
  const work = async () => {
    const began = performance.now()
    const { status, body } = await api.post('/contacts', someContact())
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal((await api.get(`/contacts/${body.id}`)).status, 200)
    return performance.now() - began
  }
  const p99 = (waits: number[]) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
  const several = async (enough: (done: number) => boolean) => {
    const waits: number[] = []
    while (!enough(waits.length)) waits.push(await work())
    return p99(waits)
  }
  await several((done) => done >= plan.requests)
  const alone_ms = await several((done) => done >= plan.requests)
  const before_mb = readMemory(service.pid)?.max ?? 0

  const over = new AbortController()
  const open = new Map<string, number>()
  const count = (name: string, more: number) => open.set(name, (open.get(name) ?? 0) + more)
  const left = () => Array.from(open).filter(([, number]) => number > 0)
  const outcomes = Object.entries(attacks).flatMap(([name, attack]) => {
    const many = name === 'says next to nothing' ? plan.silent : /slowly|nothing/.test(name) ? plan.slow : plan.large
    return Array.from({ length: many }, async (_, n) => {
      count(name, 1)
      // More at once would find no room in the queue of the kernel, which is what they would wait for then.
      await pause(2 * n)
      const { status } = await attack(port, api.key, over.signal)
      count(name, -1)
      return { name, status }
    })
  })
  const clients = outcomes.length
  const among_ms = several((done) => over.signal.aborted || (done >= plan.requests && left().length === 0))
  try {
    await eventually(() => {
      const words = left().map(([name, number]) => `${number} that "${name}"`)
      const held = `${socketsOf(service.pid)} sockets of the service`
      assert.equal(words.length, 0, `clients stay for ever: ${words.join(', ')}; ${held}`)
    }, patience_ms)
  } finally {
    over.abort()
    await Promise.allSettled([...outcomes, among_ms])
  }
  const grown_mb = (readMemory(service.pid)?.max ?? 0) - before_mb
  assert.ok(grown_mb <= maxGrownMb(clients), `${grown_mb} MB more memory`)
  for (const { name, status } of await Promise.all(outcomes))
    assert.ok(expected[name]!.includes(status), `${name}: unexpected ${status}`)
  assert.ok(service.lives(), service.said())
  soon('served among slow clients', await among_ms, Math.max(2 * alone_ms, 1000))
  return {
    clients,
    p99_alone_ms: Math.round(alone_ms),
    p99_among_ms: Math.round(await among_ms),
    grown_mb: Math.round(grown_mb),
  }
}

function socketsOf(pid: number): number {
  // Only Linux has /proc.
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : Number.NaN
}
