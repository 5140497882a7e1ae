import { Readable } from 'node:stream'
import type { Encrypter } from 'age-encryption'
import { lazily } from '../../jobs/lazily.ts'

// The age format (https://age-encryption.org/v1), so that the `age` tool opens our backups, and we open its.
const age = lazily(() => import('age-encryption'))

/** For whom a backup is encrypted. Not at all if both are empty. */
export interface Encryption {
  passphrase: string
  /** Public keys of age, such as `age1…`. */
  recipients: string[]
}

/** What may open an encrypted backup. */
export interface Decryption {
  passphrase: string
  /** Secret keys of age, such as `AGE-SECRET-KEY-1…`. */
  identities: string[]
}

export const passphrase_min_length = 12

export type Transform = (source: AsyncIterable<Buffer>) => AsyncGenerator<Uint8Array>

/** Null if backups aren't encrypted. Throws if they can't be for these recipients. */
export async function encryptionFor({ passphrase, recipients }: Encryption): Promise<Transform | null> {
  if (passphrase === '' && recipients.length === 0) return null
  const encrypter = await encrypterFor(passphrase, recipients)
  return async function* (source) {
    yield* await encrypter.encrypt(webStream(source))
  }
}

async function encrypterFor(passphrase: string, recipients: string[]): Promise<Encrypter> {
  const encrypter = new (await age()).Encrypter()
  if (passphrase !== '') {
    if (passphrase.length < passphrase_min_length)
      throw new Error(
        `The passphrase is too short: anyone with the backup could guess it. Choose one of at least ${passphrase_min_length} characters.`,
      )
    encrypter.setPassphrase(passphrase)
  }
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch (error) {
      throw new Error(`BACKUP_RECIPIENT isn't a public key of age: ${recipient} (${(error as Error).message}).`)
    }
  return encrypter
}

const first_line = 'age-encryption.org/v1\n'
/** The first line, and the beginning of the next, which says whom it is for. */
const peek_bytes = first_line.length + 40

/** The content of a backup, decrypted if it is encrypted. */
export async function decrypted(source: AsyncIterable<Buffer>, keys: Decryption): Promise<AsyncIterable<Buffer>> {
  const chunks = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < peek_bytes) {
    const { done, value } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  const all = follow(head, chunks)
  if (!head.toString('latin1').startsWith(first_line)) return all
  return opened(all, head.toString('latin1', first_line.length).startsWith('-> scrypt '), keys)
}

async function* follow(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

async function opened(
  source: AsyncIterable<Buffer>,
  by_passphrase: boolean,
  { passphrase, identities }: Decryption,
): Promise<AsyncIterable<Buffer>> {
  if (by_passphrase && passphrase === '')
    throw new Error(
      'The backup is encrypted with a passphrase. Set it as BACKUP_PASSPHRASE, or name a file that holds it: --passphrase-file FILE.',
    )
  if (!by_passphrase && identities.length === 0)
    throw new Error(
      'The backup is encrypted for a public key of age. Name a file that holds the secret key (AGE-SECRET-KEY-1…): --identity-file FILE.',
    )
  const decrypter = new (await age()).Decrypter()
  if (by_passphrase) decrypter.addPassphrase(passphrase)
  else for (const identity of identities) decrypter.addIdentity(identity)
  try {
    return buffers(await decrypter.decrypt(webStream(source)))
  } catch (error) {
    throw (error as Error).message.startsWith('no identity matched') ? new Error(anotherKey(by_passphrase)) : error
  }
}

function anotherKey(by_passphrase: boolean): string {
  return by_passphrase
    ? 'The passphrase is another one than that of the backup. Use the one it was encrypted with.'
    : 'None of the secret keys in --identity-file is the one that the backup was encrypted for.'
}

async function* buffers(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

function webStream(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>
}
