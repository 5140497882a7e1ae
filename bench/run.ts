import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { crm } from './scenarios/crm.ts'
import { delay } from './scenarios/delay.ts'
import { following } from './scenarios/following.ts'
import { growth } from './scenarios/growth.ts'
import { knowledge } from './scenarios/knowledge.ts'
import { leads } from './scenarios/leads.ts'
import { pages } from './scenarios/pages.ts'
import { ofTheProcess } from './scenarios/process.ts'
import { reads } from './scenarios/reads.ts'
import { replies } from './scenarios/replies.ts'
import { search } from './scenarios/search.ts'
import { streams } from './scenarios/streams.ts'
import { summaries } from './scenarios/summaries.ts'
import { webhooks } from './scenarios/webhooks.ts'
import { writes } from './scenarios/writes.ts'
import { type Bench, openBench } from './support/bench.ts'
import { statement } from './support/database-server.ts'
import { help, isChosen, type Options, parseOptions } from './support/options.ts'
import { type Row, table } from './support/report.ts'
import { results_folder } from './support/service.ts'

const scenarios = [
  ...reads,
  ...writes,
  ...following,
  ...summaries,
  ...leads,
  ...crm,
  ...replies,
  ...growth,
  ...search,
  ...knowledge,
  ...delay,
  ...webhooks,
  ...streams,
  ...pages,
  ...ofTheProcess,
]

if (process.argv.includes('--help'))
  console.log(`${help}\n\nScenarios: ${scenarios.map(({ name }) => name).join(', ')}`)
else await main(parseOptions(process.argv.slice(2), process.env))

async function main(options: Options): Promise<void> {
  const chosen = scenarios.filter(({ name }) => isChosen(name, options.only))
  if (chosen.length === 0)
    throw new Error(`There is no such scenario. There are: ${scenarios.map(({ name }) => name).join(', ')}`)
  const rows: Row[] = []
  let setting: Record<string, string> = {}
  const tell = () => {
    if (rows.length > 0) show({ setting, rows })
  }
  const bench = await openBench(options, (words) => console.log(words), tell)
  try {
    setting = await describe(bench)
    for (const scenario of chosen) {
      bench.say(`Measuring: ${scenario.title} …`)
      rows.push(...(await scenario.run(bench)))
    }
  } finally {
    await bench.close()
    tell()
  }
  if (options.strict && rows.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1
}

interface Results {
  setting: Record<string, string>
  rows: Row[]
}

function show({ setting, rows }: Results): void {
  const head = Object.entries(setting).map(([name, value]) => `${name}: ${value}`)
  console.log(`\n${head.join('\n')}\n\n${table(rows)}\n\nWritten to ${keep({ setting, rows })}`)
}

async function describe({ options, server, load, pg }: Bench): Promise<Record<string, string>> {
  const [postgres] = await statement<{ server_version: string }>(server.url, 'show server_version')
  const { size, rounds, seconds } = options
  const { contacts, conversations } = size.large
  return {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, shared by load, service and database`,
    software: `Node ${process.versions.node}, PostgreSQL ${postgres!.server_version} (${server.name})`,
    tools: `${load.name}; ${pg.name}`,
    data: `${size.name}: ${contacts.toLocaleString('en')} contacts, ${conversations.toLocaleString('en')} conversations of 10 messages`,
    rounds: `${rounds} of ${seconds} s each, limit and ours in turn; medians`,
  }
}

/** The folder isn't under version control, because figures belong to the machine they were measured on. */
function keep(results: Results): string {
  const file = join(results_folder, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`)
  mkdirSync(results_folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  return relative(process.cwd(), file)
}
