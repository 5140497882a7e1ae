import { ensureAccount, environmentOf, listAccounts } from '../../server/src/accounts/accounts.ts'
import { createKey } from '../../server/src/accounts/api-keys.ts'
import { permissions } from '../../server/src/accounts/permissions.ts'
import { type Database, openDatabase } from '../../server/src/db/database.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { loadData } from '../support/data-set.ts'
import { embeddedServer, withClient } from '../support/database-server.ts'
import type { DataSet } from '../support/sizes.ts'
import { count, index } from './following.ts'

/** A server that does the same in every run, on every machine: nothing on its own, and by no size of the memory. */
export function gaugedServer() {
  return embeddedServer({
    shared_preload_libraries: 'pg_stat_statements',
    autovacuum: 'off',
    // After a checkpoint, the first change of each page would write the whole page.
    full_page_writes: 'off',
    checkpoint_timeout: '1d',
    max_wal_size: '8GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    shared_buffers: '128MB',
    effective_cache_size: '4GB',
    fsync: 'off',
    synchronous_commit: 'off',
  })
}

/** Makes an account with this data, up to date in search and reports. Returns a key that may do everything. */
export async function fillDatabase(url: string, data: DataSet): Promise<string> {
  await migrate(url)
  const database = openDatabase({ url, connections: 4, statement_timeout_ms: 60_000 })
  try {
    await ensureAccount(database)
    const key = await keyOf(database)
    // Done while there is nothing: what is loaded past the API stays out of it.
    await index(database)
    await withClient(url, (client) => loadData(client, data, () => {}))
    await count(database)
    await withClient(url, (client) => client.query('vacuum analyze'))
    return key
  } finally {
    await database.close()
  }
}

async function keyOf(database: Database): Promise<string> {
  const [account] = await listAccounts(database)
  const environment_id = await environmentOf(database, account!.id, 'live')
  const wanted = { environment_id, mode: 'live', name: null, scopes: permissions, expires_at: null } as const
  return (await createKey(database, wanted)).key
}
