import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import type { Database } from './db/database.ts'
import { sql } from './db/sql.ts'

/** The deployment's secret: from the setting, else from a file made on first start that only its owner may read. */
export function deploymentSecret(config: { secret_key: string; data_dir: string }): Buffer {
  if (config.secret_key !== '') return Buffer.from(config.secret_key, 'base64')
  const file = join(config.data_dir, 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(config.data_dir, { recursive: true })
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process that starts at the same moment was first: its key is the key.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (secret.length !== 32) throw new ConfigError(`${file} does not hold a key of 32 bytes in base64.`)
  return secret
}

/** A process with another key than its deployment would refuse everybody's cursors and could not read stored secrets. */
export async function requireSameSecret(database: Database, secret: Buffer): Promise<void> {
  await database.run(
    sql`insert into deployment (name, value) values ('secret_fingerprint', ${fingerprint(secret)}) on conflict do nothing`,
  )
  // A statement of its own: that of another process which started at this very moment is not seen by the one that met it.
  if (await isOtherSecret(database, secret))
    throw new ConfigError(
      'This database belongs to a deployment with another SECRET_KEY. Give this process the same one (secret.key under the DATA_DIR it was made in).',
    )
}

/** Whether the database was made with another secret than this. Only looks. */
export async function isOtherSecret(database: Database, secret: Buffer): Promise<boolean> {
  const [row] = await database.run<{ value: string }>(
    sql`select value from deployment where name = 'secret_fingerprint'`,
  )
  return row !== undefined && row.value !== fingerprint(secret)
}

function fingerprint(secret: Buffer): string {
  return hash('sha256', Buffer.concat([Buffer.from('fingerprint '), secret])).slice(0, 32)
}

/** Encrypts what must be kept and read again, such as the secrets that sign. */
export interface Vault {
  /** `place` is authenticated with it: moved to another row, it cannot be opened. */
  seal(text: string, place: string): Buffer
  open(sealed: Buffer, place: string): string
}

/** AES-256-GCM under a key derived from the deployment's secret: a nonce of 12 bytes, the text, a tag of 16. */
export function openVault(secret: Buffer): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'parley vault 1', 32))
  return {
    seal(text, place) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from(place))
      decipher.setAuthTag(sealed.subarray(-16))
      return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
