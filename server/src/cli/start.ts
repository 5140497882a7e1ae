import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { misspeltSettings } from '../config/misspelt-settings.ts'
import { type Service, startService } from '../service.ts'
import { demoSettings } from './deployment.ts'
import { giveBackMemory } from './give-back.ts'
import { noteRunning } from './running.ts'
import { becomeServiceUser } from './service-user/become.ts'
import { type Command, UsageError } from './usage.ts'

const roles = ['all', 'api', 'worker']

export const start: Command = {
  summary: 'run the service',
  help: `Usage: parley start [--role all|api|worker] [--demo]

Starts the service with the settings from the environment. On Ctrl-C or SIGTERM, it finishes open requests and stops. The log, one
line of JSON each, goes to standard output; what is said to people, such as the link for the first owner, to standard error.

--role  what this process does, instead of ROLE in the environment; any number of processes can share one DATABASE_URL:
        all     everything (the default)
        api     serves requests and event streams
        worker  delivers webhooks and runs background jobs; serves only /healthz, /readyz and /metrics
--demo  uses a separate data folder (./data-demo) and fills it with the data of a small demo company.`,
  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: { demo: { type: 'boolean' }, role: { type: 'string' } } })
    const { demo = false, role } = values
    if (role !== undefined && !roles.includes(role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
    if (demo && (role ?? 'all') !== 'all') throw new UsageError('--demo only works with the role all.')
    const sink = demo ? await (await import('./demo/mail-sink.ts')).startMailSink() : null
    const config = readConfig({
      ...(sink ? { ...demoSettings(environment), ...sunkSettings(sink.port) } : environment),
      ...(role !== undefined && { ROLE: role }),
    })
    requireOwnDatabase(config)
    for (const { name, setting } of misspeltSettings(environment))
      console.error(`  ${name} isn't a setting and has no effect. Did you mean ${setting}?`)
    const started_at = performance.now()
    const stop_asked = stopAsked()
    const say = (words: string) => console.error(`  ${words}`)
    const held = await becomeServiceUser(config, say)
    const service = await startService(config, say, held)
    const forget = noteRunning(config.data_dir, service.url)
    try {
      if (demo) {
        await (await import('./demo/fill.ts')).fillDemo(service.database)
        await (await import('./demo/leads.ts')).fillDemoLeads(service.means)
        await (await import('./demo/developers.ts')).fillDemoDevelopers(service.means)
        await (await import('./demo/widget.ts')).fillDemoWidget(service.means)
      }
      const ready_ms = Math.round(performance.now() - started_at)
      console.error(config.role === 'worker' ? working(service, ready_ms) : welcome(service, ready_ms, sink?.url))
      // Immediately, not at the end, so that it's kept even if the process is killed.
      flushCompileCache()
      giveBackMemory()
      const reason = await Promise.race([stop_asked, service.broken])
      console.error(`\n${reason}`)
      return reason === stopping ? 0 : 1
    } finally {
      forget()
      sink?.stop()
      await service.stop()
    }
  },
}

/** Mail of the demo goes to its own server, soon, so that it can be seen. */
function sunkSettings(port: number): Record<string, string> {
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: `${port}`,
    SMTP_SECURITY: 'none',
    SMTP_USER: '',
    SMTP_FROM_ADDRESS: 'demo@parley.example',
    NOTIFICATION_MAIL_MS: '20000',
    CONTINUITY_MAIL_MS: '20000',
  }
}

function requireOwnDatabase({ role, database_url }: Config): void {
  if (role !== 'all' && database_url === '')
    throw new ConfigError(
      `A process with the role ${role} needs DATABASE_URL: only a process with the role all runs the embedded database.`,
    )
}

const stopping = 'Stopping after open requests finish.'

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

function welcome({ url, data, setup_link }: Service, ms: number, mail_url?: string): string {
  return `
  Parley is running (ready in ${ms} ms).

  Dashboard      ${setup_link ?? `${url}/dashboard/`}${setup_link ? '\n                 (this link creates the owner account and works once; keep it private)' : ''}
  API            ${url}/v1
  Documentation  ${url}/docs
  Demo shop      ${url}/demo
  Data           ${data}${mail_url ? `\n  Mail           ${mail_url}  (what the demo sends stays here)` : ''}

  Create a key:  bin/parley keys create --mode test${mail_url ? ' --demo' : ''}
  Then:          curl ${url}/v1/contacts -H "Authorization: Bearer <key>"

  Stop with Ctrl-C.
`
}
