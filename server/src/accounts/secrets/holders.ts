import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Keyring } from '../../config/keyring.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { deploymentKeyring, type SecretPlace, secretsHere, storedFingerprint } from './deployment-keyring.ts'

const look_every_ms = 2000
const report_every_ms = 20_000
/** A process not seen for this long has crashed. */
const gone_after_s = 60

/**
 * The keys of a serving process. It reports which ones it knows, learns new ones from the data folder, and encrypts with the
 * one the deployment has chosen.
 */
export async function holdKeys(
  database: Database,
  place: SecretPlace,
): Promise<{ keyring: Keyring; stop(): Promise<void> }> {
  const id = randomUUID()
  const leave = () => database.run(sql`delete from key_holders where id = ${id}::uuid`)
  let last_report = ''
  let told_at = 0
  const report = async (keyring: Keyring) => {
    const knows = keyring.all().map(({ fingerprint }) => fingerprint)
    const seals = knows[0]!
    const fingerprints = knows.join()
    if (fingerprints === last_report && performance.now() - told_at < report_every_ms) return
    await database.run(sql`
      insert into key_holders (id, process, knows, seals)
      values (${id}::uuid, ${`${hostname()} ${process.pid}`}, ${knows}::text[], ${seals})
      on conflict (id) do update set knows = excluded.knows, seals = excluded.seals, seen_at = now()`)
    last_report = fingerprints
    told_at = performance.now()
  }
  // Reports before it checks which one the deployment uses: either a rotation sees this process, or this process sees the
  // rotation.
  const keyring = await deploymentKeyring(database, place, report).catch(async (error) => {
    await leave()
    throw error
  })
  const look = async () => {
    keyring.learn(secretsHere(place))
    const current = await storedFingerprint(database)
    if (current !== undefined && keyring.knows(current)) keyring.choose(current)
    await report(keyring)
  }
  await look()
  let looking = Promise.resolve()
  // Failures are retried. Meanwhile, a rotation waits for this process.
  const clock = setInterval(() => {
    looking = looking.then(look).catch(() => {})
  }, look_every_ms)
  return {
    keyring,
    async stop() {
      clearInterval(clock)
      await looking
      await leave().catch(() => {})
    },
  }
}

/** Running processes that don't know a key, and those that still encrypt with another. */
export async function holdersWithout(
  database: Database,
  key: string,
): Promise<{ unknowing: string[]; sealing: string[] }> {
  const rows = await database.run<{ process: string; knows: boolean; seals: boolean }>(sql`
    select process, ${key} = any(knows) as knows, seals = ${key} as seals from key_holders
    where seen_at > now() - make_interval(secs => ${gone_after_s}::integer) order by process`)
  return {
    unknowing: rows.filter(({ knows }) => !knows).map(({ process }) => process),
    sealing: rows.filter(({ seals }) => !seals).map(({ process }) => process),
  }
}

/** Crashed processes are removed by the next rotation. */
export const forget_the_gone = sql`
  delete from key_holders where seen_at < now() - make_interval(secs => ${gone_after_s}::integer)`
