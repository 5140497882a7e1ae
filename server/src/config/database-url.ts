/**
 * A URL for each server of a `DATABASE_URL` that lists several, as PostgreSQL's own clients read it. Credentials, name and parameters are
 * the same for all.
 *
 * @example serversIn('postgres://parley@one,two:5433/shop') // ['postgres://parley@one/shop', 'postgres://parley@two:5433/shop']
 * @see https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function serversIn(url: string): string[] {
  const [, before, hosts, rest] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? ['', '', url, '']
  return hosts!.split(',').map((host) => before + host + rest)
}

/** What is wrong with it, if anything. Parley writes, so it can only use a server that takes writes. */
export function databaseUrlFaults(url: string): string[] {
  if (url === '') return []
  const servers = serversIn(url)
  if (servers.some((server) => !URL.canParse(server)))
    return [
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/name; several hosts stand as one,two:5433.',
    ]
  const wanted = new URL(servers[0]!).searchParams.get('target_session_attrs') ?? 'read-write'
  if (wanted === 'read-write' || wanted === 'primary') return []
  return ['target_session_attrs in DATABASE_URL must be read-write or primary: Parley writes to its database.']
}

/**
 * The `sslmode` values require and verify-ca are verified fully, as the driver does anyway: passed on by a name it doesn't
 * warn about.
 */
export function verified(url: string): string {
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
