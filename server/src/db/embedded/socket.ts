import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

// Of macOS, the shortest: struct sockaddr_un holds 104 bytes there and 108 on Linux, with a NUL.
const max_path_bytes = 103

/**
 * The folder for a Unix socket beside TCP, PostgreSQL's own. A request to the database costs about a quarter less there, on both
 * sides. None where a socket can't be: on Windows, and where the path is too long or can't be written in a list of folders.
 */
export function socketFolder({ cluster }: Place): string | undefined {
  if (process.platform === 'win32' || /[",]/.test(cluster)) return undefined
  return Buffer.byteLength(socketIn(cluster, 65_535)) <= max_path_bytes ? cluster : undefined
}

function socketIn(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`)
}

/** The folder of a server's socket, if it has one. */
export function listensIn({ cluster }: Place, port: number): string | undefined {
  return existsSync(socketIn(cluster, port)) ? cluster : undefined
}

/** What a killed server left: PostgreSQL asks only whether the pid in the lock file is in use. */
export function removeSockets({ cluster }: Place): void {
  for (const name of readdirSync(cluster))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name), { force: true })
}

/** The password is the same as over TCP. */
export const access_rule = 'local all all scram-sha-256\n'

/** For databases of earlier versions, which know no socket. */
export function allowSocket(cluster: string): void {
  const access = join(cluster, 'pg_hba.conf')
  if (!/^local\s/m.test(readFileSync(access, 'utf8'))) appendFileSync(access, access_rule)
}
