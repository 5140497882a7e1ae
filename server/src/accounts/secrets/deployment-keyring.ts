import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config/config.ts'
import { giveToFolderOwner, makeDataFolder } from '../../config/data-folder.ts'
import { fingerprint, type Keyring, openKeyring } from '../../config/keyring.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

export interface SecretPlace {
  secret_key: string
  secret_key_previous: string
  data_dir: string
}

/** The available secrets, the one to use first: from the settings, otherwise from the files. */
export function secretsHere({ secret_key, secret_key_previous, data_dir }: SecretPlace): Buffer[] {
  const decode = (text: string) => (text === '' ? undefined : Buffer.from(text, 'base64'))
  const secret = decode(secret_key) ?? secretIn(secretFile(data_dir))
  const previous = decode(secret_key_previous) ?? (secret_key === '' ? secretIn(previousFile(data_dir)) : undefined)
  return secret === undefined ? [] : [secret, ...(previous ? [previous] : [])]
}

function secretIn(file: string): Buffer | undefined {
  try {
    const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
    if (secret.length === 32) return secret
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new ConfigError(`${file} can't be read (${code}). Let the user that runs Parley read it, or set SECRET_KEY.`)
  }
  throw new ConfigError(`${file} doesn't hold a key of 32 bytes in base64. Put the deployment's key there.`)
}

export function secretFile(data_dir: string): string {
  return join(data_dir, 'secret.key')
}

/** The previous key, during a rotation. */
export function previousFile(data_dir: string): string {
  return join(data_dir, 'secret.key.previous')
}

/**
 * The deployment's keys. The first start creates one in a file only its owner can read. A process without a key that is in
 * use would reject everyone's cursors and couldn't read stored secrets, so it doesn't start and leaves no unneeded key
 * behind. Encrypts with the key that the deployment has chosen, whichever is first in the settings, because other processes
 * may not know that one.
 */
export async function deploymentKeyring(
  database: Database,
  place: SecretPlace,
  before_use: (keyring: Keyring) => Promise<void> = async () => {},
): Promise<Keyring> {
  let secrets = secretsHere(place)
  const is_new = secrets.length === 0 && (await storedFingerprint(database)) === undefined
  // Checks again: of two processes that start at once in one folder, one creates it.
  if (secrets.length === 0) secrets = is_new ? makeSecret(place) : secretsHere(place)
  if (secrets.length === 0)
    throw new ConfigError(
      `This database belongs to a deployment whose secret key isn't here. Put its secret.key into ${place.data_dir}, or set SECRET_KEY.`,
    )
  const keyring = openKeyring(secrets)
  await before_use(keyring)
  await database.run(
    sql`insert into deployment (name, value) values ('secret_fingerprint', ${keyring.current().fingerprint}) on conflict do nothing`,
  )
  // A separate statement: the insert doesn't see the row of another process that starts at the same time.
  const missing = await missingKey(database, secrets)
  if (missing === undefined) {
    keyring.choose((await storedFingerprint(database))!)
    return keyring
  }
  if (is_new) rmSync(secretFile(place.data_dir))
  throw new ConfigError(missing)
}

function makeSecret(place: SecretPlace): Buffer[] {
  const { data_dir } = place
  makeDataFolder(data_dir, () => {})
  try {
    writeFileSync(secretFile(data_dir), newSecret(), { mode: 0o600, flag: 'wx' })
    giveToFolderOwner(secretFile(data_dir))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process that started at the same time was first: its key counts.
    if (code !== 'EEXIST')
      throw new ConfigError(
        `DATA_DIR is ${data_dir}, where secret.key can't be written (${code}). Let this user write there.`,
      )
  }
  return secretsHere(place)
}

function newSecret(): string {
  return `${randomBytes(32).toString('base64')}\n`
}

/** Replaces `secret.key` with a new key and keeps the previous one beside it. If interrupted, it resumes. */
export function renewSecretFile(data_dir: string): void {
  const [file, previous] = [secretFile(data_dir), previousFile(data_dir)]
  const old = readFileSync(file, 'utf8')
  if (existsSync(previous) && readFileSync(previous, 'utf8') !== old) return
  replaceFile(previous, old, file)
  replaceFile(file, newSecret(), file)
}

/** Written atomically, with the owner of `like`: the service may run as another user than this command. */
function replaceFile(file: string, content: string, like: string): void {
  const draft = `${file}.partial`
  const { uid, gid } = statSync(like)
  writeFileSync(draft, content, { mode: 0o600, flush: true })
  if (process.getuid?.() === 0) chownSync(draft, uid, gid)
  renameSync(draft, file)
}

/** Why a process with these keys can't work on the database. Undefined if it can. Changes nothing. */
export async function missingKey(database: Database, secrets: readonly Buffer[]): Promise<string | undefined> {
  const fingerprints = secrets.map(fingerprint)
  const current = await storedFingerprint(database)
  if (current !== undefined && !fingerprints.includes(current))
    return 'This database belongs to a deployment with another SECRET_KEY. Give this process the same one (secret.key under the DATA_DIR it was made in).'
  const previous = await unfinishedFingerprint(database)
  if (previous !== undefined && !fingerprints.includes(previous))
    return 'Some secrets are still sealed under the key before. Set it as SECRET_KEY_PREVIOUS until `parley secrets rotate` is done.'
  return undefined
}

/** Undefined before the first start of the deployment. */
export function storedFingerprint(database: Database): Promise<string | undefined> {
  return deploymentValue(database, 'secret_fingerprint')
}

/** The previous key's, until a rotation is complete. */
export function unfinishedFingerprint(database: Database): Promise<string | undefined> {
  return deploymentValue(database, 'previous_secret_fingerprint')
}

async function deploymentValue(database: Database, name: string): Promise<string | undefined> {
  const [row] = await database.run<{ value: string }>(sql`select value from deployment where name = ${name}`)
  return row?.value
}
