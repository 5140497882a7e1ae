import { existsSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  deploymentKeyring,
  previousFile,
  renewSecretFile,
  type SecretPlace,
  secretFile,
  secretsHere,
  storedFingerprint,
} from '../../accounts/secrets/deployment-keyring.ts'
import { forget_the_gone, holdersWithout } from '../../accounts/secrets/holders.ts'
import { fingerprint, type Keyring } from '../../config/keyring.ts'
import { openVault, type Vault } from '../../config/vault.ts'
import type { Database } from '../../db/database.ts'
import { locks } from '../../db/locks.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { withClient } from '../../db/with-client.ts'
import { replace, type Stored, sealedOtherwise, stored } from './stored.ts'

export interface Rotated {
  /** The id of the key that now encrypts everything. */
  key: string
  resealed: number
  /** Encrypted with an unknown key. */
  unreadable: { table: string; column: string; row: string[] }[]
}

interface Options {
  place: SecretPlace
  /** How long a statement may take that was sent before all processes had the new key. */
  statement_timeout_ms: number
  say(words: string): void
}

const wait_ms = 90_000
const look_every_ms = 500

/**
 * Makes the first configured key the deployment's, and encrypts everything again with it. First, all running processes learn
 * it, then all use it. The previous key is removed only when nothing needs it. If interrupted, it resumes where it was.
 */
export async function rotate(database: Database, options: Options): Promise<Rotated> {
  // A separate connection: the lock ends with it.
  return withClient(database.url, 'parley secrets rotate', async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock($1, 0) as free', [locks.secret_rotation])
    if (!rows[0].free) throw new Error('The secret key is being rotated by another command.')
    return rotateAlone(database, options)
  })
}

async function rotateAlone(database: Database, options: Options): Promise<Rotated> {
  const { place, say } = options
  const keyring = await deploymentKeyring(database, place)
  if (place.secret_key === '') renewSecretFile(place.data_dir)
  const secrets = secretsHere(place)
  keyring.learn(secrets)
  const target = fingerprint(secrets[0]!)
  if (secrets.length === 1 && place.secret_key !== '')
    throw new Error(
      'There is no other key to rotate from. Set a new SECRET_KEY and the one before as SECRET_KEY_PREVIOUS, restart every process, and run this again.',
    )
  // Running processes pick up key files by themselves, and settings after a restart.
  await until(
    place.secret_key === '' ? wait_ms : 0,
    async () => (await holdersWithout(database, target)).unknowing,
    unknowing,
  )
  await choose(database, target)
  keyring.choose(target)
  say('Every process knows the new key. Waiting until all of them use it.')
  await until(wait_ms, async () => (await holdersWithout(database, target)).sealing, slow)
  const first = await resealAll(database, keyring)
  await pause(options.statement_timeout_ms)
  const last = await resealAll(database, keyring)
  await database.run(sql`delete from deployment where name = 'previous_secret_fingerprint'`)
  if (place.secret_key === '' && existsSync(secretFile(place.data_dir)))
    rmSync(previousFile(place.data_dir), { force: true })
  const key = keyring.current().id.toString('hex')
  return { key, resealed: first.resealed + last.resealed, unreadable: last.unreadable }
}

/** From now on, all processes encrypt with this key, and none can start without it. */
async function choose(database: Database, target: string): Promise<void> {
  const before = await storedFingerprint(database)
  if (before === target || before === undefined) return
  await transaction(database, async ({ query }) => {
    await query(sql`lock table key_holders in share row exclusive mode`)
    await query(forget_the_gone)
    const without = await query<{ process: string }>(
      sql`select process from key_holders where not ${target} = any(knows)`,
    )
    if (without.length > 0) throw new Error(unknowing(without.map(({ process }) => process)))
    await query(sql`
      insert into deployment (name, value) values ('previous_secret_fingerprint', ${before})
      on conflict (name) do update set value = excluded.value`)
    await query(sql`update deployment set value = ${target} where name = 'secret_fingerprint' and value = ${before}`)
  })
}

function unknowing(processes: string[]): string {
  return (
    `Nothing was changed, because running processes don't know the new key: ${processes.join(', ')}. Restart them with it ` +
    '(SECRET_KEY or SECRET_KEY_PREVIOUS, or secret.key under their DATA_DIR), and run this again. A killed process counts for a minute.'
  )
}

function slow(processes: string[]): string {
  return `These processes haven't taken up the new key: ${processes.join(', ')}. Run this again to go on.`
}

/** Waits until there are none left. Otherwise fails and names them. */
async function until(
  within_ms: number,
  left: () => Promise<string[]>,
  words: (left: string[]) => string,
): Promise<void> {
  const end = performance.now() + within_ms
  for (;;) {
    const processes = await left()
    if (processes.length === 0) return
    if (performance.now() >= end) throw new Error(words(processes))
    await pause(look_every_ms)
  }
}

async function resealAll(database: Database, keyring: Keyring) {
  const vault = openVault(keyring)
  const done: Omit<Rotated, 'key'> = { resealed: 0, unreadable: [] }
  for (const of of stored) {
    const { resealed, unreadable } = await reseal(database, of, keyring.current().id, vault)
    done.resealed += resealed
    done.unreadable.push(...unreadable)
  }
  return done
}

async function reseal(database: Database, of: Stored, key_id: Buffer, vault: Vault) {
  const done: Omit<Rotated, 'key'> = { resealed: 0, unreadable: [] }
  let after: string[] | null = null
  for (;;) {
    const rows = await sealedOtherwise(database, of, key_id, after)
    if (rows.length === 0) return done
    for (const one of rows) {
      const place = of.place(one.row)
      const text = opened(vault, one.sealed, place)
      if (text === undefined) done.unreadable.push({ table: of.table, column: of.column, row: one.row })
      else if (await replace(database, of, one, vault.seal(text, place))) done.resealed++
    }
    after = rows.at(-1)!.row
  }
}

function opened(vault: Vault, sealed: Buffer, place: string): string | undefined {
  try {
    return vault.open(sealed, place)
  } catch {
    return undefined
  }
}
