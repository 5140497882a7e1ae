import { type BareServer, startBare } from './bare.ts'
import { endChildren } from './children.ts'
import { type DatabaseServer, openServer } from './database-server.ts'
import { type Deployment, deploy } from './deployment.ts'
import { isInstalled } from './installed.ts'
import { type LoadTool, loadTool } from './load.ts'
import type { Options } from './options.ts'
import { type PgTool, pgTool } from './pgbench.ts'
import type { Watched } from './processor.ts'
import type { Row } from './report.ts'

/** What a scenario can use. */
export interface Bench {
  options: Options
  server: DatabaseServer
  /** The service on the full data set. */
  large: Deployment
  /** Another one on a small data set, created on first use. */
  small(): Promise<Deployment>
  bare: BareServer
  load: LoadTool
  pg: PgTool
  watched: Watched
  say(words: string): void
  stopServices(): Promise<void>
  close(): Promise<void>
}

export interface Scenario {
  name: string
  title: string
  run(bench: Bench): Promise<Row[]>
}

/** Calls `interrupted` if the run is interrupted, then ends everything that was started. */
export async function openBench(
  options: Options,
  say: (words: string) => void,
  interrupted: () => void,
): Promise<Bench> {
  const server = await openServer(options.database_url)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= endChildren().then(server.close))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      interrupted()
      close().finally(() => process.exit(130))
    })
  try {
    say(`Making the data set (${options.size.name}) …`)
    const large = await deploy(server.url, server.own_settings, options.size.large, options.profile, say)
    const bare = await startBare()
    let made: Promise<Deployment> | undefined
    const makeSmall = async () => {
      say('Making the small data set …')
      const url = await server.createDatabase('parley_bench_small')
      return deploy(url, server.own_settings, options.size.small, false, say)
    }
    return {
      options,
      server,
      large,
      small: () => (made ??= makeSmall()),
      bare,
      load: loadTool(!options.own_tools && isInstalled('wrk')),
      pg: pgTool(!options.own_tools && isInstalled('pgbench')),
      watched: { service: large.service.pid, database: server.pid },
      say,
      async stopServices() {
        await large.service.stop()
        await (await made)?.service.stop()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
