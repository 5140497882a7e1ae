import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the range from which systems take the ports of outgoing connections (Linux 32768 up, macOS 49152 up). A pool that
// knocks on a closed port of that range while the server restarts can be given the very same port as its own end,
// connect to itself and so keep the server from coming back.
const lowest = 20_000
const highest = 31_999

/** PostgreSQL can't choose a free port itself: finds one, trying the preferred one first. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted && (await isFree(wanted))) return wanted
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1))
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${lowest} and ${highest} for the embedded PostgreSQL.`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen({ port, host: '127.0.0.1', exclusive: true })
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
