import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../db/embedded/port.ts'

/** A TCP proxy to a database that a test can cut. For the service, the database is gone then. */
export async function openRelay(database_url: string) {
  const { hostname, port } = new URL(database_url)
  const url = new URL(database_url)
  url.port = String(await freePort())
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const database = connect(Number(port), hostname)
    for (const end of [socket, database]) {
      sockets.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        sockets.delete(end)
        socket.destroy()
        database.destroy()
      })
    }
    socket.pipe(database).pipe(socket)
  })
  const restore = () => once(server.listen(Number(url.port), '127.0.0.1'), 'listening')
  await restore()
  return {
    url: url.href,
    restore,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
