import { ApiError, conflict } from '../../errors.ts'
import { type ContactRow, changed, differences, newContact } from '../contacts.ts'
import type { NewContact } from '../schema.ts'
import type { Outcome } from './schema.ts'

/** A row that can be imported, or why it can't. */
export type Row = { index: number; input: NewContact } | { index: number; error: ApiError }

export type Decided =
  | { index: number; outcome: Exclude<Outcome, 'failed'>; contact_id: string }
  | { index: number; outcome: 'failed'; error: ApiError }

export interface Decision {
  results: Decided[]
  created: ContactRow[]
  /** Before and after. */
  updated: { before: ContactRow; after: ContactRow }[]
}

/** What exists of what the rows refer to. */
export interface Known {
  contacts: ContactRow[]
  identifiers: { identifier: string; id: string }[]
}

/** Each row as if it were alone, one after the other. A contact that several rows refer to is written once. */
export function decide(rows: readonly Row[], known: Known, existing: 'skip' | 'update'): Decision {
  const created = new Map<string, ContactRow>()
  const before = new Map(known.contacts.map((contact) => [contact.email, contact]))
  const after = new Map<string, ContactRow>()
  // A released address stays taken until the end of the request, because both are written at the same time.
  const holders = new Map(known.identifiers.map(({ identifier, id }) => [identifier, id]))

  function take(input: NewContact): { outcome: Exclude<Outcome, 'failed'>; contact_id: string } {
    const email = input.email.toLowerCase()
    const match = created.get(email) ?? after.get(email) ?? before.get(email)
    if (match && existing === 'skip') return { outcome: 'unchanged', contact_id: match.id }
    const contact = match ? changed(match, news(input, email)) : newContact(input)
    if (match && Object.keys(differences(match, contact)).length === 0)
      return { outcome: 'unchanged', contact_id: match.id }
    hold(contact)
    const is_new = !before.has(email)
    if (is_new) created.set(email, { ...contact, version: 1 })
    else after.set(email, { ...contact, version: before.get(email)!.version + 1 })
    return { outcome: match ? 'updated' : 'created', contact_id: contact.id }
  }

  function hold({ identifier, id }: ContactRow): void {
    if (identifier === null) return
    if ((holders.get(identifier) ?? id) !== id)
      throw conflict('contact_already_exists', '`identifier` is already used by another contact.')
    holders.set(identifier, id)
  }

  const results = rows.map((row): Decided => {
    const { index } = row
    if ('error' in row) return { index, outcome: 'failed', error: row.error }
    try {
      return { index, ...take(row.input) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { index, outcome: 'failed', error }
    }
  })
  return {
    results,
    created: [...created.values()],
    updated: [...after]
      .map(([email, contact]) => ({ before: before.get(email)!, after: contact }))
      .filter(({ before, after }) => Object.keys(differences(before, after)).length > 0),
  }
}

/** If the file has no name, the address is used: that isn't a change. */
function news({ name, ...rest }: NewContact, email: string): Partial<NewContact> {
  return name.toLowerCase() === email ? rest : { name, ...rest }
}
