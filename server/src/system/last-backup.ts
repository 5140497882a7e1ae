import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveToFolderOwner } from '../config/data-folder.ts'

/** Tells the service, and whoever watches it, when a backup was last complete. Not part of backups. */
export const last_backup_file = 'last-backup.json'

/** Made every day, with two hours to make it. */
export const max_backup_hours = 26

/** Called once a backup is complete, with the moment of which it has all rows. */
export async function noteBackup(data_dir: string, as_of: Date): Promise<void> {
  const file = join(data_dir, last_backup_file)
  const draft = `${file}.${process.pid}`
  await rm(draft, { force: true })
  // Root may do this in the folder of another user: a link there isn't followed.
  await writeFile(draft, `${JSON.stringify({ as_of: as_of.toISOString() })}\n`, { flag: 'wx', mode: 0o644 })
  giveToFolderOwner(draft)
  await rename(draft, file)
}

/** How old the last complete backup is, in seconds. Null if none was made of this data folder. */
export async function backupAge(data_dir: string): Promise<number | null> {
  try {
    const { as_of } = JSON.parse(await readFile(join(data_dir, last_backup_file), 'utf8'))
    const age_s = (Date.now() - Date.parse(as_of)) / 1000
    return Number.isNaN(age_s) ? null : age_s
  } catch {
    return null
  }
}
