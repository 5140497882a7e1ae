import { chmodSync, existsSync, lchownSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigError } from './config.ts'

/** Makes the data folder where there is none, and says so: a path that was mistyped would begin an empty deployment unseen. */
export function makeDataFolder(data_dir: string, say: (words: string) => void): void {
  if (existsSync(data_dir)) return
  const parent = dirname(data_dir)
  if (!existsSync(parent))
    throw new ConfigError(
      `DATA_DIR is ${data_dir}, but there is no folder ${parent}. Create it or mount it, or correct DATA_DIR.`,
    )
  try {
    // Closed to readers, open to pass: PostgreSQL's user has to reach its folder inside.
    if (mkdirSync(data_dir, { recursive: true })) chmodSync(data_dir, 0o711)
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR is ${data_dir}, which can't be created (${(error as NodeJS.ErrnoException).code}). ` +
        `Let this user write to ${parent}, or set DATA_DIR to another folder.`,
    )
  }
  say(`Created the data folder ${data_dir}.`)
}

/** What root makes in the data folder belongs to whom the folder belongs: the service, which runs as that user, has to read it. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  if (uid !== 0) lchownSync(path, uid, gid)
}
