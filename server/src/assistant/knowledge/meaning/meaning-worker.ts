import { workAside } from '../../../aside.ts'
import { type ReadVectors, readVectors } from '../../model/vectors.ts'
import type { Nearest } from './shelf.ts'
import { type Looking, look } from './shelves.ts'

export type Work = { look: Looking } | { read: { text: string; count: number } }
export type Done = Nearest | ReadVectors

workAside((work: Work): Done | Promise<Done> =>
  'look' in work ? look(work.look) : readVectors(work.read.text, work.read.count),
)
