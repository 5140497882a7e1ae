import { lchownSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Account } from '../../db/embedded/account.ts'
import { clusterIn } from '../../db/embedded/place.ts'

/** What Parley creates in its folders, and what a volume contains initially. */
const ours = /^(?:secret\.key(?:\..+)?|postgres(?:\..+)?|running|lost\+found|postgresql-[\d.-]+.*)$/
/** Root's copy of PostgreSQL's binaries, and files that aren't ours. */
const kept_by_root = /^(?:postgresql-|lost\+found$)/

/** Gives the data folder, and a database folder outside of it, to this user. Returns what prevents that, and what to do. */
export function giveDataFolder(data_dir: string, account: Account): string | undefined {
  const folders = new Set([dirname(clusterIn(data_dir)), realpathSync(data_dir)])
  for (const folder of folders) {
    const obstacle = whyNotGive(folder, account)
    if (obstacle) return obstacle
  }
  try {
    for (const folder of folders) give(folder, account)
  } catch (error) {
    return `${(error as Error).message}. Give the folder to the user "${account.name}" yourself.`
  }
  return undefined
}

function whyNotGive(folder: string, { uid, name }: Account): string | undefined {
  const owner = lstatSync(folder).uid
  if (owner === uid) return undefined
  const remedy = `Run: chown -R ${name} ${folder}`
  if (owner !== 0) return `${folder} belongs to another user than "${name}". ${remedy}`
  // A folder that others use, such as /var/lib, must not be given to a user who could then replace its content.
  const other = readdirSync(folder).find((entry) => !ours.test(entry))
  return other === undefined
    ? undefined
    : `${folder} holds more than Parley's data (${other}). Set DATA_DIR to a folder of its own, or give it to "${name}": chown ${name} ${folder}`
}

// The folder comes last, as a sign that everything in it is done.
function give(folder: string, account: Account): void {
  for (const entry of readdirSync(folder)) {
    if (ours.test(entry) && !kept_by_root.test(entry)) giveWhatIsRoots(join(folder, entry), account)
  }
  lchownSync(folder, account.uid, account.gid)
}

// Never enters another user's folder, who could redirect root in the meantime. Changes links themselves and doesn't follow
// them.
function giveWhatIsRoots(path: string, account: Account): void {
  const info = lstatSync(path)
  if (info.uid !== 0 || (info.isFile() && info.nlink > 1)) return
  if (info.isDirectory()) for (const entry of readdirSync(path)) giveWhatIsRoots(join(path, entry), account)
  lchownSync(path, account.uid, account.gid)
}
