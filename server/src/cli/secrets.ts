import { parseArgs } from 'node:util'
import { deploymentKeyring, unfinishedFingerprint } from '../accounts/secrets/deployment-keyring.ts'
import { holdersWithout } from '../accounts/secrets/holders.ts'
import { readConfig } from '../config/config.ts'
import { rotate } from './rotation/rotate.ts'
import { countSealed } from './rotation/stored.ts'
import { type Command, json_option, print, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage:
  parley secrets status [--json]
  parley secrets rotate [--json]

status shows how many secrets are encrypted with which key. rotate encrypts all of them with SECRET_KEY, while the service runs: first set
a new SECRET_KEY, and the previous one as SECRET_KEY_PREVIOUS, for this command and every process. Without SECRET_KEY, rotate creates a
new secret.key in DATA_DIR and keeps the previous one next to it until it's done. If it's interrupted, run it again.`

export const secrets: Command = {
  summary: 'rotate the secret key, or show which key secrets use',
  help,
  async run([action, ...words], environment) {
    const run = { status, rotate: rotateKey }[action ?? '']
    if (!run) throw new UsageError(help)
    const { values } = parseArgs({ args: words, options: json_option })
    return run(values.json, environment)
  },
}

async function status(json: boolean | undefined, environment: NodeJS.ProcessEnv): Promise<number> {
  const result = await withDatabase(environment, async (database) => {
    const [current, ...others] = (await deploymentKeyring(database, readConfig(environment))).all()
    const sealed = await countSealed(
      database,
      current!.id,
      others.map(({ id }) => id),
    )
    const { unknowing, sealing } = await holdersWithout(database, current!.fingerprint)
    const unfinished = (await unfinishedFingerprint(database)) !== undefined
    return {
      key: current!.id.toString('hex'),
      unfinished,
      sealed,
      processes: { unknowing, sealing_otherwise: sealing },
    }
  })
  const { current, previous, unnamed } = result.sealed
  const words = [
    `Key ${result.key}: ${current} secrets. Previous key: ${previous}. Without a key ID: ${unnamed}.`,
    ...(result.unfinished || previous > 0 ? ["The rotation isn't finished. Run: parley secrets rotate"] : []),
  ]
  print(json, result, words.join('\n'))
  return 0
}

async function rotateKey(json: boolean | undefined, environment: NodeJS.ProcessEnv): Promise<number> {
  const place = readConfig(environment)
  const { statement_timeout_ms } = place
  const result = await withDatabase(environment, (database) =>
    rotate(database, { place, statement_timeout_ms, say: console.error }),
  )
  const lost = result.unreadable.map(({ table, column, row }) => `\n  ${table}.${column} ${row.join(' ')}`)
  const unreadable = lost.length === 0 ? '' : ` ${lost.length} can't be opened with any known key:${lost.join('')}`
  print(json, result, `Encrypted ${result.resealed} secrets again. All use key ${result.key} now.${unreadable}`)
  return lost.length === 0 ? 0 : 1
}
