import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { giveToFolderOwner } from '../../config/data-folder.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'
import type { RunAs } from './run.ts'
import { access_rule, allowSocket } from './socket.ts'

export const superuser = 'parley'
export const database = 'parley'

/** Creates the cluster if there is none. Returns the password. */
export async function prepareCluster(
  { cluster }: Place,
  binaries: Binaries,
  account: Account | undefined,
  password_file: string,
  run: RunAs,
): Promise<string> {
  const stored_password = readPassword(password_file)
  const password = stored_password ?? randomBytes(24).toString('hex')
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await makeCluster(cluster, password, binaries, account, run)
  } else {
    if (account && statSync(cluster).uid !== account.uid) giveTo(account, cluster)
    allowSocket(cluster)
    if (!stored_password) await runAlone(cluster, setPassword(password), binaries, run)
  }
  // Only now: if a start is interrupted before this line, the next one finds no password and sets a new one.
  if (!stored_password) {
    writeFileSync(password_file, password, { mode: 0o600 })
    giveToFolderOwner(password_file)
  }
  return password
}

export function readPassword(file: string): string | undefined {
  return (existsSync(file) && readFileSync(file, 'utf8')) || undefined
}

// Built beside its place and moved there whole: a start cut short leaves no half of one. Written without fsync, then made
// durable in one go: 0.1 s, where each of the two programs doing so for itself took 0.8 s.
async function makeCluster(
  cluster: string,
  password: string,
  binaries: Binaries,
  account: Account | undefined,
  run: RunAs,
): Promise<void> {
  removeDrafts(cluster)
  const draft = `${cluster}.new-${randomBytes(4).toString('hex')}`
  mkdirSync(draft, { mode: 0o700 })
  if (account) chownSync(draft, account.uid, account.gid)
  await initialise(draft, binaries, account, run)
  await runAlone(draft, `${setPassword(password)}CREATE DATABASE ${database};\n`, binaries, run, ['-c', 'fsync=off'])
  await run(binaries.initdb, ['--sync-only', '-D', draft])
  renameSync(draft, cluster)
  syncFolder(dirname(cluster))
  // Processes left by a killed start may have written to it during the first removal.
  removeDrafts(cluster)
}

async function initialise(folder: string, binaries: Binaries, account: Account | undefined, run: RunAs): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  await run(binaries.initdb, ['--no-sync', '-D', folder, `--username=${superuser}`, '--auth=reject', ...locale])
  const access = join(folder, 'pg_hba.conf')
  const rules = ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 scram-sha-256\n`)
  writeFileSync(access, rules.join('') + access_rule, { mode: 0o600 })
  if (account) chownSync(access, account.uid, account.gid)
}

// Single-user mode asks for no password: the way back in for data whose password file was lost.
async function runAlone(
  folder: string,
  sql: string,
  binaries: Binaries,
  run: RunAs,
  options: string[] = [],
): Promise<void> {
  await run(binaries.postgres, ['--single', '-D', folder, '-c', 'exit_on_error=on', ...options, 'template1'], sql)
}

function setPassword(password: string): string {
  return `ALTER ROLE ${superuser} PASSWORD '${password}';\n`
}

function removeDrafts(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const draft = join(dirname(cluster), name)
    if (name.startsWith(`${basename(cluster)}.new-`))
      rmSync(draft, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
}

// Data that root copied or unpacked belong to root. Links are changed themselves, not followed; the folder comes last, as
// the sign that all of it is done.
function giveTo(account: Account, path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) giveTo(account, child)
    else lchownSync(child, account.uid, account.gid)
  }
  lchownSync(path, account.uid, account.gid)
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
