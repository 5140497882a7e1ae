import type { AgentKey } from '../cast.ts'
import type { Random } from '../random.ts'
import type { Line } from './script.ts'

/** What changes from one conversation to the next. A template uses what it needs. */
export type Slots = {
  random: Random
  first_name: string
  order: string
  invoice: string
  tracking: string
  bike: (typeof bikes)[number]
  /** Minutes until somebody answered, four times, each later than the one before. */
  at: readonly [number, number, number, number]
}

export type Template = {
  language: string
  agent: AgentKey
  labels: readonly string[]
  subject(slots: Slots): string | null
  lines(slots: Slots): readonly Line[]
}

// No sizes of the children's bike here: every template may ask for a frame size or a belt.
export const bikes = [
  { name: 'Måne', price: 1290, weight: 13 },
  { name: 'Ljung', price: 990, weight: 15 },
  { name: 'Skiffer', price: 2150, weight: 10 },
  { name: 'Vinge', price: 1090, weight: 12 },
] as const

export function slotsFor(random: Random, name: string): Slots {
  const first = random.int(4, 40)
  const second = first + random.int(3, 50)
  const third = second + random.int(2, 30)
  return {
    random,
    first_name: name.replace(/^Dr\. /, '').split(' ')[0] ?? name,
    order: `LD-${random.int(50_000, 59_999)}`,
    invoice: `INV-${random.int(22_000, 29_999)}`,
    tracking: `https://track.example.net/p/${random.int(8_850_000, 8_899_999)}`,
    bike: random.pick(bikes),
    at: [first, second, third, third + random.int(1, 25)],
  }
}
