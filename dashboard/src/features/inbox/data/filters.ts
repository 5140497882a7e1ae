import type { Conversation, ListConversationsQuery } from '@parley/sdk'

export const views = ['mine', 'unassigned', 'all', 'assistant'] as const
export type View = (typeof views)[number]

export const statusChoices = ['open', 'snoozed', 'resolved', 'any'] as const
export type StatusChoice = (typeof statusChoices)[number]

/** What the list can be narrowed by beside view and status, each by one value. */
export const narrowings = [
  'unanswered',
  'priority',
  'label',
  'assignee',
  'handled_by',
  'channel',
  'channel_id',
  'team_id',
] as const
export type Narrowing = (typeof narrowings)[number]

/** Days in this browser's time zone, both included: between them the conversation began. */
export const days = ['from', 'to'] as const

/** Newest activity first is the usual. */
export const sorts = ['newest', 'oldest', 'waiting', 'priority'] as const
export type Sort = (typeof sorts)[number]

/** What the inbox shows, as it stands in the address. What is left out is the usual. */
export interface InboxSearch extends Pick<ListConversationsQuery, Narrowing> {
  view?: View
  status?: StatusChoice
  sort?: Sort
  from?: string
  to?: string
  /** The conversations of this contact alone. */
  contact?: string
  q?: string
  /** The saved view that this came from, by its ID. */
  saved?: string
}

const allowed: Partial<Record<Narrowing, readonly string[]>> = {
  priority: ['none', 'low', 'medium', 'high', 'urgent'],
  handled_by: ['assistant', 'human'],
  unanswered: ['true', 'false'],
}
const max_letters = 255

export function inboxSearch({ view, status, sort, ...rest }: Record<string, unknown>): InboxSearch {
  const found: InboxSearch = {
    ...(views.includes(view as View) && { view: view as View }),
    ...(statusChoices.includes(status as StatusChoice) && status !== 'open' && { status: status as StatusChoice }),
    ...(sorts.includes(sort as Sort) && sort !== 'newest' && { sort: sort as Sort }),
  }
  for (const name of days) {
    const day = rest[name]
    if (typeof day === 'string' && startOf(day) !== null) found[name] = day
  }
  for (const name of [...narrowings, 'contact', 'q', 'saved'] as const) {
    const value = rest[name]
    if (typeof value !== 'string' || value === '' || (name !== 'q' && value.length > max_letters)) continue
    if (allowed[name as Narrowing]?.includes(value) !== false) Object.assign(found, { [name]: value })
  }
  return found
}

/** Which of the narrowings the view leaves open: it says itself whose, or by whom. */
export function open_to({ view }: InboxSearch): Narrowing[] {
  return narrowings.filter(
    (one) =>
      !(one === 'assignee' && (view === 'mine' || view === 'unassigned')) &&
      !(one === 'handled_by' && view === 'assistant'),
  )
}

/** What the API is asked for. */
export type Filter = Pick<
  ListConversationsQuery,
  Narrowing | 'status' | 'contact_id' | 'created_after' | 'created_before'
>

/** How the API orders it. */
export type Ordered = Required<Pick<ListConversationsQuery, 'sort' | 'order'>>

const orders: Record<Sort, Ordered> = {
  newest: { sort: 'last_message_at', order: 'desc' },
  oldest: { sort: 'last_message_at', order: 'asc' },
  waiting: { sort: 'unanswered_since', order: 'asc' },
  priority: { sort: 'priority', order: 'desc' },
}

export const orderOf = ({ sort = 'newest' }: InboxSearch): Ordered => orders[sort]

export function filterOf(search: InboxSearch, me: string): Filter {
  const { view = 'all', status = 'open', contact, from, to } = search
  const filter: Filter = {}
  for (const name of open_to(search)) if (search[name]) Object.assign(filter, { [name]: search[name] })
  if (contact) filter.contact_id = contact
  if (from) filter.created_after = startOf(from)!
  if (to) filter.created_before = startOf(to, 1)!
  if (view === 'assistant') return { ...filter, status: 'pending' }
  if (view !== 'all') filter.assignee = view === 'mine' ? me : 'none'
  return status === 'any' ? filter : { ...filter, status }
}

/** When the day begins here, or one so many days later. Null where it is no day. */
function startOf(day: string, later = 0): string | null {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number)
  if (year === undefined) return null
  const start = new Date(year, month! - 1, date! + later)
  return start.getFullYear() < 1970 ? null : start.toISOString()
}

/** Whether the conversation belongs into the list, as the service would say. */
export function matches(
  { assignee, team_id, label, unanswered, created_after, created_before, ...exact }: Filter,
  conversation: Conversation,
): boolean {
  const { created_at, attention, labels } = conversation
  if (assignee !== undefined && (conversation.assignee ?? 'none') !== assignee) return false
  if (team_id !== undefined && (conversation.team ?? 'none') !== team_id) return false
  if (label !== undefined && !labels.includes(label)) return false
  if (unanswered !== undefined && (attention?.unanswered_since != null) !== (unanswered === 'true')) return false
  if (created_after !== undefined && created_at < created_after) return false
  if (created_before !== undefined && created_at >= created_before) return false
  return Object.entries(exact).every(([name, value]) => conversation[name as keyof typeof exact] === value)
}

const ranks = ['none', 'low', 'medium', 'high', 'urgent']

/** Which of two comes first, as the service orders them: without a message last, and those nobody waits in after all others. */
export function comesAfter({ sort, order }: Ordered, one: Conversation, other: Conversation): boolean {
  const keyOf = ({ id, last_message_at, priority, attention }: Conversation) => [
    sort === 'priority'
      ? ranks.indexOf(priority)
      : sort === 'unanswered_since'
        ? (attention?.unanswered_since ?? '~')
        : '',
    last_message_at ?? '',
    id,
  ]
  const [a, b] = [keyOf(one), keyOf(other)]
  const at = a.findIndex((part, n) => part !== b[n])
  return at !== -1 && (order === 'desc' ? a[at]! < b[at]! : a[at]! > b[at]!)
}
