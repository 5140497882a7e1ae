import { readConfig } from '../../server/src/config/config.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { sql } from '../../server/src/db/sql.ts'
import { listen } from '../../server/src/http/listen.ts'
import { type RequestLog, startRequestLog } from '../../server/src/http/request-log.ts'
import { openLog } from '../../server/src/log/log.ts'
import { appOver } from '../support/app.ts'
import { count, index, number } from './following.ts'

// A process of its own: the service without its background work, which is done when the parent says so. A clock would decide
// what is done in one go, and when the caller's key is looked up again: it stands still.
performance.now = () => 0

const settings = JSON.parse(process.argv[2]!) as Record<string, string>
// A reader connection for each of two, one for writes, one for everything else.
const database = openDatabase({ url: settings.DATABASE_URL!, connections: 4, statement_timeout_ms: 60_000 })
const noted: Parameters<RequestLog['note']>[] = []
const { app, config } = appOver(database, settings, {
  logger: openLog(readConfig(settings)),
  request_log: { note: (...request) => void noted.push(request) },
})

/** A backend reports what it did at most once a second unless told to: each of the connections is. */
async function reportUsage(): Promise<void> {
  const report = sql`select pg_stat_force_next_flush()`
  await Promise.all([database.read(report), database.read(report), database.write(report), database.run(report)])
}

async function logRequests(): Promise<void> {
  const log = startRequestLog(database, true, (error) => {
    throw error
  })
  for (const [request, status] of noted.splice(0)) log.note(request, status, 12.3)
  await log.stop()
  if (log.dropped() > 0) throw new Error(`The request log dropped ${log.dropped()} requests.`)
}

const tasks = {
  listen: () => listen(app, config),
  'report usage': reportUsage,
  'request log': logRequests,
  numbering: () => number(database),
  search: () => index(database),
  reports: () => count(database),
}

export type Task = keyof typeof tasks

process.on('message', async (task: Task) => {
  try {
    process.send!({ value: await tasks[task]() })
  } catch (error) {
    process.send!({ problem: (error as Error).stack })
  }
})
process.on('disconnect', () => process.exit())
