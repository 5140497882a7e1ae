import { readConfig } from '../config.ts'
import { startService } from '../service.ts'
import { type Command, UsageError } from './usage.ts'

export const start: Command = {
  summary: 'run the service',
  help: `Usage: parley start [--demo]

Starts the service with the settings of the environment and runs until it is told to stop (Ctrl-C or SIGTERM): it then
finishes the requests under way.

--demo  uses a data folder of its own (./data-demo) and fills it with a small believable company.`,
  async run(words, environment) {
    const unknown = words.find((word) => word !== '--demo')
    if (unknown !== undefined) throw new UsageError(`There is no option ${unknown}.`)
    const demo = words.includes('--demo')
    const config = readConfig(
      demo
        ? { ...environment, DATA_DIR: environment.DATA_DIR || './data-demo', DATABASE_URL: '', DATABASE_URL_FILE: '' }
        : environment,
    )
    const started_at = performance.now()
    const stop_asked = stopAsked()
    const service = await startService(config, (words) => console.log(`  ${words}`))
    try {
      if (demo) await (await import('../demo/fill.ts')).fillDemo(service.database)
      console.log(welcome(service, Math.round(performance.now() - started_at)))
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

function welcome({ url, data }: { url: string; data: string }, ms: number): string {
  return `
  Parley is running (ready in ${ms} ms).

  API            ${url}/v1
  Documentation  ${url}/docs
  Data           ${data}

  Make a key:    npm run --silent parley -- keys create --mode test
  Then:          curl ${url}/v1/contacts -H "Authorization: Bearer <key>"

  Stop with Ctrl-C.
`
}
