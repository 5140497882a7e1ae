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
  /** What came and is not an answer of HTTP/1.1. */
  rest: string
}

export interface Talk {
  /** Sent one after the other, a moment apart. */
  send: Bytes[]
  /** The requests among it whose answers have no body although they say how long it is. */
  heads?: number[]
  /** Say that nothing more will come after the last byte. */
  half_close?: boolean
  /** Answers after which the connection need not be watched longer than a moment. */
  enough?: number
  patience_ms?: number
}

/** How long after the last expected answer another one is waited for. */
const moment_ms = 60

/** Says exactly these bytes to a server, and reads what it answers until it closes or has said enough. */
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
      // A server that refuses may close before it has read everything: what it said first counts.
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
    // A 1xx announces an answer, it is none.
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
