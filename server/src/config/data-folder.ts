import { chmodSync, existsSync, lchownSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigError } from './config.ts'

/**
 * Creates the data folder if there is none and says so: otherwise, a mistyped path would silently start an empty deployment.
 */
export function makeDataFolder(data_dir: string, say: (words: string) => void): void {
  if (existsSync(data_dir)) return
  const parent = dirname(data_dir)
  if (!existsSync(parent))
    throw new ConfigError(
      `DATA_DIR is ${data_dir}, but there is no folder ${parent}. Create it or mount it, or correct DATA_DIR.`,
    )
  try {
    // Not readable by others but passable, because PostgreSQL's user must reach its folder inside.
    if (mkdirSync(data_dir, { recursive: true })) chmodSync(data_dir, 0o711)
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR is ${data_dir}, which can't be created (${(error as NodeJS.ErrnoException).code}). ` +
        `Let this user write to ${parent}, or set DATA_DIR to another folder.`,
    )
  }
  say(`Created the data folder ${data_dir}.`)
}

/** What root creates in the data folder belongs to the folder's owner: the service runs as that user and must read it. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  if (uid !== 0) lchownSync(path, uid, gid)
}
