import { readConfig } from '../config.ts'
import { cursors } from '../db/cursor.ts'
import type { Database } from '../db/database.ts'
import type { Services } from '../http/serve.ts'
import { openVault } from '../secrets.ts'

/** What background work needs, for a test that does it by hand. */
export function servicesOn({ database }: { database: Database }): Services {
  return {
    database,
    cursors: cursors(Buffer.alloc(32)),
    vault: openVault(Buffer.alloc(32)),
    settings: readConfig({}),
    committed: () => {},
    announce: () => {},
  }
}
