/** Made up for contacts that came without an address: no one may be written to there, and nothing be matched by it. */
export function isPlaceholder(email: string): boolean {
  return email.endsWith('@no-email.invalid')
}
