import { readConfig } from '../config/config.ts'
import { openKeyring } from '../config/keyring.ts'
import { openVault } from '../config/vault.ts'
import { cursors } from '../db/cursor.ts'
import type { Database } from '../db/database.ts'
import { openFileStore } from '../files/open-store.ts'
import type { Means } from '../scope.ts'

/** What background work needs, for a test that runs it directly. */
export function servicesOn({ database }: { database: Database }): Means {
  return {
    database,
    cursors: cursors(openKeyring([Buffer.alloc(32)])),
    vault: openVault(openKeyring([Buffer.alloc(32)])),
    files: openFileStore(readConfig({}), openKeyring([Buffer.alloc(32)])),
    settings: readConfig({}),
    committed: () => {},
    announce: () => {},
  }
}
