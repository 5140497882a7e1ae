import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../db/sql.ts'
import type { Means } from '../scope.ts'

const unattached_hours = 24
const batch = 200
const abandoned_ms = 3_600_000

/** Deletes files that nobody attached, and the bytes of deleted files. Safe to repeat. Returns whether there is more. */
export async function sweepFiles({ database, files }: Pick<Means, 'database' | 'files'>): Promise<boolean> {
  await database.run(sql`
    delete from files where (environment_id, id) in (
      select environment_id, id from files
      where message_id is null and created_at < now() - make_interval(hours => ${unattached_hours}::integer)
      order by created_at limit ${batch}::integer for update skip locked)`)
  await database.run(sql`
    delete from file_usage where (environment_id, holder) in (
      select environment_id, holder from file_usage where files = 0 limit ${batch}::integer for update skip locked)`)
  await sweepIncoming(files.incoming)
  const gone = await database.run<{ environment_id: number; id: string }>(sql`
    select environment_id, id from deleted_files limit ${batch}::integer`)
  for (const { environment_id, id } of gone) {
    // Bytes first: if this process dies in between, they're removed once more.
    await files.storage.remove(id)
    await database.run(sql`delete from deleted_files where environment_id = ${environment_id} and id = ${id}`)
  }
  return gone.length === batch
}

/** What a killed process was receiving. */
async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    if (info && info.mtimeMs < Date.now() - abandoned_ms) await rm(path, { force: true })
  }
}
