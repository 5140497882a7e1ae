import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { type Service, startService } from '../service.ts'
import { giveBackMemory } from './give-back.ts'
import { type Command, UsageError } from './usage.ts'

const roles = ['all', 'api', 'worker']

export const start: Command = {
  summary: 'run the service',
  help: `Usage: parley start [--role all|api|worker] [--demo]

Starts the service with the settings of the environment and runs until it is told to stop (Ctrl-C or SIGTERM): it then
finishes the requests under way.

--role  what this process does, instead of ROLE in the environment; any number of processes share one DATABASE_URL:
        all     everything (the default)
        api     answers requests and event streams
        worker  delivers webhooks and does what recurs; answers /healthz, /readyz and /metrics only
--demo  uses a data folder of its own (./data-demo) and fills it with a small believable company.`,
  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { demo: { type: 'boolean' }, role: { type: 'string' } } })
    const { demo = false, role } = values
    if (role !== undefined && !roles.includes(role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
    if (demo && (role ?? 'all') !== 'all') throw new UsageError('--demo is one process of role all.')
    const config = readConfig({
      ...environment,
      ...(role !== undefined && { ROLE: role }),
      ...(demo && { DATA_DIR: environment.DATA_DIR || './data-demo', DATABASE_URL: '', DATABASE_URL_FILE: '' }),
    })
    const started_at = performance.now()
    const stop_asked = stopAsked()
    const service = await startService(config, (words) => console.log(`  ${words}`))
    try {
      if (demo) {
        await (await import('../demo/fill.ts')).fillDemo(service.database)
        await (await import('../demo/leads.ts')).fillDemoLeads(service.means)
        await (await import('../demo/developers.ts')).fillDemoDevelopers(service.means)
      }
      const ready_ms = Math.round(performance.now() - started_at)
      console.log(config.role === 'worker' ? working(service, ready_ms) : welcome(service, ready_ms))
      // Now, not at the end: who is killed keeps it too.
      flushCompileCache()
      giveBackMemory()
      const reason = await Promise.race([stop_asked, service.broken])
      console.log(`\n${reason}`)
      return reason === stopping ? 0 : 1
    } finally {
      await service.stop()
    }
  },
}

const stopping = 'Stopping: requests under way are finished first.'

function stopAsked(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(stopping))
  })
}

function working({ url, data }: { url: string; data: string }, ms: number): string {
  return `
  A worker of Parley is running (ready in ${ms} ms).

  Health         ${url}/healthz
  Data           ${data}

  Stop with Ctrl-C.
`
}

function welcome({ url, data, setup_link }: Service, ms: number): string {
  return `
  Parley is running (ready in ${ms} ms).

  Dashboard      ${setup_link ?? `${url}/dashboard/`}${setup_link ? '\n                 (this link makes the first owner, once; it is for you alone)' : ''}
  API            ${url}/v1
  Documentation  ${url}/docs
  Data           ${data}

  Make a key:    npm run --silent parley -- keys create --mode test
  Then:          curl ${url}/v1/contacts -H "Authorization: Bearer <key>"

  Stop with Ctrl-C.
`
}
