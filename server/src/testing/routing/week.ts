import { type Random, seeded } from '../random.ts'
import { type Fact, inHand, type ModelTeam } from './model.ts'

const minute_ms = 60_000
export const week_ms = 7 * 24 * 60 * minute_ms

export interface Arrival {
  id: string
  contact: string
  team: number
  is_urgent: boolean
  since: number
}

/** What happens at a moment. Ended ones leave whoever has them. */
export type Moment = { at: number } & (
  | { kind: 'arrival'; arrival: Arrival }
  | { kind: 'came' | 'left'; user: string }
  | { kind: 'ended'; pick: number; user: string }
)

export interface Week {
  teams: ModelTeam[]
  moments: Moment[]
}

/** Ten people in three teams that share members; absences by day and by hour; 2,000 conversations, most in the mornings. */
export function drawWeek(seed: number): Week {
  const random = seeded(seed)
  const people = Array.from({ length: 10 }, (_, n) => `person_${n}`)
  const routings = ['least_busy', 'round_robin', 'least_busy'] as const
  const teams = routings.map((routing, n) => ({
    routing,
    sticky_days: [null, 2, 7][n]!,
    members: random
      .shuffle(people)
      .slice(0, 6)
      .map((user) => ({ user, capacity: random.int(2, 8) })),
  }))
  const moments = [...people.flatMap((user) => shiftsOf(user, random)), ...arrivals(random), ...ends(people, random)]
  return { teams, moments: moments.sort((a, b) => a.at - b.at) }
}

function shiftsOf(user: string, random: Random): Moment[] {
  return Array.from({ length: 7 }, (_, day) => {
    if (random.chance(0.25)) return []
    const start = (day * 24 + 8) * 60 * minute_ms + random.int(0, 90) * minute_ms
    const end = start + random.int(5, 9) * 60 * minute_ms
    const lunch = start + random.int(180, 240) * minute_ms
    return [
      { at: start, kind: 'came', user },
      { at: lunch, kind: 'left', user },
      { at: lunch + 30 * minute_ms, kind: 'came', user },
      { at: end, kind: 'left', user },
    ] satisfies Moment[]
  }).flat()
}

function arrivals(random: Random): Moment[] {
  return Array.from({ length: 2000 }, (_, n) => {
    const hour = random.chance(0.8) ? random.int(7, 17) : random.int(0, 23)
    const at = (random.int(0, 6) * 24 + hour) * 60 * minute_ms + random.int(0, 59) * minute_ms
    const arrival = { id: `conversation_${String(n).padStart(4, '0')}`, contact: `contact_${random.int(1, 900)}` }
    return {
      at,
      kind: 'arrival',
      arrival: { ...arrival, team: random.int(0, 2), is_urgent: random.chance(0.1), since: at },
    }
  })
}

function ends(people: readonly string[], random: Random): Moment[] {
  return Array.from({ length: 4000 }, () => {
    const at = random.int(0, 6) * 24 * 60 * minute_ms + random.int(8 * 60, 19 * 60) * minute_ms
    return { at, kind: 'ended', pick: random.int(0, 7), user: random.pick(people) }
  })
}

/** What a moment leaves among the facts, unless it's an arrival. */
export function factOf(moment: Exclude<Moment, { kind: 'arrival' }>, facts: readonly Fact[]): Fact | undefined {
  const { at, user } = moment
  if (moment.kind !== 'ended') return { at, user, kind: moment.kind }
  const open = [...inHand(facts, user)]
  const conversation = open[moment.pick % Math.max(1, open.length)]
  const gift = facts.findLast((fact) => fact.kind === 'given' && fact.conversation === conversation)
  return gift?.kind === 'given' ? { ...gift, at, kind: 'ended' } : undefined
}
