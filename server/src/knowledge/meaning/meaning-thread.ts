import { workerThread } from '../../jobs/worker-thread.ts'
import type { ReadVectors } from '../../models/vectors.ts'
import type { Done, Work } from './meaning-worker.ts'
import type { Nearest } from './vector-index.ts'
import type { Looking } from './vector-indexes.ts'

const elsewhere = workerThread<Work, Done>({
  module: new URL('./meaning-worker.ts', import.meta.url),
  name: 'search by meaning',
  max_waiting: 100,
  max_ms: 30_000,
  // What it holds took a second to read: given back when no one asked anything for a while.
  idle_ms: 600_000,
})

/** Which passages lie nearest to a vector; null where too many look already. */
export function nearestOnThread(looking: Looking): Promise<Nearest> | null {
  return elsewhere.run({ look: looking }) as Promise<Nearest> | null
}

/** Reads vectors out of a server's answer: 64 of them are a megabyte, which takes some ten milliseconds. */
export async function readVectorsOnThread(text: string, count: number): Promise<ReadVectors> {
  const read = elsewhere.run({ read: { text, count } }) as Promise<ReadVectors> | null
  return read ?? { problem: 'Too many vectors are waiting to be read.' }
}

/** Ends the thread; the next question starts another. */
export const endMeaning = elsewhere.end
