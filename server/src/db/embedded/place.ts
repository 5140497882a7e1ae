import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError } from '../../config/config.ts'
import { giveToFolderOwner } from '../../config/data-folder.ts'
import type { Account } from './account.ts'

export interface Place {
  /** Where the database files are, usually the data folder itself. */
  home: string
  /** PostgreSQL's own folder, inside the home. */
  cluster: string
  /** Identifies the server's processes among others. */
  cluster_name: string
}

/** Where root copies the binaries for a user who can't read the checkout. */
export const reachable_folder = '/var/lib/parley'

/** `<data_dir>/postgres`, or the target of that link, so that the data is always found from the data folder. */
export function clusterIn(data_dir: string): string {
  const path = join(realpathSync(data_dir), 'postgres')
  const info = lstatSync(path, { throwIfNoEntry: false })
  return info?.isSymbolicLink() ? resolve(dirname(path), readlinkSync(path)) : path
}

export function findPlace(data_dir: string, account: Account | undefined): Place {
  const cluster = clusterIn(data_dir)
  const home = dirname(cluster)
  if (account && !canReach(home, account) && !letPass(home, account)) throw new ConfigError(closedFolder(home, account))
  if (home !== realpathSync(data_dir)) requireOriginal(realpathSync(data_dir), home)
  return placeAt(home)
}

/** The folder is the service's own: others may traverse it and read nothing. Its parents aren't ours to change. */
function letPass(folder: string, account: Account): boolean {
  const { mode } = statSync(folder)
  chmodSync(folder, mode | 0o011)
  if (canReach(folder, account)) return true
  chmodSync(folder, mode)
  return false
}

/**
 * A database outside its data folder belongs to exactly one data folder. Both store the same identity, and the database
 * stores the path of the folder: this tells a copy of the folder, which links to the same database, from a moved one.
 */
function requireOriginal(data_dir: string, home: string): void {
  const [here, there] = [join(data_dir, 'postgres.identity'), join(home, 'postgres.belongs-to')]
  const owner = readLines(there)
  const [identity = randomUUID(), path = data_dir] = owner
  if (path !== data_dir && readLines(join(path, 'postgres.identity'))[0] === identity)
    throw new ConfigError(
      `${data_dir} is a copy of ${path}, and both link to the database in ${home}. ` +
        `Remove ${join(data_dir, 'postgres')} and restore a backup here, or set DATA_DIR to the original.`,
    )
  writeFileSync(there, `${identity}\n${data_dir}\n`)
  writeFileSync(here, `${identity}\n`, { mode: 0o600 })
  for (const file of [there, here]) giveToFolderOwner(file)
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

function placeAt(home: string): Place {
  const cluster = join(home, 'postgres')
  return { home, cluster, cluster_name: `parley-${shortHash(cluster)}` }
}

function canReach(folder: string, account: Account): boolean {
  const identity = { uid: account.uid, gid: account.gid, cwd: '/' }
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], identity).status === 0
}

function closedFolder(folder: string, account: Account): string {
  return (
    `PostgreSQL doesn't run as root, and the user "${account.name}" can't reach ${folder}. Set DATA_DIR to a folder that other users ` +
    'can pass into, such as /var/lib/parley, let them pass here (chmod o+x), or start Parley as the user that owns the folder.'
  )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
