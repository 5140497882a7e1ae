import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface TestClamd extends AsyncDisposable {
  /** As the setting has it. */
  address: string
  /** What was scanned, as it came. */
  scanned: string[]
  /** Takes everything and says nothing. */
  is_silent: boolean
  /** Says this to everything, once all of it is there. */
  says: string | null
}

/** A scanner that understands as much of clamd(8) as the service uses, and finds the word EICAR. */
export async function startClamd(at: number | string = 0): Promise<TestClamd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    let bytes = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const reply = replyTo(bytes)
      if (reply !== null && !clamd.is_silent) socket.end(`${clamd.says ?? reply}\0`)
    })
  })
  if (typeof at === 'string') server.listen(at)
  else server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const address = typeof at === 'string' ? at : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clamd: TestClamd = {
    address,
    scanned: [],
    is_silent: false,
    says: null,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
      if (typeof at === 'string') await rm(at, { force: true })
    },
  }
  return clamd

  function replyTo(bytes: Buffer): string | null {
    const end = bytes.indexOf(0)
    if (end < 0) return null
    const command = bytes.toString('latin1', 0, end)
    if (command === 'zPING') return 'PONG'
    if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND'
    const content = contentOf(bytes.subarray(end + 1))
    if (content === null) return null
    clamd.scanned.push(content)
    return content.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK'
  }
}

/** Null until the empty chunk at the end. */
function contentOf(bytes: Buffer): string | null {
  let content = ''
  for (let at = 0; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return content
    content += bytes.toString('latin1', at + 4, at + 4 + length)
    at += 4 + length
  }
  return null
}
