import type { Message } from '../types.ts'

/** Messages by ID, the oldest first: IDs sort by the time of creation. What comes later about one replaces it. */
export function merged(known: readonly Message[], more: readonly Message[]): Message[] {
  const all = new Map(known.map((one) => [one.id, one]))
  for (const one of more) all.set(one.id, { ...all.get(one.id), ...one })
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
