import type { AddressInfo } from 'node:net'
import { type Logger, pino } from 'pino'
import { ensureAccount } from './accounts/accounts.ts'
import { sessionBehind } from './accounts/sessions.ts'
import { setupToken } from './administration/setup.ts'
import { buildApp, routes } from './app.ts'
import { endMeaning } from './assistant/knowledge/meaning/meaning-thread.ts'
import { endReadingArticles } from './assistant/knowledge/reading-thread.ts'
import { briefsAfter } from './assistant/replies/brief.ts'
import { endLanguages } from './assistant/replies/language-thread.ts'
import { startReplyWorker } from './assistant/replies/worker.ts'
import { endSummaries } from './assistant/summary-worker-pool.ts'
import { startSchedule } from './background/schedule.ts'
import { type Config, ConfigError } from './config.ts'
import { syncsAfter } from './crm/follow.ts'
import { addCrmMetrics } from './crm/metrics.ts'
import { startCrmWorker } from './crm/worker.ts'
import { cursors } from './db/cursor.ts'
import { type Database, openDatabase } from './db/database.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { startAnnouncements } from './events/announcements.ts'
import { startSequencer } from './events/sequencer.ts'
import { startEventStreams } from './events/streams/streams.ts'
import { addDocumentation } from './http/documentation.ts'
import { metricsRegistry } from './http/metrics.ts'
import { addOperations } from './http/operations.ts'
import { addPages } from './http/pages.ts'
import { startRequestLog } from './http/request-log.ts'
import { buildServer } from './http/server.ts'
import { endReading } from './leads/extract/read.ts'
import { startPresence } from './presence/presence.ts'
import type { Means } from './scope.ts'
import { deploymentSecret, openVault, requireSameSecret } from './secrets.ts'
import { fanOut } from './webhooks/fan-out.ts'
import { addWebhookMetrics } from './webhooks/metrics.ts'
import { parseAllowed } from './webhooks/public-address.ts'
import { startWebhookWorker } from './webhooks/worker.ts'

export interface Service {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string
  /** The folder or address of its data, as an operator knows it. */
  data: string
  database: Database
  /** What verbs work with, for what is done without a request. */
  means: Means
  /** Where the first owner is made; null once there is one. Whoever has it may claim the service. */
  setup_link: string | null
  /** Lets requests under way finish, then stops everything that was started. */
  stop(): Promise<void>
  /** Resolves with words if the service cannot go on. */
  broken: Promise<string>
}

/** Starts the whole service: database, migrations, background work, HTTP. What was started is stopped again if the rest fails. */
export async function startService(config: Config, say: (words: string) => void = () => {}): Promise<Service> {
  const running = new AsyncDisposableStack()
  try {
    return await startParts(config, say, running)
  } catch (error) {
    await running.disposeAsync()
    throw error
  }
}

