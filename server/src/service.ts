import type { Server } from 'node:net'
import { ensureAccount } from './accounts/accounts.ts'
import { startFailedSignIns } from './accounts/failed-sign-ins.ts'
import { startPresence } from './accounts/presence/presence.ts'
import { holdKeys } from './accounts/secrets/holders.ts'
import { sessionBehind } from './accounts/sessions.ts'
import { setupToken } from './accounts/sign-in/setup.ts'
import { noteUnrestrictedKeys } from './accounts/unrestricted-keys.ts'
import { buildApp, routes } from './app.ts'
import { claimDenial } from './channels/email/continuity/not-me.ts'
import { addReturnLinks } from './channels/email/continuity/return-link.ts'
import { continuityUnsubscribing } from './channels/email/continuity/unsubscribe.ts'
import { endReadingMails } from './channels/email/read/reading-thread.ts'
import { addHooks } from './channels/incoming/hooks.ts'
import type { Config } from './config/config.ts'
import type { Keyring } from './config/keyring.ts'
import { openVault } from './config/vault.ts'
import { cursors } from './db/cursor.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openNotices } from './db/notices.ts'
import { openOutages } from './db/outage.ts'
import { explained, persist } from './db/reach.ts'
import { openSource } from './db/source.ts'
import { startAnnouncements } from './events/announcements.ts'
import { startSequencer } from './events/sequencer.ts'
import { startEventStreams } from './events/streams/streams.ts'
import { openNoRoom } from './files/no-room.ts'
import { openFileStore } from './files/open-store.ts'
import { endPictures } from './files/pictures.ts'
import { addFiles } from './files/serve.ts'
import { addDemoPage } from './http/demo-page.ts'
import { addDocumentation } from './http/documentation.ts'
import { drain, listen, serveOn } from './http/listen.ts'
import { addMailSheet } from './http/mail-sheet.ts'
import { metricsRegistry } from './http/metrics.ts'
import { addOperations } from './http/operations.ts'
import { addPages } from './http/pages.ts'
import { startRequestLog } from './http/request-log.ts'
import { buildServer } from './http/server.ts'
import { addWidgetPages } from './http/widget-pages.ts'
import { endReadingArticles } from './knowledge/index-thread.ts'
import { endMeaning } from './knowledge/meaning/meaning-thread.ts'
import { learnDangers } from './language/danger.ts'
import { endReading } from './language/leads/read.ts'
import { endLanguages } from './language/thread.ts'
import { openLog } from './log/log.ts'
import { openTracing } from './log/tracing/open.ts'
import { addUnsubscribe } from './mail/unsubscribe.ts'
import { startNews } from './notifications/news.ts'
import { notificationUnsubscribing } from './notifications/unsubscribe.ts'
import { ownPlace } from './outbound/public-address.ts'
import type { Means } from './scope.ts'
import { follow } from './subscribers.ts'
import { endSummaries } from './summaries/worker-pool.ts'
import { startAlarms } from './system/alarms/alarms.ts'
import { addMetrics } from './system/metrics.ts'
import { eventPayloads } from './webhooks/payloads.ts'
import { type Parts, startBackgroundWork } from './workers.ts'

export interface Service {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string
  /** The folder or address of its data, as operators know it. */
  data: string
  database: Database
  /** What operations without a request work with. */
  means: Means
  /** The URL for creating the first owner. Null once there is one. Whoever has it can claim the service. */
  setup_link: string | null
  /** Lets running requests finish, then stops everything that was started. */
  stop(): Promise<void>
  /** Resolves with a reason if the service can't continue. */
  broken: Promise<string>
}

/**
 * Starts the whole service: database, migrations, background work, HTTP, on its own port or one that is already open. If a
 * part fails, everything started before is stopped.
 */
export async function startService(
  config: Config,
  say: (words: string) => void = () => {},
  holder?: Server,
): Promise<Service> {
  const running = new AsyncDisposableStack()
  try {
    return await startParts(config, say, running, holder)
  } catch (error) {
    await running.disposeAsync()
    throw error
  }
}

const threads = [endReadingArticles, endMeaning, endSummaries, endLanguages, endReading, endPictures, endReadingMails]

/** Each part pushes its stop onto the stack: they stop in reverse order. */
async function startParts(
  config: Config,
  say: (words: string) => void,
  running: AsyncDisposableStack,
  holder: Server | undefined,
): Promise<Service> {
  const [outages, no_room] = [openOutages(), openNoRoom(config)]
  const logger = openLog(config, (error) => outages.covers(error) || no_room.covers(error))
  running.defer(() => logger.flush())
  running.defer(await openTracing(config, (err) => logger.warn({ err }, 'Traces could not be exported; trying again.')))
  const source = await openSource(config, say)
  running.defer(source.stop)
  const database = await openMigrated(source.url, config, say)
  running.defer(database.close)
  for (const { stop } of [no_room.watch(logger), outages.watch({ database, logger, address: source.data })])
    running.defer(async () => stop())
  const keyring = await openAccount(database, config, running)
  for (const end of threads) running.defer(end)

  const notices = openNotices(source.url)
  running.defer(notices.stop)
  const [announcements, news] = [startAnnouncements(notices), startNews(notices)]
  running.defer(announcements.stop)
  const sequencer = startSequencer(database, {
    follow,
    numbered: announcements.announce,
    failed: (err) => logger.warn({ err }, 'Events could not be numbered; trying again.'),
  })
  running.defer(sequencer.stop)
  const own_place = ownPlace(config, source.url)
  const means = {
    database,
    cursors: cursors(keyring),
    vault: openVault(keyring),
    files: openFileStore(config, keyring, no_room.covers),
    settings: { ...config, own_place },
    committed: sequencer.wake,
    announce: announcements.announce,
  }
  const metrics = metricsRegistry()
  addMetrics(metrics, config)
  const parts = { config, means, notices, announcements, news, metrics, logger }
  if (config.role !== 'api') startBackgroundWork(parts, running)
  running.defer(startAlarms({ config, database, address: source.data, logger, tell: news.tell }).stop)
  const url = await startServer(parts, running, holder)
  // Needed for every inbound message, so it's prepared before the first.
  learnDangers().catch((err) => logger.warn({ err }, 'The phrases of danger are learned with the first message.'))
  own_place.ports.add(Number(new URL(url).port))
  const token = config.role === 'worker' ? null : await tokenFor(database, keyring, config)
  return {
    url,
    data: source.data,
    database,
    means,
    setup_link: token && `${config.public_url || url}/dashboard/setup#token=${token}`,
    broken: source.broken,
    stop: () => running.disposeAsync(),
  }
}

