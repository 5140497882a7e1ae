import { chownSync, closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { clusterIn } from '../../server/src/db/embedded/place.ts'
import { smallDisk } from '../../server/src/testing/small-disk.ts'
import { databaseProcess } from './database-process.ts'
import { onDatabase } from './on-database.ts'

export interface SmallDatabase {
  url: string
  /** Takes all the room that is left on its disk. */
  fill(): void
  makeRoom(): void
}

/**
 * A database whose tables are on a small disk, on a server of its own. Its log is elsewhere: PostgreSQL itself stops when that can't
 * be written, which is another fault. Null, and the test is skipped, where this user can't mount a disk.
 */
export async function smallDatabase(t: TestContext, megabytes: number): Promise<SmallDatabase | null> {
  const disk = smallDisk(t, megabytes)
  if (disk === null) return null
  const server = await databaseProcess(t)
  const tables = join(disk, 'tables')
  mkdirSync(tables)
  const { uid, gid } = statSync(clusterIn(server.data_dir))
  for (const folder of [disk, tables]) chownSync(folder, uid, gid)
  await onDatabase(server.url, `create tablespace small location '${tables}'`)
  await onDatabase(server.url, 'create database small tablespace small')
  const url = new URL(server.url)
  url.pathname = '/small'
  const filler = join(disk, 'filler')
  return {
    url: url.href,
    fill() {
      const file = openSync(filler, 'w')
      const bytes = Buffer.alloc(64 * 1024)
      try {
        for (;;) writeSync(file, bytes)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(filler),
  }
}
