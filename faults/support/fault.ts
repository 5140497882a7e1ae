import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Random, seeded } from '../../server/src/testing/random.ts'

type Size = 'smallest' | 'quick' | 'full'

/** `npm test` runs the smallest size without twins, `npm run test:all` the quick size and `npm run faults` the full size. */
const size = (process.env.FAULTS ?? 'quick') as Size

export function sized<T>(sizes: Record<Size, T>): T {
  return sizes[size]
}

export const full = size === 'full'

/** A test that the smallest size leaves out. */
export function larger(name: string, work: (t: TestContext) => Promise<void>): void {
  if (size !== 'smallest') test(name, work)
}

/** The same check without its safeguard, which must fail. */
export const twin = larger

const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** A test's source of randomness. FAULT_SEED=<seed> reproduces a run. */
export function chance(t: TestContext): Random {
  t.diagnostic(`seed ${seed} (FAULT_SEED=${seed} replays it)`)
  return seeded(seed)
}

export function figures(t: TestContext, measured: Record<string, unknown>): void {
  t.diagnostic(
    Object.entries(measured)
      .map(([what, value]) => `${what}: ${value}`)
      .join(', '),
  )
}

/** Time limits are asserted in the full size only, on an otherwise idle machine. The other sizes report them as figures. */
export function soon(what: string, ms: number, max_ms: number): void {
  if (size === 'full') assert.ok(ms <= max_ms, `${what} after ${Math.round(ms)} ms`)
}

/** The twin of a check: without its safeguard, it must fail, and for the given reason. A check that can't fail proves nothing. */
export async function goesRed(check: () => Promise<unknown>, because: RegExp): Promise<void> {
  const failure = await check().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure === undefined) assert.fail('The check holds although its safeguard is gone: it proves nothing.')
  if (!(failure instanceof assert.AssertionError)) throw failure
  assert.match(failure.message, because, 'The check failed, but not for want of the safeguard.')
}

/** Runs `work` for each item, `at_once` at a time. */
export async function each<T>(items: Iterable<T>, at_once: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: at_once }, worker))
}

/** Checks every vector and collects the failures, so that one run shows all of them. */
export async function judged<T>(
  vectors: Iterable<T>,
  judge: (vector: T) => Promise<string | undefined>,
): Promise<void> {
  const faults: string[] = []
  await each(vectors, 12, async (vector) => {
    const fault = await judge(vector)
    if (fault !== undefined) faults.push(fault)
  })
  assert.ok(faults.length === 0, `${faults.length} faults:\n${faults.slice(0, 100).join('\n')}`)
}

/** Checks several claims about one run and reports all that fail. Stops once every `expected` failure has occurred. */
export function claims(expected: readonly RegExp[] = []) {
  const faults: string[] = []
  const hold = () => assert.ok(faults.length === 0, faults.join('\n'))
  const isEnough = () => expected.length > 0 && expected.every((because) => faults.some((fault) => because.test(fault)))
  return {
    async that<T>(check: () => Promise<T>): Promise<T | undefined> {
      try {
        return await check()
      } catch (error) {
        if (!(error instanceof assert.AssertionError)) throw error
        faults.push(error.message)
      }
      if (isEnough()) hold()
      return undefined
    },
    hold,
  }
}
