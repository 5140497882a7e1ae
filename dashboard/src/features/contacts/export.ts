import { call, callWhole, type List, type Mode } from '../../api/call.ts'
import type {
  Contact,
  Conversation,
  Lead,
  LeadQualification,
  Message,
  SummaryRecord,
} from '../../api/generated/types.ts'
import { hasAddress } from '../../text/names.ts'
import { pace, patiently, sleep } from './patiently.ts'
import type { ContactsFilter } from './search.ts'
import { csv } from './write-csv.ts'

interface Watch {
  signal: AbortSignal
  /** How many were read so far. */
  read: (count: number) => void
}

/** Everybody who meets the filter, as a CSV file that the import takes back. */
export async function contactsAsCsv(mode: Mode, filter: ContactsFilter, { signal, read }: Watch): Promise<string> {
  const contacts = await all<Contact>(`/${mode}/contacts`, { ...filter }, signal, read)
  const keys = [...new Set(contacts.flatMap(({ custom_attributes }) => Object.keys(custom_attributes)))]
  const headers = ['id', 'name', 'email', 'phone_number', 'identifier', 'created_at']
  const rows = contacts.map((contact) => [
    contact.id,
    contact.name,
    hasAddress(contact) ? contact.email : '',
    contact.phone_number ?? '',
    contact.identifier ?? '',
    contact.created_at,
    ...keys.map((key) => (Object.hasOwn(contact.custom_attributes, key) ? cell(contact.custom_attributes[key]) : '')),
  ])
  return csv([[...headers, ...keys.map((key) => `custom_attributes.${key}`)], ...rows])
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Everything there is about one person, for whoever asks to see it. */
export async function everythingAbout(
  mode: Mode,
  id: string,
  { may_read_leads, signal, read }: Watch & { may_read_leads: boolean },
): Promise<string> {
  const ask = <T>(path: string) => patiently(() => call<T>(`/${mode}${path}`, { signal }), { signal })
  const contact = await ask<Contact>(`/contacts/${id}`)
  const conversations = await all<Conversation>(`/${mode}/conversations`, { contact_id: id, order: 'asc' }, signal)
  const told: unknown[] = []
  for (const conversation of conversations) {
    const path = `/${mode}/conversations/${conversation.id}`
    const messages = await all<Message>(`${path}/messages`, { order: 'asc' }, signal)
    const summaries = await all<SummaryRecord>(`${path}/summary_records`, {}, signal)
    told.push({ ...conversation, messages, summaries })
    read(told.length)
  }
  const leads = may_read_leads ? await all<Lead>(`/${mode}/leads`, { contact_id: id }, signal) : []
  const [lead = null] = leads
  const qualifications = lead
    ? await all<LeadQualification>(`/${mode}/leads/${lead.id}/qualifications`, {}, signal)
    : []
  return JSON.stringify(
    { exported_at: new Date().toISOString(), contact, conversations: told, lead, qualifications },
    null,
    2,
  )
}

type Query = Record<string, string | number | undefined>

async function all<T>(path: string, query: Query, signal: AbortSignal, read?: (count: number) => void): Promise<T[]> {
  const found: T[] = []
  let cursor: string | null | undefined
  do {
    const asked = { ...query, limit: 100, cursor: cursor ?? undefined }
    const { data, headers } = await patiently(() => callWhole<List<T>>(path, { query: asked, signal }), { signal })
    found.push(...data.data)
    read?.(found.length)
    cursor = data.next_cursor
    const rest = pace(headers)
    if (rest > 0) await sleep(rest, signal)
  } while (cursor)
  return found
}
