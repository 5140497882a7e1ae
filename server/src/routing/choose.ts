import { nextOpen } from '../hours/open.ts'
import type { Rules } from '../hours/week.ts'

export type Routing = 'manual' | 'round_robin' | 'least_busy'

/** How a team gives away what waits. */
export interface TeamRules {
  routing: Routing
  /** For how many days a customer returns to the person they last had. Null: they don't. */
  sticky_days: number | null
  /** When it gives anything away. Null: always. */
  hours: Rules | null
}

export interface Candidate {
  user_id: string
  is_available: boolean
  /** Open conversations in hand, over all teams. */
  load: number
  capacity: number
  /** Null: never. */
  last_assigned_at: number | null
}

/** What waits for somebody. */
export interface Waiting {
  id: string
  is_urgent: boolean
  /** Since when the customer waits. Infinity: nobody does. */
  waiting_since: number
  /** Who had this customer last, and when they got them. */
  last: { user_id: string; at: number } | null
}

export const obstacles = ['routing_manual', 'outside_hours', 'nobody_available', 'all_full'] as const
export type Obstacle = (typeof obstacles)[number]

export type Choice =
  | { user_id: string; reason: 'sticky' | 'round_robin' | 'least_busy'; candidates: number }
  | { user_id: null; reason: Obstacle }

const day_ms = 86_400_000

/** Who gets a conversation, and why; or why nobody does. */
export function choose(team: TeamRules, { last }: Waiting, people: readonly Candidate[], now: number): Choice {
  if (team.routing === 'manual') return nobody('routing_manual')
  if (team.hours !== null && nextOpen(team.hours, now) !== now) return nobody('outside_hours')
  const available = people.filter(({ is_available }) => is_available)
  if (available.length === 0) return nobody('nobody_available')
  const free = available.filter(({ load, capacity }) => load < capacity)
  const first = free.sort(team.routing === 'least_busy' ? byLoad : byTurn)[0]
  if (!first) return nobody('all_full')
  const candidates = free.length
  const returns = last !== null && team.sticky_days !== null && now - last.at <= team.sticky_days * day_ms
  if (returns && free.some(({ user_id }) => user_id === last.user_id))
    return { user_id: last.user_id, reason: 'sticky', candidates }
  return { user_id: first.user_id, reason: team.routing, candidates }
}

const nobody = (reason: Obstacle): Choice => ({ user_id: null, reason })

const byId = (a: Candidate, b: Candidate) => (a.user_id < b.user_id ? -1 : 1)

const byLoad = (a: Candidate, b: Candidate) => a.load - b.load || byId(a, b)

/** Whoever was assigned something longest ago, or never. */
function byTurn(a: Candidate, b: Candidate): number {
  if (a.last_assigned_at === b.last_assigned_at) return byId(a, b)
  return (a.last_assigned_at ?? -Infinity) - (b.last_assigned_at ?? -Infinity)
}

/** Urgent ones first, then whoever waits longest. */
export function inOrder(queue: readonly Waiting[]): Waiting[] {
  return queue.toSorted((a, b) => {
    if (a.is_urgent !== b.is_urgent) return a.is_urgent ? -1 : 1
    if (a.waiting_since !== b.waiting_since) return a.waiting_since < b.waiting_since ? -1 : 1
    return a.id < b.id ? -1 : 1
  })
}

/** The person as the next decision finds them, once they got one more. */
export function withOneMore(person: Candidate, now: number): Candidate {
  return { ...person, load: person.load + 1, last_assigned_at: now }
}
