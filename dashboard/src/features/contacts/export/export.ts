import type { List } from '@parley/sdk'
import type { Mode } from '../../../api/call.ts'
import { administration, service } from '../../../api/service.ts'
import { pace, patiently, sleep } from '../patiently.ts'
import type { ContactsFilter } from '../search.ts'
import { tableOf } from './table.ts'

interface Watch {
  signal: AbortSignal
  /** How many contacts were loaded so far. */
  read: (count: number) => void
}

/** All contacts that match the filter, as rows of a CSV file. The service requires the password and records it. */
export async function contactRows(mode: Mode, filter: ContactsFilter, { signal, read }: Watch): Promise<string[][]> {
  await administration.exports.beginContact({ mode }, { signal })
  const contacts = await all((page) => service[mode].contacts.list({ ...filter, ...page }, { signal }), signal, read)
  return tableOf(contacts)
}

/** All data about one person, for access requests. */
export async function everythingAbout(
  mode: Mode,
  id: string,
  { may_read_leads, signal, read }: Watch & { may_read_leads: boolean },
): Promise<string> {
  const { contacts, conversations, messages, leads } = service[mode]
  const options = { signal }
  const contact = await patiently(() => contacts.get(id, options), options)
  const identities = await all((page) => contacts.listIdentities(id, page, options), signal)
  const order = 'asc'
  const theirs = await all((page) => conversations.list({ contact_id: id, order, ...page }, options), signal)
  const told: unknown[] = []
  for (const conversation of theirs) {
    const said = await all((page) => messages.list(conversation.id, { order, ...page }, options), signal)
    const summaries = await all((page) => conversations.listSummaryRecords(conversation.id, page, options), signal)
    const rating = await patiently(() => conversations.getRating(conversation.id, options), options)
    told.push({ ...conversation, messages: said, summaries, rating })
    read(told.length)
  }
  const [lead = null] = may_read_leads
    ? await all((page) => leads.list({ contact_id: id, ...page }, options), signal)
    : []
  const qualifications = lead ? await all((page) => leads.listQualifications(lead.id, page, options), signal) : []
  return JSON.stringify(
    { exported_at: new Date().toISOString(), contact, identities, conversations: told, lead, qualifications },
    null,
    2,
  )
}

type PageAt<T> = (page: { limit: number; cursor: string | undefined }) => List<T>

async function all<T>(list: PageAt<T>, signal: AbortSignal, read?: (count: number) => void): Promise<T[]> {
  const rows: T[] = []
  let cursor: string | null | undefined
  do {
    const at = { limit: 100, cursor: cursor ?? undefined }
    const page = await patiently(() => list(at).page(), { signal })
    rows.push(...page.data)
    read?.(rows.length)
    cursor = page.next_cursor
    const rest = pace(page)
    if (rest > 0) await sleep(rest, signal)
  } while (cursor)
  return rows
}
