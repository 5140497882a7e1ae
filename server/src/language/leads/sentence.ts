import type { Amount } from './amounts.ts'
import type { Signal } from './extract.ts'
import type { Hit } from './phrases.ts'
import type { Kind } from './vocabulary/kinds.ts'
import type { SentenceOf } from './words.ts'

/** A sentence and what stands in it. */
export interface Reading {
  sentence: SentenceOf
  hits: Hit<Kind>[]
  sums: Amount[]
  /** The kinds of hit there are. */
  has: ReadonlySet<Kind>
  /** Whether something went wrong: what it names is not wanted. */
  trouble: boolean
  /** Whether it asks for something. */
  wants: boolean
  /** Whether it goes on about somebody else, of whom the sentence before spoke. */
  of_another: boolean
  /** Whether something was asked for before it in the same message. */
  after_need: boolean
}

/** Something found in a sentence, by the words from and to. */
export interface Finding {
  signal: Signal
  met: boolean
  from: number
  to: number
  value?: string
  /** Gives way to what was said more exactly. */
  weak?: boolean
  /** Counts only where the message wants something as well: "we have 9,000 €". */
  beside_need?: boolean
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
      return !lifts.some((lift) => lift.to >= hit.from && lift.from < from && !liftsAnother(lift, hit, hits))
    return hit.kind === 'negator_after' && hit.from >= to && hit.from - to < reach_after
  })
}

/** Portuguese "no momento não temos": the phrase takes back the "no" in it, not the "não" behind. */
function liftsAnother(lift: Hit<Kind>, negator: Hit<Kind>, hits: Hit<Kind>[]): boolean {
  const holds = (hit: Hit<Kind>) => hit.from >= lift.from && hit.to <= lift.to
  return !holds(negator) && hits.some((hit) => hit.kind === 'negator' && holds(hit))
}

/** Whether what stands there is said of somebody else: "my neighbour's company has 500 users". */
export function isOfAnother({ hits, has, of_another }: Reading, at: number): boolean {
  if (has.has('formerly')) return true
  if (!has.has('third_party') && !of_another) return false
  if (!has.has('own_subject')) return true
  const other = hits.findLast(({ kind, from }) => kind === 'third_party' && from <= at)
  return other !== undefined && !hits.some(({ kind, from }) => kind === 'own_subject' && from >= other.to && from <= at)
}
