/** What routing decides, written a second time from its description: nothing here knows how the service does it. */

export interface Membership {
  user: string
  capacity: number
}

export interface ModelTeam {
  routing: 'manual' | 'round_robin' | 'least_busy'
  sticky_days: number | null
  members: readonly Membership[]
}

/** Everything that ever happened, oldest first. */
export type Fact = { at: number; user: string } & (
  | { kind: 'came' | 'left' }
  | { kind: 'given' | 'ended'; conversation: string; contact: string }
)

interface Question {
  team: ModelTeam
  contact: string
  now: number
  facts: readonly Fact[]
}

/** The answer in one line: a person and why, or why nobody. */
export function modelAnswer({ team, contact, now, facts }: Question): string {
  if (team.routing === 'manual') return 'nobody: routing_manual'
  const present = team.members.filter(({ user }) => isPresent(facts, user))
  if (present.length === 0) return 'nobody: nobody_available'
  const able = present.filter(({ user, capacity }) => inHand(facts, user).size < capacity)
  if (able.length === 0) return 'nobody: all_full'
  const before = facts.findLast((fact) => fact.kind === 'given' && fact.contact === contact)
  if (before && team.sticky_days !== null && now - before.at <= team.sticky_days * 86_400_000)
    if (able.some(({ user }) => user === before.user)) return `${before.user}: sticky`
  // The one whom nobody else comes before.
  const first = able.find(({ user }) => !able.some((other) => comesBefore(team, facts, other.user, user)))
  return `${first!.user}: ${team.routing}`
}

function comesBefore({ routing }: ModelTeam, facts: readonly Fact[], one: string, other: string): boolean {
  if (one === other) return false
  const [a, b] = [one, other].map((user) =>
    routing === 'least_busy' ? inHand(facts, user).size : facts.findLastIndex((fact) => isGift(fact, user)),
  ) as [number, number]
  return a === b ? one < other : a < b
}

const isGift = (fact: Fact, user: string) => fact.kind === 'given' && fact.user === user

function isPresent(facts: readonly Fact[], user: string): boolean {
  return facts.findLast((fact) => fact.user === user && (fact.kind === 'came' || fact.kind === 'left'))?.kind === 'came'
}

/** What a person has in hand, over all teams. */
export function inHand(facts: readonly Fact[], user: string): Set<string> {
  const open = new Set<string>()
  for (const fact of facts) {
    if (fact.user !== user) continue
    if (fact.kind === 'given') open.add(fact.conversation)
    if (fact.kind === 'ended') open.delete(fact.conversation)
  }
  return open
}

export interface Waiting {
  id: string
  is_urgent: boolean
  since: number
}

/** Whose turn it is: nobody who waits comes before them. */
export function modelFirst<T extends Waiting>(queue: readonly T[]): T | undefined {
  return queue.find((one) =>
    queue.every((other) => {
      if (other.is_urgent !== one.is_urgent) return one.is_urgent
      return other.since === one.since ? one.id <= other.id : one.since < other.since
    }),
  )
}
