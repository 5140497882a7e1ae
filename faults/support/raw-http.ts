import { connect } from 'node:net'

export type Bytes = string | Buffer

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

export interface Exchange {
  answers: RawAnswer[]
  /** Whether the other end closed the connection. */
  closed: boolean
  /** Received data that isn't an HTTP/1.1 response. */
  rest: string
}

export interface Talk {
  /** Sent one after the other, a moment apart. */
  send: Bytes[]
  /** Indexes of responses that have a Content-Length but no body, because they answer HEAD. */
  heads?: number[]
  /** Half-close the connection after the last byte. */
  half_close?: boolean
  /** The number of responses after which to wait only a moment for more. */
  enough?: number
  patience_ms?: number
}

/** How long to wait for another response after the last expected one. */
const moment_ms = 60

/** Sends exactly these bytes to a server, and reads responses until it closes or there are enough. */
export function talk(
  port: number,
  { send, heads = [], half_close, enough = 1, patience_ms = 8000 }: Talk,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let received: Buffer = Buffer.alloc(0)
    let closed = false
    const finish = () => {
      clearTimeout(patience)
      clearTimeout(soon)
      socket.destroy()
      resolve({ ...parseAnswers(received, heads), closed })
    }
    const patience = setTimeout(finish, patience_ms)
    let soon: NodeJS.Timeout | undefined
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      clearTimeout(soon)
      if (parseAnswers(received, heads).answers.length >= enough) soon = setTimeout(finish, moment_ms)
    })
    const end = () => {
      closed = true
      finish()
    }
    socket.on('end', end)
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may reject a request and close before it has read everything. What it sent until then counts.
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) end()
      else reject(error)
    })
    socket.on('connect', async () => {
      socket.setNoDelay(true)
      for (const bytes of send) {
        if (closed) return
        socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
        if (send.length > 1) await new Promise((next) => setTimeout(next, 15))
      }
      if (half_close) socket.end()
    })
  })
}

function parseAnswers(bytes: Buffer, heads: number[]): Omit<Exchange, 'closed'> {
  const answers: RawAnswer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end === -1) break
    const [line, ...fields] = bytes.toString('latin1', at, end).split('\r\n')
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(line!)
    if (!status) break
    const headers = Object.fromEntries(fields.map(split))
    const bodiless = /^1/.test(status[1]!) || ['204', '304'].includes(status[1]!) || heads.includes(answers.length)
    const length = bodiless ? 0 : Number(headers['content-length'] ?? 0)
    if (bytes.length < end + 4 + length) break
    // A 1xx is interim. The response follows.
    if (!/^1/.test(status[1]!))
      answers.push({ status: Number(status[1]), headers, text: bytes.toString('utf8', end + 4, end + 4 + length) })
    at = end + 4 + length
  }
  return { answers, rest: bytes.toString('latin1', at) }
}

function split(field: string): [string, string] {
  const colon = field.indexOf(':')
  return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
}
