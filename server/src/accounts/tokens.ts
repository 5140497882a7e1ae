import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie or a link. Unguessable, so a slow hash wouldn't add anything. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The only part of a token that is stored. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Whether a text has the format of a token. */
export function looksLikeToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
