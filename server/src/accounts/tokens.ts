import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie or a link: no one can guess it, and a slow hash would protect nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** All that is kept of a token. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Whether a text can be a token at all. */
export function looksLikeToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
