import type { Conversation } from '../../api/generated/types.ts'

export const views = ['mine', 'unassigned', 'all', 'assistant'] as const
export type View = (typeof views)[number]

export const statusChoices = ['open', 'snoozed', 'resolved', 'any'] as const
export type StatusChoice = (typeof statusChoices)[number]

/** What the inbox shows, as it stands in the address. What is left out is the usual. */
export interface InboxSearch {
  view?: View
  status?: StatusChoice
  /** The conversations of this contact alone. */
  contact?: string
  q?: string
  /** The message that is shown first, and found by a link to it. */
  message?: string
}

export function inboxSearch({ view, status, contact, q, message }: Record<string, unknown>): InboxSearch {
  return {
    ...(views.includes(view as View) && { view: view as View }),
    ...(statusChoices.includes(status as StatusChoice) && status !== 'open' && { status: status as StatusChoice }),
    ...(typeof contact === 'string' && contact !== '' && { contact }),
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(typeof message === 'string' && message !== '' && { message }),
  }
}

/** What the API is asked for. */
export interface Filter {
  status?: string
  assignee?: string
  contact_id?: string
}

export function filterOf({ view = 'all', status = 'open', contact }: InboxSearch, me: string): Filter {
  if (view === 'assistant') return { status: 'pending', ...(contact && { contact_id: contact }) }
  return {
    ...(status !== 'any' && { status }),
    ...(view === 'mine' && { assignee: me }),
    ...(view === 'unassigned' && { assignee: 'none' }),
    ...(contact && { contact_id: contact }),
  }
}

/** Whether the conversation belongs into the list, as the service would say. */
export function matches({ status, assignee, contact_id }: Filter, conversation: Conversation): boolean {
  if (status !== undefined && conversation.status !== status) return false
  if (assignee !== undefined && (conversation.assignee ?? 'none') !== assignee) return false
  return contact_id === undefined || conversation.contact_id === contact_id
}
