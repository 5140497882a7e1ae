import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import pg from 'pg'
import { clusterIn } from '../../server/src/db/embedded/place.ts'
import { dataFolder, startElsewhere } from '../../server/src/testing/embedded-database.ts'
import { eventually } from '../../server/src/testing/service.ts'
import type { DatabaseProcess } from './database-process.ts'
import { onDatabase } from './on-database.ts'

export interface Standby {
  url: string
  /** From here on, it gets nothing of what the primary commits. */
  cutOff(): Promise<void>
  /** Makes it the primary. Resolves when it takes writes. */
  promote(): Promise<void>
}

/** A second server that streams everything from a primary. `is_awaited`: a commit there waits until it is durable here, too. */
export async function standbyOf(
  t: TestContext,
  primary: DatabaseProcess,
  { is_awaited = false } = {},
): Promise<Standby> {
  const data_dir = dataFolder(t)
  await copyOf(primary, data_dir)
  const { port, username, password } = new URL(primary.url)
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby`
  const cluster = clusterIn(data_dir)
  writeOwned(cluster, 'standby.signal', '')
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  const { url } = await startElsewhere(t, { data_dir })
  await eventually(async () => {
    const [row] = await onDatabase(primary.url, "select count(*) from pg_stat_replication where state = 'streaming'")
    assert.equal(row!.count, '1')
  })
  if (is_awaited) await changeSetting(primary.url, 'synchronous_standby_names', 'standby')
  return {
    url,
    async cutOff() {
      await changeSetting(url, 'primary_conninfo', '')
      await eventually(async () =>
        assert.deepEqual(await onDatabase(primary.url, 'select from pg_stat_replication'), []),
      )
    },
    async promote() {
      const [row] = await onDatabase(url, 'select pg_promote(wait_seconds => 60) as is_done')
      assert.equal(row!.is_done, true)
    },
  }
}

async function changeSetting(url: string, name: string, value: string): Promise<void> {
  await onDatabase(url, `alter system set ${name} = '${value}'`)
  await onDatabase(url, 'select pg_reload_conf()')
  await eventually(async () => {
    const [row] = await onDatabase(url, `select current_setting('${name}') as value`)
    assert.equal(row!.value, value)
  })
}

/** PostgreSQL, which doesn't run as root, reads it and deletes it in the end. */
function writeOwned(folder: string, name: string, text: string): void {
  const path = join(folder, name)
  writeFileSync(path, text)
  const { uid, gid } = statSync(folder)
  chownSync(path, uid, gid)
}

/** A base backup with PostgreSQL's own functions, because the embedded one brings no `pg_basebackup`. */
async function copyOf(primary: DatabaseProcess, data_dir: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    // Files may vanish meanwhile, which is said and means nothing: their end is in the log.
    spawnSync('cp', ['-a', clusterIn(primary.data_dir), join(primary.data_dir, 'postgres.password'), data_dir])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    const cluster = clusterIn(data_dir)
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(cluster, name), { force: true })
    writeOwned(cluster, 'backup_label', rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}
