import { lstatSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { draft_ending } from './backup-source.ts'

/** The names that `--to` gives, and the only ones it deletes. */
const own_name = /^parley-\d{4}-\d\d-\d\dT\d{4}Z\.backup(\.age)?$/
const day_ms = 86_400_000

interface Moment {
  data_dir: string
  as_of: Date
  is_encrypted: boolean
}

/** The file that a backup of this moment is written to. */
export function nextIn(folder: string, { data_dir, as_of, is_encrypted }: Moment): string {
  // Not created: where a disk isn't mounted, backups would fill another one.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${folder}. Create it, or mount its disk.`)
  if (isInside(folder, data_dir))
    throw new Error(`${folder} is in DATA_DIR: each backup would hold all before it. Choose another folder.`)
  const minute = as_of.toISOString().slice(0, 16).replace(':', '')
  return join(folder, `parley-${minute}Z.backup${is_encrypted ? '.age' : ''}`)
}

function isInside(folder: string, data_dir: string): boolean {
  if (!statSync(data_dir, { throwIfNoEntry: false })) return false
  return (realpathSync(folder) + sep).startsWith(realpathSync(data_dir) + sep)
}

/** Deletes backups beyond the newest, but never the one just made, and what killed backups left. Returns their names. */
export function deleteOld(folder: string, made: string, keep: number): string[] {
  const names = readdirSync(folder).filter((name) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
  // The time comes first in a name. A clock that was wrong may have given later names than this one's.
  const older = names.filter((name) => own_name.test(name) && name !== made).sort()
  const old = [
    ...older.slice(0, Math.max(0, older.length - (keep - 1))),
    ...names.filter((name) => isLeft(folder, name)),
  ]
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old
}

/** Of a backup that was killed: one that is being written changes all the time. */
function isLeft(folder: string, name: string): boolean {
  if (!name.endsWith(draft_ending) || !own_name.test(name.slice(0, -draft_ending.length))) return false
  const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs > day_ms
}
