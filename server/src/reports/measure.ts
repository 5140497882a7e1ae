import { setImmediate as breath } from 'node:timers/promises'
import { type Measure, measures } from './kinds.ts'
import { quantiles } from './quantiles.ts'
import type { Piece } from './times.ts'

export interface Measured {
  measure: Measure
  /** 0 is the previous period, 1 the first interval. Null for the whole period. */
  place: number | null
  count: number
  median: number
  p90: number
}

/** How long everything took, per interval and for the whole period: exact, however many there are. */
export async function measured(pieces: readonly Piece[]): Promise<Measured[]> {
  const durations: Measured[] = []
  for (const [measure, kinds] of Object.entries(measures) as [Measure, readonly number[]][]) {
    const { values, places } = inOrder(pieces.filter(({ kind }) => kinds.includes(kind)))
    const first = places[0]?.place === 0 ? places[0].until : 0
    for (const { place, since, until } of [...places, { place: null, since: first, until: values.length }]) {
      if (until === since) continue
      const [median, p90] = quantiles(values.subarray(since, until), [0.5, 0.9])
      durations.push({ measure, place, count: until - since, median: median!, p90: p90! })
    }
    // A million take about 30 ms: yields to others in between.
    await breath()
  }
  return durations
}

/** Durations in the order of their intervals, and where each interval's are. */
function inOrder(pieces: Piece[]) {
  const values = new Float32Array(pieces.reduce((sum, { values }) => sum + values.length, 0))
  const places: { place: number; since: number; until: number }[] = []
  let next = 0
  for (const piece of pieces.sort((a, b) => a.place - b.place)) {
    if (places.at(-1)?.place !== piece.place) places.push({ place: piece.place, since: next, until: next })
    values.set(piece.values, next)
    next += piece.values.length
    places.at(-1)!.until = next
  }
  return { values, places }
}