async function openMigrated(url: string, config: Config, say: (words: string) => void): Promise<Database> {
  const migrations = await migrate(url, { say }).catch((error) => {
    throw error.code === undefined ? error : explained(error, url)
  })
  if (migrations.length > 0) say(`Brought the database up to date: ${migrations.length} migrations.`)
  const { database_connections: connections, database_timeout_ms: connect_timeout_ms, statement_timeout_ms } = config
  return openDatabase({ url, connections, connect_timeout_ms, statement_timeout_ms })
}

/** The keys of the deployment, and its first account. Patient with a database that is busy with others at the same time. */
async function openAccount(database: Database, config: Config, running: AsyncDisposableStack): Promise<Keyring> {
  const persistently = <T>(work: () => Promise<T>) => persist(config.database_wait_ms, work)
  const { keyring, stop } = await persistently(() => holdKeys(database, config))
  running.defer(stop)
  await persistently(() => ensureAccount(database))
  await persistently(() => noteUnrestrictedKeys(database))
  return keyring
}

function tokenFor(database: Database, keyring: Keyring, { database_wait_ms }: Config): Promise<string | null> {
  return persist(database_wait_ms, () => setupToken(database, keyring.current().secret))
}

/** Starts everything behind HTTP. A worker serves only operators. Returns the address. */
async function startServer(parts: Parts, running: AsyncDisposableStack, holder: Server | undefined): Promise<string> {
  const { config, means, metrics, logger } = parts
  const { database } = means
  const { presence, streams } = startStreams(parts, running)
  const request_log = startRequestLog(database, config.request_log_days > 0, (err) =>
    logger.warn({ err }, 'Requests could not be noted in their log.'),
  )
  running.defer(request_log.stop)
  metrics.gauge('parley_request_log_dropped', 'Requests dropped from the request log.', request_log.dropped)
  const is_worker = config.role === 'worker'
  const failed_sign_ins = startFailedSignIns(database, logger)
  running.defer(failed_sign_ins.stop)
  const all = { ...means, config, logger, metrics, streams, request_log, presence, failed_sign_ins }
  const server = is_worker ? buildServer({ ...all, routes: [] }) : buildApp(all)
  const operations = addOperations(server, { config, database, metrics, leads: parts.announcements.leads })
  if (!is_worker) {
    addDocumentation(server, routes, eventPayloads)
    addMailSheet(server)
    addPages(server, config.dashboard_dir)
    addWidgetPages(server, database, config.widget_dir)
    addDemoPage(server, database, config.widget_dir)
    addReturnLinks(server, means)
    addFiles(server, means)
    addHooks(server, { ...means, config })
    addUnsubscribe(server, means, {
      notifications: notificationUnsubscribing,
      continuity: continuityUnsubscribing,
      claim: claimDenial,
    })
  }
  running.defer(async () => {
    operations.drain()
    await serveOn(server, config.drain_ms)
    // Streams would never end on their own.
    await Promise.all([streams.stop(), drain(server, config.shutdown_ms)])
  })
  return listen(server, config, holder)
}

/** Streams report who is viewing what, and the end of a session's last stream ends its presence. */
function startStreams(
  { config, means, notices, announcements, news, metrics, logger }: Parts,
  running: AsyncDisposableStack,
) {
  const presence = startPresence({
    notices,
    tell: (...what) => streams.tellPeople(...what),
    tellVisitor: (...what) => streams.tellVisitor(...what),
  })
  running.defer(presence.stop)
  const streams = startEventStreams({
    database: means.database,
    present: presence.everybody,
    parted: (holder) => presence.leave(sessionBehind(holder)),
    announcements,
    max_streams: config.stream_limit,
    max_per_key: config.stream_limit_per_key,
    max_per_session: config.stream_limit_per_session,
    max_per_visitor: config.stream_limit_per_visitor,
    visitor_spans: config,
    failed: (err) => logger.warn({ err }, 'Event streams could not read the log; trying again.'),
  })
  running.defer(streams.stop)
  news.subscribe(streams.tellPeople)
  metrics.gauge('parley_event_streams', 'Open event streams.', streams.count)
  metrics.gauge('parley_event_streams_waiting_bytes', 'Bytes waiting for readers of event streams.', streams.waiting)
  return { presence, streams }
}
