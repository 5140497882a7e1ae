import { fit, word } from './answers.ts'
import { type Access, type Connector, type Crm, CrmError } from './connector.ts'

const max_kept = 2000
const shortest_secret = 4
const hidden = '[redacted]'

/** Makes text safe to store and show: without the connection's secrets in any encoding, and cut to length. */
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
  // Longest first: one secret may be the start of another.
  const sorted = [...spellings].sort((a, b) => b.length - a.length)
  return (text) => {
    if (text === null || text === '') return null
    const clean = sorted.reduce(
      (rest, secret) => rest.replaceAll(secret, hidden),
      text.replace(/[^\P{Cc}\t\n]/gu, '').toWellFormed(),
    )
    return clean.length > max_kept ? `${clean.slice(0, max_kept).toWellFormed()}…` : clean
  }
}

/** Wraps a connector so that nothing it returns contains secrets or data that can't be stored. */
export function redacting(connector: Connector, crm: Crm): Connector {
  const clean = <Args extends unknown[], Result>(
    work: (...args: Args) => Promise<Result>,
    fitting: (result: Result) => Result,
  ) => {
    return async (...args: Args) => {
      try {
        return fitting(await work(...args))
      } catch (error) {
        throw error instanceof CrmError ? cleaned(error, crm) : error
      }
    }
  }
  const { verify, describe, upsert, note, pull, exists } = connector
  return {
    ...connector,
    verify: clean(verify, fit.verify),
    describe: clean(describe, fit.describe),
    upsert: clean(upsert, fit.upsert),
    note: clean(note, fit.note),
    ...(pull && { pull: clean(pull, fit.pull) }),
    ...(exists && { exists: clean(exists, (is_there) => is_there) }),
  }
}

function cleaned(error: CrmError, access: Access): CrmError {
  const clean = redactor(access)
  const { kind, message, status, retry_after_ms } = error
  const fields = error.fields.map(({ name, problem }) => ({
    name: word(clean(name)) ?? '?',
    problem: clean(problem) ?? 'is refused.',
  }))
  return new CrmError(kind, clean(message) ?? 'The CRM refused.', { status, retry_after_ms, fields })
}
