import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seeded } from '../server/src/testing/random.ts'
import { endChildren } from './support/children.ts'
import { openServer, statement } from './support/database-server.ts'
import { ask, type Deployment, deploy } from './support/deployment.ts'

// Usage: node bench/footprint.ts [--messages N]     what a message leaves in the database, by table

const { values } = parseArgs({ options: { messages: { type: 'string', default: '5000' } } })
const messages = Number(values.messages)
const conversations = Math.ceil(messages / 10)
const at_once = 16

interface Size {
  name: string
  /** Null for a table. */
  index_of: string | null
  rows: number
  bytes: number
}

const server = await openServer('')
const sink = fork(new URL('support/sink.ts', import.meta.url))
try {
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }]
  const nothing = { contacts: 10, conversations: 10, long_conversations: 0 }
  const place = await deploy(server.url, server.own_settings, nothing, false, () => {})
  await ask(place, 'POST', '/webhook_endpoints', { url: `http://127.0.0.1:${port}/`, events: ['*'] })
  const ids = await conversationsIn(place)
  await settled(server.url)
  const before = await sizes(server.url)
  await send(place, ids)
  await settled(server.url)
  report(before, await sizes(server.url))
} finally {
  sink.disconnect()
  await endChildren()
  await server.close()
}

async function conversationsIn(place: Deployment): Promise<string[]> {
  const ids: string[] = []
  await each(conversations, async (n) => {
    const contact = await ask(place, 'POST', '/contacts', { email: `customer-${n}@example.com`, name: `Customer ${n}` })
    ids.push((await ask(place, 'POST', '/conversations', { contact_id: contact.id })).id)
  })
  return ids
}

/** As customers and agents write: mostly short, some of several sentences. */
async function send(place: Deployment, ids: readonly string[]): Promise<void> {
  const random = seeded(7)
  const words =
    'order number delivery bicycle invoice please thank you when would the my frame arrive returned refund size'.split(
      ' ',
    )
  await each(messages, async (n) => {
    const content = Array.from({ length: random.int(4, 50) }, () => random.pick(words)).join(' ')
    const answer = await fetch(`${place.service.url}/conversations/${ids[n % ids.length]}/messages`, {
      method: 'POST',
      headers: { ...place.headers, 'content-type': 'application/json', 'idempotency-key': `message-${n}` },
      body: JSON.stringify({
        content: n % 5 === 0 ? `${content} ${random.int(1000, 99_999)}` : content,
        direction: n % 2 === 0 ? 'inbound' : 'outbound',
      }),
    })
    if (!answer.ok) throw new Error(`A message was answered ${await answer.text()}`)
    await answer.arrayBuffer()
  })
}

async function each(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: at_once }, worker))
}

/** Until everything that follows is done, and what was replaced is gone. */
async function settled(url: string): Promise<void> {
  const waiting = `
    select (select count(*) from outbox) + (select count(*) from webhook_deliveries where status = 'pending')
      + (select count(*) from environments join search_progress on environment_id = id where sequence < last_sequence) as count`
  while ((await statement<{ count: string }>(url, waiting))[0]!.count !== '0') await pause(250)
  await pause(2000)
  await statement(url, 'vacuum (analyze)')
}

function sizes(url: string): Promise<Size[]> {
  return statement(
    url,
    `select relname as name, indrelid::regclass::text as index_of, reltuples::float8 as rows, pg_table_size(oid)::float8 as bytes
     from pg_class left join pg_index on indexrelid = oid where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`,
  )
}

function report(before: readonly Size[], after: readonly Size[]): void {
  const grown = after.map((size) => {
    const was = before.find(({ name }) => name === size.name)!
    const share = (what: 'rows' | 'bytes') => (size[what] - Math.max(0, was[what])) / messages
    return { ...size, rows: share('rows'), bytes: share('bytes') }
  })
  const withIndexes = grown
    .filter(({ index_of }) => index_of === null)
    .map((table) => {
      const indexes = grown.filter(({ index_of }) => index_of === table.name).sort((a, b) => b.bytes - a.bytes)
      return { ...table, indexes, all: indexes.reduce((sum, { bytes }) => sum + bytes, table.bytes) }
    })
    .filter(({ all }) => all >= 1)
    .sort((one, other) => other.all - one.all)
  console.log(`Bytes that each of ${messages} messages left, sent with an Idempotency-Key, with one webhook endpoint:`)
  for (const { name, rows, bytes, indexes, all } of withIndexes) {
    console.log(line(name, all), ` ${rows.toFixed(2)} rows`)
    console.log(line('  the table', bytes))
    for (const index of indexes) if (index.bytes >= 1) console.log(line(`  ${index.name}`, index.bytes))
  }
  console.log(
    line(
      'In all',
      withIndexes.reduce((sum, { all }) => sum + all, 0),
    ),
  )
}

function line(what: string, bytes: number): string {
  return what.padEnd(45) + String(Math.round(bytes)).padStart(6)
}
