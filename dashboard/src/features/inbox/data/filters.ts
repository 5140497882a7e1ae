import type { Conversation, ListConversationsQuery } from '@parley/sdk'

export const views = ['mine', 'unassigned', 'all', 'assistant'] as const
export type View = (typeof views)[number]

export const statusChoices = ['open', 'snoozed', 'resolved', 'any'] as const
export type StatusChoice = (typeof statusChoices)[number]

/** What the list can be narrowed by beside view and status, each by one value. */
export const narrowings = ['priority', 'label', 'assignee', 'handled_by', 'channel'] as const
export type Narrowing = (typeof narrowings)[number]

/** What the inbox shows, as it stands in the address. What is left out is the usual. */
export interface InboxSearch extends Pick<ListConversationsQuery, Narrowing> {
  view?: View
  status?: StatusChoice
  /** The conversations of this contact alone. */
  contact?: string
  q?: string
}

const allowed: Partial<Record<Narrowing, readonly string[]>> = {
  priority: ['none', 'low', 'medium', 'high', 'urgent'],
  handled_by: ['assistant', 'human'],
}
const most_letters = 255

export function inboxSearch({ view, status, ...rest }: Record<string, unknown>): InboxSearch {
  const found: InboxSearch = {
    ...(views.includes(view as View) && { view: view as View }),
    ...(statusChoices.includes(status as StatusChoice) && status !== 'open' && { status: status as StatusChoice }),
  }
  for (const name of [...narrowings, 'contact', 'q'] as const) {
    const value = rest[name]
    if (typeof value !== 'string' || value === '' || (name !== 'q' && value.length > most_letters)) continue
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
export type Filter = Pick<ListConversationsQuery, Narrowing | 'status' | 'contact_id'>

export function filterOf(search: InboxSearch, me: string): Filter {
  const { view = 'all', status = 'open', contact } = search
  const filter: Filter = {}
  for (const name of open_to(search)) if (search[name]) Object.assign(filter, { [name]: search[name] })
  if (contact) filter.contact_id = contact
  if (view === 'assistant') return { ...filter, status: 'pending' }
  if (view !== 'all') filter.assignee = view === 'mine' ? me : 'none'
  return status === 'any' ? filter : { ...filter, status }
}

/** Whether the conversation belongs into the list, as the service would say. */
export function matches({ assignee, label, ...exact }: Filter, conversation: Conversation): boolean {
  if (assignee !== undefined && (conversation.assignee ?? 'none') !== assignee) return false
  if (label !== undefined && !conversation.labels.includes(label)) return false
  return Object.entries(exact).every(([name, value]) => conversation[name as keyof typeof exact] === value)
}
