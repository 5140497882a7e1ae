/** For contacts without an address: nobody is written to there, and nothing matches by it. */
export function isPlaceholder(email: string): boolean {
  return email.endsWith('@no-email.invalid')
}
