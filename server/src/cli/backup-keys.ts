import { readFileSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import type { Decryption, Encryption } from './backup/encryption.ts'
import { UsageError } from './usage.ts'

export const passphrase_option = { 'passphrase-file': { type: 'string' } } as const
export const key_options = { ...passphrase_option, 'identity-file': { type: 'string' } } as const

type Settings = Pick<Config, 'backup_passphrase' | 'backup_recipients'>

/** The option wins over the settings. */
export function encryptionOf({ backup_passphrase, backup_recipients }: Settings, file: string | undefined): Encryption {
  if (file !== undefined) return { passphrase: passphraseIn(file), recipients: [] }
  return { passphrase: backup_passphrase, recipients: backup_recipients }
}

interface KeyFiles {
  'passphrase-file'?: string | undefined
  'identity-file'?: string | undefined
}

export function decryptionOf({ backup_passphrase }: Settings, files: KeyFiles): Decryption {
  const { 'passphrase-file': passphrase_file, 'identity-file': identity_file } = files
  return {
    passphrase: passphrase_file === undefined ? backup_passphrase : passphraseIn(passphrase_file),
    identities: identity_file === undefined ? [] : identitiesIn(identity_file),
  }
}

function passphraseIn(file: string): string {
  const passphrase = read(file, '--passphrase-file').trim()
  if (passphrase === '') throw new Error(`${file} is empty: it has to hold the passphrase.`)
  return passphrase
}

/** As `age-keygen` writes them: one per line, with comments. */
function identitiesIn(file: string): string[] {
  const lines = read(file, '--identity-file').split('\n')
  const identities = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  // The line itself is a secret, so it isn't shown.
  if (identities.length === 0 || !identities.every((line) => /^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/.test(line)))
    throw new Error(
      `${file} has to hold secret keys of age, one per line, such as AGE-SECRET-KEY-1…, as age-keygen writes them.`,
    )
  return identities
}

function read(file: string, option: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${option} names ${file}, which can't be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