/** Each part puts its end on the stack: they end in the opposite order. */
async function startParts(
  config: Config,
  say: (words: string) => void,
  running: AsyncDisposableStack,
): Promise<Service> {
  if (config.role !== 'all' && config.database_url === '')
    throw new ConfigError(
      `A process of role ${config.role} needs DATABASE_URL: the embedded database belongs to one process of role all.`,
    )
  const logger = openLog(config)
  running.defer(() => logger.flush())
  const secret = deploymentSecret(config)
  const source = config.database_url === '' ? await embeddedSource(config, say) : externalSource(config.database_url)
  running.defer(source.stop)
  const done = await migrate(source.url)
  if (done.length > 0) say(`Brought the database up to date: ${done.length} migrations.`)

  const { database_connections: connections, statement_timeout_ms } = config
  const database = openDatabase({ url: source.url, connections, statement_timeout_ms })
  running.defer(database.close)
  await requireSameSecret(database, secret)
  await ensureAccount(database)

  running.defer(endReadingArticles)
  running.defer(endMeaning)
  running.defer(endSummaries)
  running.defer(endLanguages)
  running.defer(endReading)
  const announcements = startAnnouncements(source.url)
  running.defer(announcements.stop)
  const sequencer = startSequencer(database, {
    follow: async (connection, events) => [
      ...(await fanOut(connection, events)),
      ...syncsAfter(events),
      ...briefsAfter(events),
    ],
    numbered: announcements.announce,
    failed: (err) => logger.warn({ err }, 'Events could not be numbered; trying again.'),
  })
  running.defer(sequencer.stop)
  const services = {
    database,
    cursors: cursors(secret),
    vault: openVault(secret),
    settings: config,
    committed: sequencer.wake,
    announce: announcements.announce,
  }
  const metrics = metricsRegistry()
  addWebhookMetrics(metrics, database)
  addCrmMetrics(metrics, database)
  // What a process of role api leaves to the others.
  if (config.role !== 'api') {
    const schedule = startSchedule(services, config, (chore, err) =>
      logger.warn({ err, chore }, 'A chore failed; trying again later.'),
    )
    running.defer(schedule.stop)
    const worker = startWebhookWorker({
      services,
      announcements,
      allowed: parseAllowed(config.webhook_allowed_networks),
      attempted: ({ error }) => metrics.attempted(error ?? 'delivered'),
      failed: (err) => logger.warn({ err }, 'Webhooks could not be worked on; trying again.'),
    })
    running.defer(worker.stop)
    const crm = startCrmWorker({
      services,
      announcements,
      ended: metrics.synced,
      failed: (err) => logger.warn({ err }, 'Leads could not be synced; trying again.'),
    })
    running.defer(crm.stop)
    const replies = startReplyWorker({
      services,
      announcements,
      ended: metrics.replied,
      failed: (err) => logger.warn({ err }, 'The assistant could not answer; a person is asked to.'),
    })
    running.defer(replies.stop)
  }
  const presence = startPresence({ database_url: source.url, tell: (...what) => streams.tellPeople(...what) })
  running.defer(presence.stop)
  const streams = startEventStreams({
    database,
    present: presence.everybody,
    parted: (holder) => presence.leave(sessionBehind(holder)),
    announcements,
    most: config.stream_limit,
    most_per_key: config.stream_limit_per_key,
    failed: (err) => logger.warn({ err }, 'Event streams could not read the log; trying again.'),
  })
  running.defer(streams.stop)
  metrics.gauge('parley_event_streams', 'Open event streams.', streams.count)
  metrics.gauge('parley_event_streams_waiting_bytes', 'Bytes that wait for readers of event streams.', streams.waiting)
  const request_log = startRequestLog(database, config.request_log_days > 0, (err) =>
    logger.warn({ err }, 'Requests could not be noted in their log.'),
  )
  running.defer(request_log.stop)
  metrics.gauge(
    'parley_request_log_dropped',
    'Requests that their log had no room for, since the start.',
    request_log.dropped,
  )
  const parts = { config, logger, metrics, streams, request_log, presence, ...services }
  const app = config.role === 'worker' ? buildServer({ ...parts, routes: [], administration: [] }) : buildApp(parts)
  const operations = addOperations(app, { config, database, metrics })
  if (config.role !== 'worker') {
    addDocumentation(app, routes)
    addPages(app, config.dashboard_dir)
  }
  running.defer(async () => {
    operations.drain()
    const patience = setTimeout(() => app.server.closeAllConnections(), config.shutdown_ms)
    // Those that are idle when it begins are closed with it; one that was answering then is idle only later.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    // Streams would never end by themselves.
    await Promise.all([streams.stop(), app.close()])
    clearTimeout(patience)
    clearInterval(sweep)
  })
  await app.listen({ host: config.host, port: config.port })
  const { port } = app.server.address() as AddressInfo
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  const token = config.role === 'worker' ? null : await setupToken(database)
  return {
    url,
    data: source.data,
    database,
    means: services,
    setup_link: token && `${config.public_url || url}/dashboard/setup#token=${token}`,
    broken: source.broken,
    stop: () => running.disposeAsync(),
  }
}

function openLog({ log_level }: Config): Logger {
  const redact = ['authorization', '*.authorization', '*.secret', '*.password']
  // Gathered and written in bulk: a line at a time would cost a small request a third of its speed.
  return pino(
    { level: log_level, base: undefined, redact, serializers: { err: withoutData } },
    pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 200 }),
  )
}

/** An error as the log may hold it: what PostgreSQL adds in `detail` and `where` are the rows of people. */
function withoutData(thrown: unknown) {
  if (!(thrown instanceof Error)) return String(thrown)
  const { name, message, stack, code, constraint, table, routine } = thrown as Error & Record<string, unknown>
  return { name, message, code, constraint, table, routine, stack }
}

interface Source {
  url: string
  data: string
  broken: Promise<string>
  stop(): Promise<void>
}

async function embeddedSource({ data_dir }: Config, say: (words: string) => void): Promise<Source> {
  const embedded = await startEmbedded({ data_dir, log: say })
  return { url: embedded.url, data: embedded.folder, broken: embedded.exited, stop: () => embedded.stop() }
}

function externalSource(url: string): Source {
  return { url, data: shownAddress(url), broken: new Promise(() => {}), stop: async () => {} }
}

function shownAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}
