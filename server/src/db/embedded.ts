import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeDataFolder } from '../config/data-folder.ts'
import { type Account, serverAccount } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { database, prepareCluster, readPassword, superuser } from './embedded/cluster.ts'
import {
  currentOwner,
  livingGuests,
  type OwnerRecord,
  type Ownership,
  registerGuest,
  takeOwnership,
} from './embedded/owner-lock.ts'
import { clusterIn, findPlace, type Place, reachable_folder } from './embedded/place.ts'
import { freePort } from './embedded/port.ts'
import { PortTaken, type ServerSetup, startPostmaster } from './embedded/postmaster.ts'
import { runner } from './embedded/run.ts'
import { serverSettings } from './embedded/settings.ts'
import { listensIn, socketFolder } from './embedded/socket.ts'
import { supervise } from './embedded/supervisor.ts'
import { startWatchdog } from './embedded/watchdog.ts'

export interface EmbeddedDatabase {
  url: string
  /** False if connected to a server of another process. */
  started: boolean
  /** The folder with PostgreSQL's files. */
  folder: string
  stop(): Promise<void>
  /** Resolves with a reason if the server is gone for good. Never, if another process owns it. */
  exited: Promise<string>
}

export interface EmbeddedOptions {
  data_dir: string
  /** The user PostgreSQL runs as if this process runs as root. Empty for the owner of the data. */
  run_as?: string
  log?: (words: string) => void
  /** How long to wait while another process owns the data. */
  wait_for_lock_ms?: number
  /** For the command line: use a running server, or start one. */
  share?: boolean
  /** PostgreSQL settings that differ from `serverSettings`. */
  settings?: Record<string, string>
  /** How long a failing server is restarted before `exited` resolves. */
  patience_ms?: number
}

/** A real PostgreSQL below `data_dir`, started or joined: the database if DATABASE_URL isn't set. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => {})
  const data_dir = resolve(options.data_dir)
  makeDataFolder(data_dir, log)
  const account = await serverAccount([clusterIn(data_dir), data_dir], options.run_as ?? '', log)
  const site: Site = {
    place: findPlace(data_dir, account),
    account,
    password_file: join(data_dir, 'postgres.password'),
    log,
  }
  const claim = await claimData(site, options)
  return 'url' in claim ? claim : await startOwned(site, claim, options)
}

interface Site {
  place: Place
  account: Account | undefined
  password_file: string
  log(words: string): void
}

async function claimData(site: Site, options: EmbeddedOptions): Promise<Ownership | EmbeddedDatabase> {
  const folder = lockOf(site)
  const until = performance.now() + (options.wait_for_lock_ms ?? 10_000)
  for (;;) {
    const taken = takeOwnership(folder, options.share ? 'command' : 'service')
    if ('release' in taken) return taken
    const joined = options.share && joinLiving(site)
    if (joined) return joined
    if (performance.now() > until) throw new Error(inUse(taken, options.data_dir))
    await pause(25)
  }
}

function joinLiving(site: Site): EmbeddedDatabase | undefined {
  const folder = lockOf(site)
  // Register before looking: an owner that is about to stop says so before it looks for guests, so one of the two sees the
  // other.
  const guest = registerGuest(folder)
  const owner = currentOwner(folder)
  const password = readPassword(site.password_file)
  if (owner?.state !== 'ready' || !owner.port || !password) {
    guest.leave()
    return undefined
  }
  return {
    url: urlOf(password, owner.port, listensIn(site.place, owner.port)),
    started: false,
    folder: site.place.cluster,
    stop: async () => guest.leave(),
    exited: new Promise(() => {}),
  }
}

async function startOwned(site: Site, owned: Ownership, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { place, account, log } = site
  const watchdog = startWatchdog(account)
  const letGo = () => {
    watchdog.close()
    owned.release()
  }
  try {
    const binaries = findBinaries(place.home, account, reachable_folder, log)
    const run = runner(binaries, account, watchdog, place.home)
    const password = await prepareCluster(place, binaries, account, site.password_file, run)
    const settings = { ...serverSettings(), unix_socket_directories: socketFolder(place) ?? '', ...options.settings }
    const setup: ServerSetup = { place, binaries, account, settings, watch: watchdog.watch, log }
    const { port, postmaster } = await startOnFreePort(setup, owned.previous?.port)
    owned.publish({ state: 'ready', port })
    const server = supervise(
      postmaster,
      (abort) => startPostmaster(setup, port, abort),
      options.patience_ms ?? 300_000,
      log,
    )
    const stop = async () => {
      owned.publish({ state: 'stopping', port })
      if (options.share) await guestsGone(site)
      await server.stop()
      letGo()
    }
    let stopped: Promise<void> | undefined
    return {
      url: urlOf(password, port, listensIn(place, port)),
      started: true,
      folder: place.cluster,
      stop: () => (stopped ??= stop()),
      exited: server.exited,
    }
  } catch (error) {
    letGo()
    throw error
  }
}

async function startOnFreePort(setup: ServerSetup, wanted: number | undefined) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(attempt === 1 ? wanted : undefined)
    try {
      return { port, postmaster: await startPostmaster(setup, port) }
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === 5) throw error
    }
  }
}

// A command that started the server stays until the others that joined are done.
async function guestsGone(site: Site): Promise<void> {
  const others = () => livingGuests(lockOf(site)).filter((pid) => pid !== process.pid)
  if (others().length > 0) site.log(`Waiting for process ${others().join(', ')}, which works on this database.`)
  while (others().length > 0) await pause(50)
}

function lockOf(site: Site): string {
  return join(site.place.home, 'postgres.owner')
}

/** As libpq and pg read it: `host` in the query is used instead of the address, which remains for what knows no sockets. */
function urlOf(password: string, port: number, socket: string | undefined): string {
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
  return socket === undefined ? url : `${url}?host=${encodeURIComponent(socket)}`
}

function inUse(owner: OwnerRecord, data_dir: string): string {
  const what = owner.kind === 'service' ? 'Parley' : 'A parley command'
  return (
    `${what} is already running on the data in ${resolve(data_dir)} (process ${owner.process.pid}). ` +
    'Stop it first, or give this one a data folder of its own.'
  )
}
