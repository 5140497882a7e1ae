import type pg from 'pg'
import { timeOf } from '../../server/src/ids.ts'
import { message, person } from '../../server/src/testing/people.ts'
import { seeded } from '../../server/src/testing/random.ts'
import { numberedId } from './numbered-ids.ts'
import { type DataSet, long_length, longest, messagesIn } from './sizes.ts'

type Say = (words: string) => void

interface Table {
  name: string
  columns: Record<string, string>
  count: number
  rows: Iterable<readonly unknown[]>
}

/** Fills the live environment of the first account. The same sizes give the same rows in every run. */
export async function loadData(client: pg.Client, data: DataSet, say: Say): Promise<void> {
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`)
  const { rows } = await client.query(`select id from environments where mode = 'live' order by id limit 1`)
  const tables = [contacts(data), conversations(data), messages(data)]
  const indexes = await dropIndexes(client, tables)
  for (const table of tables) await fillTable(client, rows[0].id, table, say)
  say(`  building ${indexes.length} indexes …`)
  for (const index of indexes) await client.query(index)
  say('  collecting statistics …')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

function contacts({ contacts: count }: DataSet): Table {
  const random = seeded(1)
  return {
    name: 'contacts',
    columns: {
      id: 'text',
      name: 'text',
      email: 'text',
      phone_number: 'text',
      identifier: 'text',
      custom_attributes: 'json',
      created_at: 'timestamptz',
    },
    count,
    rows: each(count, (n) => {
      const { name, email, phone_number, identifier, custom_attributes } = person(random, n)
      const id = numberedId('contact', n)
      return [id, name, email, phone_number, identifier, JSON.stringify(custom_attributes), timeOf(id)]
    }),
  }
}

function conversations(data: DataSet): Table {
  const count = data.conversations + data.long_conversations
  const last: number[] = []
  for (const { conversation, n } of messageOrder(data)) last[conversation] = n
  return {
    name: 'conversations',
    columns: {
      id: 'text',
      contact_id: 'text',
      channel: 'text',
      subject: 'text',
      status: 'text',
      handled_by: 'text',
      first_replied_at: 'timestamptz',
      last_message_id: 'text',
      last_message_at: 'timestamptz',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    count,
    rows: each(count, (n) => {
      const id = numberedId('conversation', n)
      const at = timeOf(id)
      const contact = numberedId('contact', (n * 5) % data.contacts)
      const message = numberedId('message', last[n]!)
      return [id, contact, 'api', null, n % 4 === 0 ? 'open' : 'resolved', 'human', at, message, at, at, at]
    }),
  }
}

/** In chronological order, so that a conversation's messages are spread over the pages of the table. */
function messages(data: DataSet): Table {
  const random = seeded(2)
  const customer = JSON.stringify({ type: 'contact', id: numberedId('contact', 0), name: 'Ana Sousa' })
  const agent = JSON.stringify({ type: 'user', id: null, name: 'Agent' })
  return {
    name: 'messages',
    columns: {
      conversation_id: 'text',
      id: 'text',
      direction: 'text',
      sender: 'json',
      content: 'text',
      private: 'boolean',
      status: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    count: messageCount(data),
    rows: mapped(messageOrder(data), ({ conversation, place, n }) => {
      const id = numberedId('message', n)
      const at = timeOf(id)
      const inbound = place % 2 === 0
      const [direction, status, sender] = inbound ? ['inbound', 'received', customer] : ['outbound', 'sent', agent]
      return [numberedId('conversation', conversation), id, direction, sender, message(random), false, status, at, at]
    }),
  }
}

function messageCount(data: DataSet): number {
  let count = data.long_conversations * long_length
  for (let n = 0; n < data.conversations; n++) count += messagesIn(n, data)
  return count
}

function* messageOrder(data: DataSet) {
  const { conversations, long_conversations } = data
  let n = 0
  for (let place = 0; place < longest; place++)
    for (let conversation = 0; conversation < conversations; conversation++)
      if (place < messagesIn(conversation, data)) yield { conversation, place, n: n++ }
  for (let place = 0; place < long_length; place++)
    for (let long = 0; long < long_conversations; long++) yield { conversation: conversations + long, place, n: n++ }
}

function* each<T>(count: number, row: (n: number) => T): Iterable<T> {
  for (let n = 0; n < count; n++) yield row(n)
}

function* mapped<T, U>(items: Iterable<T>, row: (item: T) => U): Iterable<U> {
  for (const item of items) yield row(item)
}

const batch_size = 5000

async function fillTable(client: pg.Client, environment_id: number, table: Table, say: Say): Promise<void> {
  const { name, columns, count, rows } = table
  const names = Object.keys(columns)
  const types = Object.values(columns)
  const arrays = types.map((type, at) => `$${at + 2}::${type}[]`).join(', ')
  const text = `insert into ${name} (environment_id, ${names.join(', ')}) select $1, * from unnest(${arrays})`
  let batch: unknown[][] = names.map(() => [])
  let made = 0
  // The next batch is generated while the previous one is stored.
  let storing: Promise<unknown> = Promise.resolve()
  const store = async () => {
    const values = [environment_id, ...batch]
    batch = names.map(() => [])
    await storing
    storing = client.query({ name: `fill ${name}`, text, values })
    if (made % Math.ceil(count / 5) < batch_size || made === count)
      say(`  ${name}: ${made.toLocaleString('en')} of ${count.toLocaleString('en')}`)
  }
  for (const row of rows) {
    row.forEach((value, at) => {
      batch[at]!.push(value)
    })
    if (++made % batch_size === 0) await store()
  }
  if (made % batch_size > 0) await store()
  await storing
}

/** Drops the indexes that no constraint needs, because building them at the end is faster. Returns their definitions. */
async function dropIndexes(client: pg.Client, tables: Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables.map(({ name }) => name)],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
