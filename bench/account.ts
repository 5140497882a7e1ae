import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getContact, listContacts, listMessages } from './scenarios/reads.ts'
import { createContact, sendMessage } from './scenarios/writes.ts'
import { readProfile, sharesIn, step_names } from './support/account.ts'
import { endChildren } from './support/children.ts'
import { openServer } from './support/database-server.ts'
import { type Deployment, deploy, first_path } from './support/deployment.ts'
import { isInstalled } from './support/installed.ts'
import { type LoadTool, loadTool } from './support/load.ts'
import { readUsage } from './support/processor.ts'
import type { Requests } from './support/requests.ts'
import { folderForProfiles, startService } from './support/service.ts'
import { quickSize } from './support/sizes.ts'

const help = `Usage: npm run bench:account

Says which step of the service costs what, for five requests: the processor time of each, per request, in microseconds. A
profiler runs beside it, so the sums are higher than those of the benchmark.`

const seconds = 6
const warm_seconds = 3

const requests: [title: string, of: (deployment: Deployment) => Requests][] = [
  ['Get a contact', getContact],
  ['List 25 contacts', listContacts],
  ['List 25 messages', listMessages],
  ['Create a contact', (deployment) => createContact(deployment, 'account')],
  ['Send a message', sendMessage],
]

if (process.argv.includes('--help')) console.log(help)
else await main()

async function main(): Promise<void> {
  const server = await openServer(process.env.DATABASE_URL ?? '')
  try {
    const deployment = await deploy(server.url, server.own_settings, quickSize.large, false, console.log)
    await deployment.service.stop()
    const columns = []
    for (const [title, of] of requests) {
      console.log(`Measuring: ${title} …`)
      columns.push(await account(deployment, of(deployment), server.pid))
    }
    console.log(`\n${markdown(columns)}`)
  } finally {
    await endChildren()
    await server.close()
  }
}

interface Account {
  steps: Map<string, number>
  service: number
  database: number
}

/** With a process of its own, so that the profile is of this request alone. */
async function account(deployment: Deployment, of: Requests, database_pid: number | undefined): Promise<Account> {
  const folder = folderForProfiles(mkdtempSync(join(tmpdir(), 'parley-account-')))
  const load: LoadTool = loadTool(isInstalled('wrk'))
  try {
    const service = await startService(deployment.settings, first_path, deployment.headers, folder)
    await load.run(service.url, of, warm_seconds)
    const watched = { service: service.pid, database: database_pid }
    const before = readUsage(watched)!
    const { count } = await load.run(service.url, of, seconds)
    const after = readUsage(watched)!
    const ended_at = performance.now()
    await service.stop()
    const since_ms = performance.now() - ended_at
    const shares = sharesIn(readProfile(folder), (since_ms + seconds * 1000) * 1000, since_ms * 1000)
    const each = (name: 'service' | 'database') => ((after[name]! - before[name]!) * 1e6) / count
    const whole = each('service')
    const steps = new Map([...shares].map(([step, share]) => [step, share * whole]))
    return { steps, service: whole, database: each('database') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function markdown(columns: Account[]): string {
  const row = (name: string, of: (column: Account) => number) =>
    `| ${name} | ${columns.map((column) => of(column).toFixed(1)).join(' | ')} |`
  return [
    `| Processor µs per request | ${requests.map(([title]) => title).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(columns.length)}`,
    ...step_names.map((name) => row(name, ({ steps }) => steps.get(name)!)),
    row('**Service**', ({ service }) => service),
    row('**Database**', ({ database }) => database),
  ].join('\n')
}
