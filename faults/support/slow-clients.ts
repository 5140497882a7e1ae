import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

export interface Ended {
  /** Of the response, if there was one. */
  status: number | undefined
}

/** Talks to a service until that ends the connection. */
type Attack = (port: number, key: string, over: AbortSignal) => Promise<Ended>

const pace_ms = 300
const megabyte = Buffer.alloc(1024 * 1024, 'x')
const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '), { level: 9 })

const head = (line: string, key: string, more: string) =>
  `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${more}`
const json = 'Content-Type: application/json\r\n'
const form = 'Content-Type: multipart/form-data; boundary=b\r\n'
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'

/** What costs a client nothing, and would cost a service that waits or believes it a lot. */
export const attacks: Record<string, Attack> = {
  'says nothing': talk(() => ''),
  'says next to nothing': talk(() => 'G'),
  'sends headers slowly': talk((key) => head('GET /v1/contacts', key, 'X: '), drops),
  'sends a body slowly': talk((key) => head('POST /v1/contacts', key, `${json}Content-Length: 5000\r\n\r\n`), drops),
  'sends a file slowly': talk(
    (key) => head('POST /v1/files', key, `${form}Content-Length: 5000\r\n\r\n${part}`),
    drops,
  ),
  'sends JSON without end': talk((key) => head('POST /v1/contacts', key, `${json}${chunked}`), flood),
  'sends a file without end': talk((key) => head('POST /v1/files', key, `${form}${chunked}${chunk(part)}`), flood),
  'sends a bomb': talk((key) => {
    const headers = `${json}Content-Encoding: gzip\r\nConnection: close\r\nContent-Length: ${bomb.length}\r\n\r\n`
    return Buffer.concat([Buffer.from(head('POST /v1/contacts', key, headers)), bomb])
  }),
}

const chunked = 'Transfer-Encoding: chunked\r\n\r\n'

function chunk(bytes: string): string {
  return `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes}\r\n`
}

interface Line {
  write(bytes: string | Buffer): Promise<void>
  isOpen(): boolean
}

async function drops(line: Line): Promise<void> {
  while (line.isOpen()) {
    await line.write('x')
    await pause(pace_ms)
  }
}

/** As fast as it is taken, up to 300 MB. */
async function flood(line: Line): Promise<void> {
  for (let sent = 0; sent < 300 && line.isOpen(); sent++) {
    await line.write(`${megabyte.length.toString(16)}\r\n`)
    await line.write(megabyte)
    await line.write('\r\n')
  }
}

function talk(opening: (key: string) => string | Buffer, then?: (line: Line) => Promise<void>): Attack {
  return (port, key, over) => {
    const { promise, resolve } = Promise.withResolvers<Ended>()
    // Where the kernel had no room for it, only this makes a client notice that says nothing.
    const socket = connect({ port, host: '127.0.0.1', keepAlive: true, keepAliveInitialDelay: 1000 })
    let said = ''
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1', 0, 100)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1]
      resolve({ status: status === undefined ? undefined : Number(status) })
    })
    over.addEventListener('abort', () => socket.destroy(), { once: true })
    const line: Line = {
      isOpen: () => socket.writable,
      write: (bytes) => {
        if (!socket.writable) return Promise.resolve()
        return new Promise((written) => {
          socket.once('close', written)
          socket.write(bytes, () => {
            socket.off('close', written)
            written()
          })
        })
      },
    }
    socket.on('connect', async () => {
      await line.write(opening(key))
      await then?.(line)
    })
    return promise
  }
}
