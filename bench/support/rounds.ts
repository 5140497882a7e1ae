import { setTimeout as pause } from 'node:timers/promises'
import type { Measured } from './measured.ts'
import type { Options } from './options.ts'
import { readUsage, type Usage, type Watched } from './processor.ts'
import { median, type Spread, spread } from './statistics.ts'

export interface Side {
  run(): Promise<Measured>
  /** Whose processor time counts. Default: the service on the full data set. */
  watched?: Watched
  /** Before and after each round, not measured. */
  before?(): Promise<void>
  after?(): Promise<void>
}

export interface Comparison {
  ours: Spread
  limit: Spread
  ratio: Spread
  latency: { p50_ms: number; p99_ms: number } | undefined
  /** Processor time per request. */
  service_us: number | undefined
  database_us: number | undefined
  /** The same for the limit, in total. */
  limit_us: number | undefined
  /** Share of the machine that other programs used. */
  noise: number | undefined
  rounds: number
}

interface Round {
  ours: Measured
  limit: Measured
  usage: PerRequest | undefined
  limit_usage: PerRequest | undefined
  noise: number | undefined
}

interface PerRequest {
  service: number | undefined
  database: number | undefined
}

type Setting = { watched: Watched; options: Options }

/** A pair of rounds in which other programs used more of the machine than this is repeated. */
const max_noise = 0.1

/** Measures the limit and ours in alternating rounds, and keeps the pairs with the least noise. */
export async function compare({ watched, options }: Setting, limit: Side, ours: Side): Promise<Comparison> {
  const rounds: Round[] = []
  const { rounds: wanted, size } = options
  const max_rounds = size.patient ? wanted * 2 : wanted
  const quiet = () => rounds.filter(({ noise = 0 }) => noise <= max_noise).length
  await once(ours)
  while (rounds.length < wanted || (quiet() < wanted && rounds.length < max_rounds)) {
    const of_limit = await observed(limit, watched, size.patient)
    const of_ours = await observed(ours, watched, size.patient)
    rounds.push({
      limit: of_limit.measured,
      ours: of_ours.measured,
      usage: perRequest(of_ours),
      limit_usage: perRequest(of_limit),
      noise: worse(of_limit.noise, of_ours.noise),
    })
  }
  return summary(rounds.toSorted((a, b) => (a.noise ?? 0) - (b.noise ?? 0)).slice(0, wanted))
}

function summary(rounds: Round[]): Comparison {
  const latencies = rounds.filter(({ ours }) => ours.p50_ms !== undefined)
  return {
    ours: spread(rounds.map(({ ours }) => ours.per_second)),
    limit: spread(rounds.map(({ limit }) => limit.per_second)),
    ratio: spread(rounds.map(({ ours, limit }) => ours.per_second / limit.per_second)),
    latency:
      latencies.length === 0
        ? undefined
        : {
            p50_ms: median(latencies.map(({ ours }) => ours.p50_ms!)),
            p99_ms: median(latencies.map(({ ours }) => ours.p99_ms!)),
          },
    service_us: medianOf(rounds.map(({ usage }) => usage?.service)),
    database_us: medianOf(rounds.map(({ usage }) => usage?.database)),
    limit_us: medianOf(rounds.map(({ limit_usage: used }) => used && (used.service ?? 0) + (used.database ?? 0))),
    noise: medianOf(rounds.map(({ noise }) => noise)),
    rounds: rounds.length,
  }
}

function medianOf(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : median(known)
}

interface Observed {
  measured: Measured
  before: Usage | undefined
  after: Usage | undefined
  noise: number | undefined
}

async function observed(side: Side, watched: Watched, patient: boolean): Promise<Observed> {
  await side.before?.()
  await settle(watched, patient)
  const began = performance.now()
  const before = readUsage(side.watched ?? watched)
  const measured = await side.run()
  const after = readUsage(side.watched ?? watched)
  const seconds = (performance.now() - began) / 1000
  await side.after?.()
  return { measured, before, after, noise: noiseOf(before, after, seconds) }
}

async function once(side: Side): Promise<void> {
  await side.before?.()
  await side.run()
  await side.after?.()
}

const look_ms = 500
const max_looks = 600
const looks_for_others = 20
/** Share of one processor, below which service and database count as idle. */
const max_at_rest = 0.15

/**
 * Waits until the service has finished the work that follows the previous round (numbering, the search index, …), and a while for
 * other programs to pause.
 */
async function settle(watched: Watched, patient: boolean): Promise<void> {
  for (let look = 0; look < max_looks; look++) {
    const before = readUsage(watched)
    await pause(look_ms)
    const after = readUsage(watched)
    if (!before || !after) return
    const own = (after.service ?? 0) + (after.database ?? 0) - (before.service ?? 0) - (before.database ?? 0)
    const quiet = !patient || look >= looks_for_others || noiseOf(before, after, look_ms / 1000)! <= max_noise
    if (quiet && own / (look_ms / 1000) <= max_at_rest) return
  }
}

function noiseOf(before: Usage | undefined, after: Usage | undefined, seconds: number): number | undefined {
  if (!before || !after) return undefined
  const others = after.machine - before.machine - (after.ours - before.ours)
  return Math.max(0, others) / (seconds * processors)
}

const processors = navigator.hardwareConcurrency

function worse(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.max(a, b)
}

function perRequest({ before, after, measured }: Observed): PerRequest | undefined {
  if (!before || !after) return undefined
  const each = (name: 'service' | 'database') =>
    before[name] === undefined || after[name] === undefined
      ? undefined
      : ((after[name] - before[name]) / measured.count) * 1e6
  return { service: each('service'), database: each('database') }
}
