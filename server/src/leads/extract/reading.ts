import type { Signal } from './extract.ts'
import type { Hit } from './phrases.ts'
import type { Kind } from './vocabulary/kinds.ts'
import type { SentenceOf } from './words.ts'

/** A sentence and what stands in it. */
export interface Reading {
  sentence: SentenceOf
  hits: Hit<Kind>[]
  /** The kinds of hit there are. */
  has: ReadonlySet<Kind>
  /** Whether something went wrong: what it names is not wanted. */
  trouble: boolean
  /** Whether it asks for something. */
  wants: boolean
}

/** Something found in a sentence, by the words from and to. */
export interface Found {
  signal: Signal
  met: boolean
  from: number
  to: number
  value?: string
}

const reach_before = 6
const reach_after = 4

/** Whether a negation in the same part of the sentence holds for what stands from here to there. */
export function isDenied({ sentence: { words }, hits }: Reading, { from, to }: { from: number; to: number }): boolean {
  const clause = words[from]!.clause
  const within = (hit: Hit<Kind>) => words[hit.from]!.clause === clause
  const lifts = hits.filter((hit) => hit.kind === 'lifts' && within(hit))
  return hits.some((hit) => {
    if (!within(hit)) return false
    if (hit.kind === 'negator' && hit.to <= from && from - hit.to < reach_before)
      return !lifts.some((lift) => lift.to >= hit.from && lift.from < from)
    return hit.kind === 'negator_after' && hit.from >= to && hit.from - to < reach_after
  })
}
