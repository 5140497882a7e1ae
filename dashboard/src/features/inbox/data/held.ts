import type { Conversation } from './queries.ts'

type Ids = readonly string[]

/** A list as it stands while somebody is in it. */
export interface Held {
  rows: Conversation[]
  /** Those that no longer belong to it, or are gone. */
  left: ReadonlySet<string>
  /** How many came, or would go to another place because of somebody else. */
  waiting: number
}

/**
 * Everything at its place of before, as it is now. What comes after all of it (the next page) is added: it moves nothing.
 * `me` doesn't count as somebody who wrote.
 */
export function held(before: readonly Conversation[], now: readonly Conversation[], me: string): Held {
  const known = new Map(now.map((row) => [row.id, row]))
  const ids = withTail(idsOf(before), idsOf(now))
  const old = new Map(before.map((row) => [row.id, row]))
  const rows = ids.map((id) => known.get(id) ?? old.get(id)!)
  const shown = new Set(ids)
  const came = now.filter(({ id }) => !shown.has(id)).length
  const moved = movedIn(
    rows.filter(({ id }) => known.has(id)).map(({ id }) => id),
    idsOf(now),
  )
  const by_others = moved.filter((id) => known.get(id)!.last_message?.sender.id !== me).length
  return { rows, left: new Set(ids.filter((id) => !known.has(id))), waiting: came + by_others }
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** With those that now follow after the last of them. */
export function withTail(before: Ids, now: Ids): Ids {
  const known = new Set(before)
  const tail = now.slice(now.findLastIndex((id) => known.has(id)) + 1)
  return tail.length === 0 ? before : [...before, ...tail]
}

/** Which stand elsewhere now, and not only because others do: those that went up, or those that went down, whichever are fewer. */
function movedIn(before: Ids, now: Ids): Ids {
  const places = new Map(now.map((id, at) => [id, at]))
  const up: string[] = []
  let lowest = -1
  for (const id of before) {
    const at = places.get(id)!
    if (at < lowest) up.push(id)
    lowest = Math.max(lowest, at)
  }
  const down: string[] = []
  let highest = now.length
  for (const id of before.toReversed()) {
    const at = places.get(id)!
    if (at > highest) down.push(id)
    highest = Math.min(highest, at)
  }
  return up.length <= down.length ? up : down
}
