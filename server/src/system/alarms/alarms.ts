import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Told } from '../../notifications/follow.ts'
import { noteServiceAlarm } from '../../notifications/service-alarms.ts'
import { openBell } from './bell.ts'
import { checksOf } from './checks.ts'
import { call, openTelling, waysOf } from './tell.ts'
import { startWatch } from './watch.ts'

interface Parts {
  config: Config
  database: Database
  /** Of the database, as operators know it. */
  address: string
  logger: Logger
  /** Tells the dashboards of these people. */
  tell: Told
}

const heartbeat_ms = 60_000

/**
 * Tells the operator what the whole deployment suffers from, without the database: by mail, to an address that takes webhooks, or both.
 * Owners find it in Parley, once the database takes it.
 * While nothing is wrong, it calls HEARTBEAT_URL, whose owner misses a process that is dead.
 */
export function startAlarms({ config, database, address, logger, tell }: Parts): { stop(): Promise<void> } {
  const failed = (way: string, err: unknown) => logger.warn({ err, way }, 'An alarm could not be told; trying again.')
  const tellings = waysOf(config).map((way) => openTelling(way, failed))
  const beat = openHeartbeat(config.heartbeat_url, (err) => failed('HEARTBEAT_URL', err))
  if (config.role === 'api') return { stop: async () => {} }
  const bell = openBell({
    write: (alarm) => noteServiceAlarm(database, alarm, tell),
    failed: (err) => failed('the bell', err),
  })
  const watch = startWatch({
    checks: checksOf(config, database, address),
    tell(notice) {
      for (const { tell } of tellings) tell(notice)
    },
    note: bell.note,
    fine: beat,
    service: config.public_url,
    after_ms: config.alarm_after_ms,
  })
  return {
    async stop() {
      await watch.stop()
      for (const { stop } of tellings) stop()
      await bell.stop()
    },
  }
}

/** At most once a minute, however often everything is fine. */
function openHeartbeat(address: string, failed: (error: unknown) => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (address === '' || performance.now() - last < heartbeat_ms) return
    last = performance.now()
    call(address, 'GET', null).catch(failed)
  }
}
