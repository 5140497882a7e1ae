/** What people are told about, and how each kind reaches them unless they choose otherwise. */
export const kinds = {
  assigned: { center: true, push: true, email: true },
  mentioned: { center: true, push: true, email: true },
  customer_replied: { center: true, push: true, email: true },
  customer_waiting: { center: true, push: true, email: true },
  handover_waiting: { center: true, push: true, email: true },
  delivery_failed: { center: true, push: true, email: true },
  /** Only owners and admins are told. */
  alarm: { center: true, push: true, email: true },
} as const satisfies Record<string, Ways>

export type Kind = keyof typeof kinds
export const kind_names = Object.keys(kinds) as Kind[]

export const ways = ['center', 'push', 'email'] as const
export type Way = (typeof ways)[number]
export type Ways = Record<Way, boolean>

/** A person's own choices, where they differ from the defaults. */
export type Choices = Partial<Record<Kind, Partial<Ways>>>

/** These call for anyone: once somebody responds, they're done for everybody. */
export const asking_kinds: readonly Kind[] = ['customer_waiting', 'handover_waiting']
// The kinds that were emailed by default before the others.
const first_mailed: readonly Kind[] = ['assigned', 'mentioned', 'customer_replied', 'delivery_failed']

export function waysOf(kind: Kind, choices: Choices): Ways {
  const has_stopped_all = first_mailed.every((one) => choices[one]?.email === false)
  const email = kinds[kind].email && !(has_stopped_all && asking_kinds.includes(kind))
  return { ...kinds[kind], email, ...choices[kind] }
}
