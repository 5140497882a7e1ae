import { serversIn } from '../config/database-url.ts'

/** The servers of a `DATABASE_URL`, and which of them was last known to take writes. */
interface Servers {
  urls: string[]
  at: number
}

const known = new Map<string, Servers>()

/** The server to connect to next. */
export function likelyServer(url: string): string {
  const { urls, at } = serversAt(url)
  return urls[at]!
}

/** Goes on to the next server, unless somebody did. */
export function leaveServer(url: string, server: string): void {
  const servers = serversAt(url)
  if (servers.urls[servers.at] === server) servers.at = (servers.at + 1) % servers.urls.length
}

function serversAt(url: string): Servers {
  const servers = known.get(url) ?? { urls: serversIn(url), at: 0 }
  known.set(url, servers)
  return servers
}
