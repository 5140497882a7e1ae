import { setTimeout as pause } from 'node:timers/promises'
import { type Audience, startAudience } from '../../server/src/testing/audience.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import { readMemory } from '../support/processor.ts'
import { type Row, valueRow } from '../support/report.ts'
import { type Spread, spread } from '../support/statistics.ts'

export const streams: Scenario[] = [{ name: 'streams', title: 'open event streams', run: fanOut }]

const writers = 8
const pace_ms = 250
const settle_ms = 3000
const patience_ms = 120_000

/** Events to all streams, one at a time and as fast as they accept them. */
async function fanOut(bench: Bench): Promise<Row[]> {
  const { large, options } = bench
  const full = options.size.name === 'full'
  const [count, burst] = full ? [10_000, 100] : [1000, 50]
  const audience = startAudience()
  try {
    const idle = readMemory(large.service.pid)?.now
    const port = Number(new URL(large.service.url).port)
    const key = large.headers.authorization!.slice('Bearer '.length)
    await audience.open({ open: count, port, key, query: '', first: null })
    await pause(settle_ms)
    const opened = readMemory(large.service.pid)?.now
    await told(bench, audience, async () => makeEvent(bench))

    const alone: Told[] = []
    const together: Told[] = []
    for (let round = 0; round < options.rounds; round++) {
      alone.push(await told(bench, audience, () => makeSlowly(bench)))
      together.push(await told(bench, audience, () => makeAtOnce(bench, burst)))
    }
    const to = `to ${count.toLocaleString('en')} streams`
    const latency = (of: (heard: Told) => number) => spread(alone.map(of))
    return [
      valueRow(`events ${to}, as many as they take`, 'events/s', spread(together.map(perSecond)), {
        direction: 'at least',
        value: 60_000,
      }),
      {
        ...valueRow(
          `one event ${to}, time to the last 1 %`,
          'ms',
          latency(({ p99_ms }) => p99_ms),
          {
            direction: 'at most',
            value: 1000,
          },
        ),
        p50_ms: latency(({ p50_ms }) => p50_ms).median,
        p99_ms: latency(({ p99_ms }) => p99_ms).median,
      },
      memoryRow(idle, opened, count),
    ]
  } finally {
    await audience.stop()
  }
}

interface Told {
  heard: number
  p50_ms: number
  p99_ms: number
  seconds: number
}

/** What all streams received of the events that `make` creates. */
async function told(bench: Bench, audience: Audience, make: () => Promise<void>): Promise<Told> {
  const began = performance.now()
  await make()
  const { faults, ...heard } = await audience.reach(await lastSequence(bench), patience_ms)
  if (faults.length > 0) throw new Error(`The streams are not in order: ${faults.join('; ')}.`)
  return { ...heard, seconds: (performance.now() - began) / 1000 }
}

function perSecond({ heard, seconds }: Told): number {
  return heard / seconds
}

async function makeSlowly(bench: Bench): Promise<void> {
  const until = performance.now() + bench.options.seconds * 1000
  while (performance.now() < until) {
    await makeEvent(bench)
    await pause(pace_ms)
  }
}

async function makeAtOnce(bench: Bench, count: number): Promise<void> {
  let begun = 0
  const write = async () => {
    while (begun++ < count) await makeEvent(bench)
  }
  await Promise.all(Array.from({ length: writers }, write))
}

let made = 0
/** The event contains its creation time, as `identifier`. */
async function makeEvent({ large }: Bench): Promise<void> {
  const n = `${process.pid}-${made++}`
  const answer = await fetch(`${large.service.url}/contacts`, {
    method: 'POST',
    headers: { ...large.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Nora Holloway',
      email: `stream-${n}@example.com`,
      identifier: `at-${Date.now()}-${n}`,
    }),
  })
  if (answer.status !== 201) throw new Error(`A contact was answered with ${answer.status}.`)
  await answer.arrayBuffer()
}

/** The sequence number of the last created event, once it has one. */
async function lastSequence({ large }: Bench): Promise<number> {
  const last = `-${process.pid}-${made - 1}"`
  for (;;) {
    const answer = await fetch(`${large.service.url}/events?order=desc&limit=20`, { headers: large.headers })
    const text = await answer.text()
    if (text.includes(last)) return JSON.parse(text).data[0].sequence
    await pause(5)
  }
}

function memoryRow(idle: number | undefined, opened: number | undefined, count: number): Row {
  const scenario = 'memory of a stream'
  if (idle === undefined || opened === undefined)
    return { scenario, unit: 'kB', note: 'left out: this system has no /proc' }
  const each: Spread = spread([((opened - idle) * 1048.576) / count])
  // With few streams, this is mostly growth that has other causes.
  return valueRow(scenario, 'kB', each, count >= 10_000 ? { direction: 'at most', value: 25 } : undefined)
}
