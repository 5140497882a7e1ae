import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Account } from './account.ts'

export interface Place {
  /** Where everything of the database lies; usually the data folder itself. */
  home: string
  /** PostgreSQL's own folder, inside the home. */
  cluster: string
  /** Names the server's processes, so that they can be told from those of another. */
  cluster_name: string
}

/** Where root keeps what the server's user could not reach inside a closed folder. */
export const reachable_folder = '/var/lib/parley'

/** `<data_dir>/postgres`, or what it links to: whoever looks for the data starts in the data folder and finds them. */
export function clusterIn(data_dir: string): string {
  const path = join(realpathSync(data_dir), 'postgres')
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.isSymbolicLink() ? resolve(dirname(path), readlinkSync(path)) : path
}

export function findPlace(data_dir: string, account: Account | undefined, log: (words: string) => void): Place {
  const cluster = clusterIn(data_dir)
  if (!account || canReach(dirname(cluster), account)) return placeAt(dirname(cluster))
  if (existsSync(cluster)) throw new Error(closedFolder(cluster, account))
  const home = join(reachable_folder, shortHash(realpathSync(data_dir)))
  mkdirSync(home, { recursive: true })
  for (const folder of [reachable_folder, home]) chmodSync(folder, 0o755)
  if (!canReach(home, account)) throw new Error(closedFolder(home, account))
  if (dirname(cluster) !== home) symlinkSync(join(home, 'postgres'), join(data_dir, 'postgres'))
  log(`The user "${account.name}" cannot reach ${data_dir}: the database lies in ${home}.`)
  return placeAt(home)
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
    `PostgreSQL runs as the user "${account.name}", who cannot reach ${folder}: ` +
    'let others pass through the folders above it (chmod o+x).'
  )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
