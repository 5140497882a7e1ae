import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory } from '../bench/support/processor.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { badReceiver, misbehaviors } from './support/bad-receivers.ts'
import { figures, full, goesRed, sized, soon, twin } from './support/fault.ts'
import { attempts_wait } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { register, subscribe, told, webhookPlace } from './support/webhooks.ts'

interface Size {
  bad: string[]
  good: number
  events: number
}

const size = sized<Size>({
  smallest: { bad: behaviors(7), good: 2, events: 10 },
  quick: { bad: behaviors(14), good: 6, events: 30 },
  full: { bad: behaviors(60), good: 40, events: 300 },
})
const max_memory_mb = 150

test('F6: receivers that misbehave delay nobody else and fill no memory', async (t) => {
  figures(t, await keepsApart(t, size))
})

twin('F6 twin: where all endpoints wait for each other, a hanging one delays the others', async (t) => {
  const one_by_one: Patch = [
    'src/webhooks/endpoint-queue.ts',
    'await parts.receiver.send({ headers: parts.sign(due), body: due.body })',
    `await ((globalThis as any).turn = Promise.resolve((globalThis as any).turn).then(() =>
      parts.receiver.send({ headers: parts.sign(due), body: due.body })))`,
  ]
  const size = { bad: ['never answers'], good: 2, events: 10 }
  await goesRed(() => keepsApart(t, size, [one_by_one], 5000), /never arrived/)
})

twin('F6 twin: where answers are read to their end, they fill the memory', async (t) => {
  const all: Patch = ['src/webhooks/attempt.ts', 'const max_read = 16 * 1024', 'const max_read = Infinity']
  const size = { bad: ['answers 100 MB'], good: 1, events: 4 }
  await goesRed(() => keepsApart(t, size, [all]), /more memory/)
})

function behaviors(count: number): string[] {
  const all = Object.keys(misbehaviors)
  return Array.from({ length: count }, (_, n) => all[n % all.length]!)
}

async function keepsApart(t: TestContext, plan: Size, without: Patch[] = [], patience_ms?: number) {
  const { bad, good, events } = plan
  // Except in the full size, a hanging receiver hangs until the test ends.
  const limits = full ? [] : [attempts_wait]
  const place = await webhookPlace(t)
  const service = await startProcess(t, { settings: place.settings, without: [...limits, ...without] })
  const api = await place.client(service.url)
  const receivers = await Promise.all(Array.from({ length: good }, () => subscribe(t, api, ['contact.created'])))

  async function slowest(): Promise<number> {
    const answered = new Map<string, number>()
    for (const { requests } of receivers) requests.length = 0
    for (let n = 0; n < events; n++) {
      const { body } = await api.post('/contacts', someContact())
      answered.set(body.id, Date.now())
      await pause(20)
    }
    // A busy machine may make an answer late, and a delivery is repeated then.
    const arrivals = () =>
      receivers.map(({ requests }) => {
        const times = requests.map((request) => [told(request).data.object.id, request.at.getTime()] as const)
        return new Map(times.filter(([id]) => answered.has(id)).reverse())
      })
    await eventually(() => {
      const missing = arrivals().reduce((sum, { size }) => sum + events - size, 0)
      assert.equal(missing, 0, `${missing} deliveries to good receivers never arrived`)
    }, patience_ms)
    const waits = arrivals().flatMap((times) => Array.from(times, ([id, at]) => at - answered.get(id)!))
    return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
  }

  await slowest()
  const alone_ms = await slowest()
  const before_mb = readMemory(service.pid)!.max
  const bad_ones = await Promise.all(bad.map((name) => badReceiver(t, name)))
  for (const { url } of bad_ones) await register(api, url, ['contact.created'])
  const among_bad_ms = await slowest()
  soon('delivered among bad ones', among_bad_ms, Math.max(1.5 * alone_ms, 1000))
  const [hanging, others] = [bad_ones.filter(({ hangs }) => hangs), bad_ones.filter(({ hangs }) => !hangs)]
  await eventually(() => {
    const waiting = others.filter(({ ended }) => ended() === 0).length
    assert.equal(waiting, 0, `${waiting} bad receivers were never done with`)
  })
  if (!full) assert.ok(!hanging.some(({ ended }) => ended() > 0), 'a receiver that was to hang came to an end')
  const grown_mb = readMemory(service.pid)!.max - before_mb
  assert.ok(grown_mb <= max_memory_mb, `${grown_mb} MB more memory`)
  await service.kill()
  return {
    bad: bad.length,
    good,
    p99_alone_ms: alone_ms,
    p99_among_bad_ms: among_bad_ms,
    grown_mb: Math.round(grown_mb),
  }
}
