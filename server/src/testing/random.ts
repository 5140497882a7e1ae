export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** A shuffled copy; the original is left alone. */
  shuffle<T>(from: readonly T[]): T[]
}

/** The same seed gives the same sequence on every machine: sfc32, its four words filled by splitmix32. */
export function seeded(seed: number): Random {
  const word = splitmix32(seed)
  let a = word()
  let b = word()
  let c = word()
  let counter = 1

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }

  // sfc32 needs a dozen rounds before nearby seeds stop resembling each other.
  for (let round = 0; round < 12; round++) next()

  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick(from) {
      if (from.length === 0) throw new Error('nothing to pick from')
      return from[Math.floor(next() * from.length)] as (typeof from)[number]
    },
    shuffle(from) {
      const copy = [...from]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1))
        const held = copy[last] as (typeof copy)[number]
        copy[last] = copy[other] as (typeof copy)[number]
        copy[other] = held
      }
      return copy
    },
  }
}

function splitmix32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
}
