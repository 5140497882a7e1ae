import { pino } from 'pino'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { openKeyring } from '../../server/src/config/keyring.ts'
import { openVault } from '../../server/src/config/vault.ts'
import { cursors } from '../../server/src/db/cursor.ts'
import type { Database } from '../../server/src/db/database.ts'
import { openFileStore } from '../../server/src/files/open-store.ts'
import { metricsRegistry } from '../../server/src/http/metrics.ts'
import type { ServerParts } from '../../server/src/http/server.ts'

/** The service's own application in this process, over this database and without any work in the background. */
export function appOver(
  database: Database,
  settings: Record<string, string>,
  parts: Partial<Pick<ServerParts, 'logger' | 'request_log'>> = {},
) {
  const config = readConfig({ ...settings, PORT: '0' })
  const app = buildApp({
    config,
    settings: config,
    logger: pino({ level: 'silent' }),
    metrics: metricsRegistry(),
    database,
    cursors: cursors(openKeyring([Buffer.from(settings.SECRET_KEY!, 'base64')])),
    vault: openVault(openKeyring([Buffer.alloc(32)])),
    files: openFileStore(config, openKeyring([Buffer.alloc(32)])),
    streams: { requireRoom: () => {}, open: () => {} },
    request_log: { note: () => {} },
    presence: { report: () => {}, tellRead: () => {} },
    failed_sign_ins: { note: () => {} },
    committed: () => {},
    announce: () => {},
    ...parts,
  })
  return { app, config }
}
