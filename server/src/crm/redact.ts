import type { Access } from './connector.ts'

const most_kept = 2000
const shortest_secret = 4
const hidden = '[redacted]'

/** Makes texts fit to be kept and shown: without the connection's secrets in any spelling, and not too long. */
export function redactor({ credentials, token }: Access): (text: string | null) => string | null {
  const secrets = [...Object.values(credentials), ...(token === null ? [] : [token])].filter(
    (secret) => typeof secret === 'string' && secret.length >= shortest_secret,
  )
  const spellings = new Set(
    secrets.flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      secret.replaceAll('/', '\\/'),
    ]),
  )
  // The longest first: one secret may begin another.
  const sorted = [...spellings].sort((a, b) => b.length - a.length)
  return (text) => {
    if (text === null || text === '') return null
    const clean = sorted.reduce(
      (rest, secret) => rest.replaceAll(secret, hidden),
      text.replace(/[^\P{Cc}\t\n]/gu, '').toWellFormed(),
    )
    return clean.length > most_kept ? `${clean.slice(0, most_kept).toWellFormed()}…` : clean
  }
}
