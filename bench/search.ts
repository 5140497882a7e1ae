import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { environmentOf, listAccounts } from '../server/src/accounts/accounts.ts'
import { createKey } from '../server/src/accounts/api-keys.ts'
import { permissions } from '../server/src/accounts/permissions.ts'
import { withDatabase } from '../server/src/cli/with-database.ts'
import { seeded } from '../server/src/testing/random.ts'

// Usage: node bench/search.ts --data DIR [--port PORT] [--times N]
//
// Starts a service on the data in DIR, sends it searches of every kind, one at a time, and prints the response times. The data comes
// from the generators in server/src/testing/people.ts and must be indexed first: parley search reindex.

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { data: text, port: { ...text, default: '3190' }, times: { ...text, default: '60' } },
})
if (!values.data) throw new Error('Say where the data is: --data DIR')
const environment = { ...process.env, DATA_DIR: values.data, PORT: values.port, RATE_LIMIT: '0', LOG_LEVEL: 'warn' }

interface Contact {
  name: string
  email: string
  identifier: string | null
}

const random = seeded(11)
const contact = () => random.pick(contacts)
const frequent = 'the you i de que la a is het ich der und order paket bike number one from ago'.split(' ')
const uncommon = 'carrier workshop neighbour repaired Rechnung Spediteur facture fatura zamówienie kargo'.split(' ')
const letters = Array.from('abcdefghijklmnoprstuvwz')
const beginning = (length: number) => Array.from({ length }, () => random.pick(letters)).join('')
const pick =
  (...from: string[]) =>
  () =>
    random.pick(from)

const sorts: Record<string, () => string> = {
  'very frequent word': () => random.pick(frequent),
  'uncommon word': () => random.pick(uncommon),
  'rare word': () => contact().email.split('.')[2]!.split('@')[0]!,
  '1 letter': () => beginning(1),
  '2 letters': () => beginning(2),
  '3 letters': () => beginning(3),
  'word with a typo': () => swapped(random.pick([...uncommon, 'Chukwu', 'Holloway', 'Magalhães'])),
  'two frequent words': () => `${random.pick(frequent)} ${random.pick(frequent)}`,
  'two words never together': pick('bicicletta fiets', 'workshop warsztat', 'dziękuję number', 'het que', 'und the'),
  'frequent and uncommon word': () => `${random.pick(frequent)} ${random.pick(uncommon)}`,
  'five words': pick('number from you two weeks', 'nummer lautet vor zwei wochen', 'numero due settimane fa ordine'),
  name: () => contact().name,
  'name and word': () => `${contact().name.split(' ')[0]} ${random.pick([...frequent, ...uncommon])}`,
  'e-mail address': () => contact().email,
  'part of an e-mail address': () => contact().email.split('@')[0]!,
  'domain of an e-mail address': pick('example.com', '@example.org', 'example'),
  'telephone number': () => `+44 7700 900 ${random.int(100, 999)}`,
  'digits of a telephone number': () => String(random.int(1000, 999_999)),
  identifier: () => contact().identifier ?? 'customer-1',
  'order number': () => `LD-${random.int(10_000, 99_999)}`,
  Cyrillic: pick('Коваль', 'Тарас Бондар', 'мельник', 'Савч', 'Гнатюк Леся'),
  Arabic: pick('الطلب', 'طلب', 'شُكرا', 'دراجة', 'نور حداد', 'الورش'),
  'Japanese and Chinese': pick('注文番号', '荷物', '修理', '中村', '曹', '建国', '運送会社に状況', '番'),
  'accents missing or added': pick('dorte', 'gunther', 'żamówienié', 'numéro', 'Chloe Lemaitre', 'wórkshop'),
  'nothing there': () => `${beginning(3)}qxzv${random.int(1, 1e6)}`,
}

const key = await withDatabase(environment, async (database) => {
  const [account] = await listAccounts(database)
  const environment_id = await environmentOf(database, account!.id, 'live')
  return (
    await createKey(database, { environment_id, mode: 'live', name: 'bench', scopes: permissions, expires_at: null })
  ).key
})
const service = spawn(process.execPath, ['server/src/main.js', 'start'], {
  env: environment,
  stdio: ['ignore', 'inherit', 'pipe'],
})
process.once('exit', () => service.kill('SIGTERM'))
await new Promise<void>((resolve) =>
  service.stderr.on('data', (said) => String(said).includes('Parley is running') && resolve()),
)

const contacts = [...(await some('desc')), ...(await some('asc'))]
console.log('sort                                            p50       p95       max   results')
for (const [sort, make] of Object.entries(sorts)) {
  const path = (types: string) => () => `/search?q=${encodeURIComponent(make())}${types}`
  await measure(sort, path(''))
  await measure(`${sort}, messages only`, path('&types=message'))
}
for (const q of ['a', 'al', 'dor', 'customer-1', 'example', 'alice ash', 'zainab 12']) {
  const first = `/contacts?q=${encodeURIComponent(q)}`
  await measure(`contacts?q=${q}, page after page`, (cursor) => (cursor === null ? first : `${first}&cursor=${cursor}`))
}
service.kill('SIGTERM')
await once(service, 'exit')

async function measure(sort: string, path: (cursor: string | null) => string): Promise<void> {
  const times: number[] = []
  let results = 0
  let cursor: string | null = null
  await get(path(cursor))
  for (let n = 0; n < Number(values.times); n++) {
    const asked = path(cursor)
    const from = performance.now()
    const { data, next_cursor } = await get(asked)
    times.push(performance.now() - from)
    results += data.length
    cursor = next_cursor
  }
  times.sort((one, other) => one - other)
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(1).padStart(10)
  console.log(`${sort.padEnd(42)}${at(0.5)}${at(0.95)}${at(1)}${(results / times.length).toFixed(1).padStart(10)}`)
}

/** The newest or the oldest thousand contacts. */
async function some(order: string): Promise<Contact[]> {
  const found: Contact[] = []
  let cursor = ''
  while (found.length < 1000) {
    const { data, next_cursor } = await get(`/contacts?limit=100&order=${order}${cursor}`)
    found.push(...(data as Contact[]))
    if (next_cursor === null) break
    cursor = `&cursor=${next_cursor}`
  }
  return found
}

async function get(path: string) {
  const answer = await fetch(`http://127.0.0.1:${values.port}/v1${path}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const body = (await answer.json()) as { data: unknown[]; next_cursor: string | null }
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body
}

function swapped(word: string): string {
  const at = 1 + Math.floor(word.length / 3)
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
}
