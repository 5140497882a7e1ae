import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A client of the event stream that reconnects after a break and continues after the last event it has seen. */
export interface Reader {
  /** Ids of the received events, over all connections. */
  ids: string[]
  /** How often a stream was opened. */
  opened(): number
  cut(): void
  /** Stops reading from the socket until `readOn` is called. */
  stopReading(): void
  readOn(): void
  close(): void
}

const retry_ms = 20

export async function startReader(origin: string, key: string): Promise<Reader> {
  const { hostname, port } = new URL(origin)
  const ids: string[] = []
  let last_id = ''
  let opened = 0
  let closed = false
  let socket: Socket

  function open(): Promise<void> {
    let rest = ''
    const place = last_id === '' ? '' : `Last-Event-ID: ${last_id}\r\n`
    socket = connect(Number(port), hostname)
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('close', async () => {
      await pause(retry_ms)
      if (!closed) await open()
    })
    socket.write(`GET /v1/events/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${place}\r\n`)
    return new Promise((resolve) => {
      socket.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop()!
        for (const block of blocks) {
          if (block.includes(': connected')) {
            opened++
            resolve()
          }
          const id = /^id: (\S+)$/m.exec(block)?.[1]
          if (id === undefined) continue
          last_id = id
          if (/^data: /m.test(block)) ids.push(id)
        }
      })
      socket.on('close', () => resolve())
    })
  }

  await open()
  return {
    ids,
    opened: () => opened,
    cut: () => socket.destroy(),
    stopReading: () => socket.pause(),
    readOn: () => socket.resume(),
    close() {
      closed = true
      socket.destroy()
    },
  }
}
