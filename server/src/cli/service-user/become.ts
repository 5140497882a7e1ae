import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { Server } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError } from '../../config/config.ts'
import { makeDataFolder } from '../../config/data-folder.ts'
import { serversIn } from '../../config/database-url.ts'
import { type Account, lookUp, unprivilegedUser } from '../../db/embedded/account.ts'
import { clusterIn } from '../../db/embedded/place.ts'
import { holdPort } from '../../http/listen.ts'
import { giveDataFolder } from './give.ts'

type Say = (words: string) => void

/**
 * If started as root, the service first becomes the user that owns its data: a bug then reaches no more than that user, and
 * missing permissions show at the start, not hours later. Returns the port if it's one that requires root.
 */
export async function becomeServiceUser(config: Config, say: Say): Promise<Server | undefined> {
  const { run_as } = config
  if (process.getuid?.() !== 0) {
    requireAlready(run_as)
    return undefined
  }
  if (run_as === 'root') return undefined
  const account = run_as === '' ? await unprivilegedUser(placesOf(config), say) : lookUp(run_as)
  const obstacle = account ? obstacleFor(account, config, say) : noUser(run_as)
  if (obstacle === undefined) return await become(account!, config)
  if (run_as !== '') throw new ConfigError(`Parley can't run as "${run_as}": ${obstacle}`)
  say(`Parley stays root: ${obstacle} RUN_AS=root hides this message.`)
  return undefined
}

function requireAlready(run_as: string): void {
  if (run_as === '' || run_as === 'root' || lookUp(run_as)?.uid === process.getuid?.()) return
  throw new ConfigError(
    `RUN_AS is "${run_as}", but only root can become another user. Leave it empty, or start as that user.`,
  )
}

function noUser(run_as: string): string {
  return run_as === ''
    ? 'there is no user "parley", and none could be created. Create one: useradd --system parley.'
    : 'there is no such user. Create it, or correct RUN_AS.'
}

function placesOf({ data_dir, database_url }: Config): string[] {
  return database_url === '' && existsSync(data_dir) ? [clusterIn(data_dir), data_dir] : [data_dir]
}

/**
 * What prevents the service from running as this user, and what to do. If nothing does, the data folder belongs to that user
 * afterward.
 */
function obstacleFor(account: Account, config: Config, say: Say): string | undefined {
  const { data_dir, database_url, secret_key } = config
  const needs_folder = database_url === '' || secret_key === ''
  if (needs_folder) makeDataFolder(data_dir, say)
  return whatIsClosedTo(account, config) ?? (existsSync(data_dir) ? giveDataFolder(data_dir, account) : undefined)
}

const program = new URL('../../main.js', import.meta.url)
const test_each = 'for each; do [ -r "$each" ] || { echo "$each"; exit; }; done; cd "$0" || echo "$0"'

/** Source files are read later, too: pages, threads, lazy imports. So are certificates for the database. */
function whatIsClosedTo(account: Account, { data_dir, database_url, dashboard_dir }: Config): string | undefined {
  const files = [program, new URL(import.meta.resolve('fastify'))].map((url) => fileURLToPath(url))
  const above = existsSync(data_dir) ? dirname(data_dir) : '/'
  const all = [...files, ...(dashboard_dir ? [dashboard_dir] : []), ...certificatesIn(database_url)]
  const identity = { uid: account.uid, gid: account.gid, cwd: '/', encoding: 'utf8' } as const
  const { status, stdout, error } = spawnSync('/bin/sh', ['-c', test_each, above, ...all], identity)
  if (error || status === null) return `this system doesn't let it become another user (${error?.message}).`
  const closed = stdout.trim().split('\n')[0]
  if (!closed) return undefined
  return (
    `the user "${account.name}" can't read ${closed}. Move it to where other users can pass, such as /opt or /var/lib, let them pass ` +
    '(chmod o+x on the folders above), or start Parley as the user it belongs to.'
  )
}

function certificatesIn(database_url: string): string[] {
  const [server] = serversIn(database_url)
  if (!URL.canParse(server!)) return []
  const { searchParams } = new URL(server!)
  return ['sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => searchParams.get(name) ?? [])
}

async function become({ uid, gid }: Account, config: Config): Promise<Server | undefined> {
  // Saves the compile cache now: its folder stays root's, because root runs its content at the next start.
  flushCompileCache()
  const held = await holdPort(config)
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
  return held
}
