import { getContact, listContacts, listMessages } from '../scenarios/reads.ts'
import { createContact, keyed, sendMessage } from '../scenarios/writes.ts'
import type { Reach } from '../support/deployment.ts'
import type { Requests } from '../support/requests.ts'
import type { DataSet } from '../support/sizes.ts'

/** At most 30,000 rows a table: up to there ANALYZE reads all of them, so the planner decides the same in every run. */
export const data: DataSet = { contacts: 10_000, conversations: 2_000, long_conversations: 0 }

/** How many are sent before any is counted, twice. */
export const warm_up = 50

export interface Gauged {
  title: string
  requests: Requests
  count: number
  /** What they write, where the work that follows is counted too. */
  written?: 'contacts' | 'messages'
}

/**
 * Reads come first, because writes change what a list shows. Each message goes to another conversation: the service remembers
 * those it wrote to.
 */
export function gauged(reach: Reach): Gauged[] {
  const create = createContact(reach, 'create')
  const create_keyed = keyed(createContact)(reach, 'create-key')
  const send = sendMessage(reach)
  const send_keyed = keyed(sendMessage)(reach, 'send-key')
  return [
    { title: 'get a contact', requests: getContact(reach), count: 1000 },
    { title: 'list 25 contacts', requests: listContacts(reach), count: 300 },
    { title: 'list 25 messages', requests: listMessages(reach), count: 300 },
    { title: 'create a contact', requests: create, count: 1000, written: 'contacts' },
    { title: 'create a contact, Idempotency-Key', requests: create_keyed, count: 300 },
    { title: 'send a message', requests: send, count: 1000, written: 'messages' },
    { title: 'send a message, Idempotency-Key', requests: send_keyed, count: 300 },
  ]
}
