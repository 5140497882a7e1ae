import { PassThrough, pipeline, type Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import type { Restored } from './backup/restore.ts'
import { verify } from './backup/verify.ts'
import { decryptionOf, key_options } from './backup-keys.ts'
import { bucketNote, readBackup, sizeOf } from './backup-source.ts'
import { json_option, print, UsageError } from './usage.ts'

/** Returns the exit code: 1 if the backup can't be restored as it was made. */
export async function verifyBackup(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { ...json_option, ...key_options },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new UsageError('Name one backup to verify: parley backup verify FILE')
  const config = readConfig(environment)
  const { data_dir, run_as, secret_key, secret_key_previous, database_url } = config
  const keys = { secret_key, secret_key_previous, decryption: decryptionOf(config, values) }
  // It may fail, or be interrupted, before anybody reads it.
  const source = new PassThrough()
  pipeline(readBackup(file), source, () => {})
  const options = { data_dir, run_as, database_url, say: console.error }
  try {
    const restored = await interruptible(source, () => verify(source, keys, options))
    const { manifest, checksums } = restored
    const { version, created_at, file_bucket = null } = manifest
    print(values.json, { file, verified: true, version, created_at, file_bucket, ...checksums }, wordsFor(restored))
    return 0
  } catch (error) {
    if (!values.json) throw error
    print(values.json, { file, verified: false, problem: (error as Error).message }, '')
    return 1
  }
}

function wordsFor({ manifest, checksums }: Restored): string {
  const { created_at, version, file_bucket } = manifest
  const lines = [
    `The backup of ${created_at}, made by version ${version}, is complete.`,
    `Restored into a temporary database, read back and compared: ${sizeOf(checksums)}. All are as they were backed up.`,
    "The temporary database is gone. The deployment wasn't touched.",
  ]
  return [...lines, ...bucketNote(file_bucket)].join('\n')
}

/** Lets an interrupted command remove what it restored, which is everyone's data. */
async function interruptible<T>(source: Readable, work: () => Promise<T>): Promise<T> {
  let is_interrupted = false
  const interrupt = () => {
    is_interrupted = true
    source.destroy(new Error('Interrupted.'))
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, interrupt)
  try {
    return await work()
  } catch (error) {
    throw is_interrupted ? new Error('Interrupted before all of it was compared. Nothing was left behind.') : error
  } finally {
    for (const signal of signals) process.off(signal, interrupt)
  }
}
