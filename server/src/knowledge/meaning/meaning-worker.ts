import { serveThread } from '../../jobs/worker-thread.ts'
import { type ReadVectors, readVectors } from '../../models/vectors.ts'
import type { Nearest } from './vector-index.ts'
import { type Looking, look } from './vector-indexes.ts'

export type Work = { look: Looking } | { read: { text: string; count: number } }
export type Done = Nearest | ReadVectors

serveThread((work: Work): Done | Promise<Done> =>
  'look' in work ? look(work.look) : readVectors(work.read.text, work.read.count),
)
