import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { fromDebian } from '../../faults/support/debian.ts'
import { createUser } from '../../server/src/accounts/users.ts'
import { sql } from '../../server/src/db/sql.ts'
import { uploadFile } from '../../server/src/testing/files/upload.ts'
import { type Client, someContact, startTestService, type TestService } from '../../server/src/testing/service.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Sample {
  page: string
  line: number
  code: string
  /** What the page says the response looks like. */
  response: unknown
}

/** Commands that install, evaluate files of the reader's or call somebody else's server: shown here with the reason. */
const elsewhere: [RegExp, string][] = [
  [/^npm (start|ci|pack)/m, 'installs and starts: see deploy/image.long.test.ts and the tests of start'],
  [/npm run package|\/opt\/parley|systemctl|docker/, 'installs for production: see deploy/production.long.test.ts'],
  [/npm run evaluate/, 'reads a file of the reader’s own'],
  [/parley (assistant|try|listen|knowledge import --sitemap)|--provider/, 'needs a server of somebody else’s'],
  [/"provider":"(anthropic|hubspot)"|crm connect hubspot/, 'needs credentials of somebody else’s server'],
  [/your-server\.example|webhook_endpoints\/svcwhe_…\/test/, 'needs a receiver'],
  [/parley alarms/, 'needs somebody to tell: see server/src/system/alarms/alarms.long.test.ts'],
  [
    /^DATABASE_URL=/,
    'needs a PostgreSQL of your own: see deploy/failover.long.test.ts and least-privilege.long.test.ts',
  ],
  [/^pg_basebackup/, 'needs a PostgreSQL that keeps its write-ahead log'],
  [/parley (backup|restore)/, 'needs a deployment of its own: see server/src/cli/backup/backup.long.test.ts'],
  [
    /imap\.example\.com|channels\/svccha_…\/(test|email_counts|email_journal)|messages\/svcmsg_…\/email|"email": \{"to"|\/cancel /,
    'needs a mail server of somebody else’s',
  ],
  [/practice_messages/, 'needs a practice channel: see server/src/channels/practice/practice.long.test.ts'],
  [/^WEBHOOK_ALLOWED_NETWORKS=/, 'is a setting'],
  [/^BASE=/m, 'defines names for what follows'],
]

/** Tests that each sample of these pages does what it says, on a service of their own. */
export function describeSamples(pages: readonly string[]): void {
  const samples = pages.flatMap(samplesOf)
  const ours = samples.filter(({ code }) => !elsewhere.some(([pattern]) => pattern.test(code)))
  let service: TestService
  let api: Client
  let folder: string

  before(async () => {
    service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
    api = await service.client({ mode: 'test' })
    folder = mkdtempSync(join(tmpdir(), 'parley-samples-'))
    writeCommands(folder, service)
    await service.database.run(sql`update accounts set name = 'Lindqvist Cycles'`)
    await createUser(service.database, {
      account_id: service.account_id,
      name: 'Jonas',
      email: 'jonas@example.com',
      role: 'agent',
    })
  })
  after(async () => {
    rmSync(folder, { recursive: true })
    await service.stop()
  })

  it('are many', () => assert.ok(ours.length > 5, `${ours.length} of ${samples.length}`))

  for (const sample of ours)
    it(`${sample.page}, line ${sample.line}: does what it says`, async (t) => {
      const program = fromDebian(t, 'curl', () => '/usr/bin/curl')
      if (program === undefined) return
      const ids = await world(api, sample.code)
      const outputs = await run(filled(sample.code, ids, service.url), folder, {
        KEY: api.key,
        BASE: `${service.url}/v1`,
        ID: ids.crm ?? '',
      })
      for (const output of outputs) assert.equal(output.error?.code, undefined, JSON.stringify(output))
      if (sample.response !== undefined) assert.ok(looksLike(outputs.at(-1), sample.response), JSON.stringify(outputs))
    })
}

/** Every page, those for whoever runs the service first. */
export function pages(): { operators: string[]; everybody: string[] } {
  const operators = [
    'README.md',
    ...['backup', 'deployment', 'people', 'retention', 'security'].map((name) => `docs/${name}.md`),
  ]
  const every = globSync('docs/*.md', { cwd: root }).toSorted()
  return { operators, everybody: every.filter((page) => !operators.includes(page)) }
}

/** Each block for a shell, with the JSON that follows before the next one under the same heading. */
function samplesOf(page: string): Sample[] {
  const text = readFileSync(join(root, page), 'utf8')
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$|^#+ /gm)]
  return blocks.flatMap((block, n) => {
    if (block[1] !== 'sh') return []
    const next = blocks[n + 1]
    const response = next?.[1] === 'json' && next[2]!.includes('"object"') ? JSON.parse(next[2]!) : undefined
    return [{ page, line: text.slice(0, block.index).split('\n').length, code: block[2]!, response }]
  })
}

/** The same with IDs that exist, on the port of this test. */
function filled(code: string, ids: Record<string, string>, url: string): string {
  let seen = 0
  return code
    .replaceAll('http://127.0.0.1:3000', url)
    .replaceAll(/svccon_…/g, () => (seen++ % 2 === 0 ? ids.contact! : ids.other!))
    .replaceAll(/svc(cnv|lea|rul|cha|whe|msg|fil|blk|hrs|tea|usr)_…/g, (_, kind: string) => ids[kind]!)
}

/** Some of everything that a sample names, for it alone: some delete or merge what they name. */
async function world(api: Client, code: string): Promise<Record<string, string>> {
  const { body: contact } = await api.post('/contacts', someContact())
  const { body: other } = await api.post('/contacts', someContact())
  const { body: buyer } = await api.post('/contacts', someContact())
  const { body: conversation } = await api.post('/conversations', { contact_id: buyer.id })
  const content = 'Hi, we need 30 bikes for our team by March, our budget is 25,000 EUR. Where is order 1042?'
  await api.post(`/conversations/${conversation.id}/messages`, { content, direction: 'inbound' })
  const { body: lead } = await api.post('/leads/qualify', { contact_id: buyer.id })
  const { body: rules } = await api.get('/lead_rules')
  const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Web shop' })
  const endpoint =
    code.includes('svcwhe_') && (await api.post('/webhook_endpoints', { url: 'http://127.0.0.1:9/', events: ['*'] }))
  const connection =
    code.includes('$ID') && (await api.post('/crm_connections', { provider: 'fake', name: 'Practice' }))
  const change =
    code.includes('svcblk_') && (await api.post('/bulk_changes', { filter: {}, change: { status: 'resolved' } }))
  const weekly = [{ day: 'monday', from: '09:00', to: '17:00' }]
  const hours =
    code.includes('svchrs_') && (await api.post('/hours', { name: 'Support', time_zone: 'Europe/Berlin', weekly }))
  const team = code.includes('svctea_') && (await api.post('/teams', { name: `Team of ${contact.id}` }))
  const user = code.includes('svcusr_') && (await api.get('/users')).body.data[0]
  const { body: file } = await uploadFile(api, 'Total: 42 EUR', 'receipt.txt')
  return {
    fil: file.id,
    contact: contact.id,
    other: other.id,
    cnv: conversation.id,
    lea: lead.lead_id,
    rul: rules.data[0].id,
    cha: channel.id,
    ...(endpoint && { whe: endpoint.body.id }),
    ...(connection && { crm: connection.body.id }),
    ...(change && { blk: change.body.id }),
    ...(hours && { hrs: hours.body.id }),
    ...(team && { tea: team.body.id }),
    ...(user && { usr: user.id }),
  }
}

/** `parley`, on the path and as `bin/parley`, as a command that works on this service. */
function writeCommands(folder: string, { database_url, data_dir, url }: TestService): void {
  const settings = `export DATABASE_URL='${database_url}' DATA_DIR='${data_dir}' PUBLIC_URL='${url}' PORT='${new URL(url).port}'`
  mkdirSync(join(folder, 'bin'))
  for (const name of ['parley', 'bin/parley']) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${settings}\nexec '${join(root, 'bin/parley')}' "$@"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  mkdirSync(join(folder, 'help'))
  writeFileSync(
    join(folder, 'help', 'returns.md'),
    '# Returning a bicycle\n\nYou can return a bicycle within 30 days.\n',
  )
}

interface Output {
  error?: { code: string }
}

/** Answers the JSON that it printed, an object a line; other words are for people. */
async function run(code: string, folder: string, names: Record<string, string>): Promise<Output[]> {
  const child = spawn('sh', ['-e', '-c', code.replaceAll(/^curl /gm, 'curl -sS -w "\\n" ')], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH}`, ...names },
  })
  let said = ''
  let complained = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (complained += text))
  const exit = await new Promise((resolve) => child.on('close', resolve))
  assert.equal(exit, 0, `${code}\n${complained}`)
  return said.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
}

/** Whether an answer has at least the fields of the page, with values of the same kind. */
function looksLike(value: unknown, sample: unknown): boolean {
  if (sample === null || value === null) return true
  if (Array.isArray(sample))
    return Array.isArray(value) && sample.slice(0, value.length).every((one, n) => looksLike(value[n], one))
  if (typeof sample !== 'object') return typeof value === typeof sample
  return Object.entries(sample).every(
    ([name, one]) => name in (value as object) && looksLike((value as Record<string, unknown>)[name], one),
  )
}
