import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { type Keyring, key_id_bytes } from './keyring.ts'

/** Encrypts what must be stored and read again, such as signing secrets. */
export interface Vault {
  /** `place` is authenticated along with it: moved to another row, it can't be decrypted. */
  seal(text: string, place: string): Buffer
  open(sealed: Buffer, place: string): string
  /** Recognizes what must never be read again. Whoever has only the database can't try out what it may be. */
  digest(text: string, place: string): Buffer
}

/**
 * AES-256-GCM with a key derived from the deployment's secret: the key's id, a 12-byte nonce, the ciphertext, a 16-byte tag.
 */
export function openVault(keyring: Keyring): Vault {
  return {
    seal(text, place) {
      const { id, vault } = keyring.current()
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', vault, nonce).setAAD(Buffer.from(place))
      return Buffer.concat([id, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, place) {
      const keys = keyring.all()
      const named = keys.find(({ id }) => id.equals(sealed.subarray(0, key_id_bytes)))
      return named ? decrypt(named.vault, sealed.subarray(key_id_bytes), place) : openUnnamed(keys, sealed, place)
    },
    digest(text, place) {
      return createHmac('sha256', keyring.current().digest).update(`${place}\0${text}`).digest()
    },
  }
}

/** From before ciphertexts named their key: tries each. */
function openUnnamed(keys: readonly { vault: Buffer }[], sealed: Buffer, place: string): string {
  for (const { vault } of keys) {
    try {
      return decrypt(vault, sealed, place)
    } catch {
      // Another deployment's.
    }
  }
  throw new Error('No secret key that is known here opens this. It was sealed under another, or for another place.')
}

function decrypt(key: Buffer, sealed: Buffer, place: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(-16))
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}
