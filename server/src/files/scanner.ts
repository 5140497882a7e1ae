import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { ApiError, unavailable } from '../errors.ts'
import type { Scanner } from './store.ts'

/** Refused by the scanner. Nothing else may keep it either. */
export class HarmfulFile extends ApiError {
  constructor() {
    super('file_type_not_allowed', "The virus scanner found something in this file, and it isn't accepted.")
  }
}

const deadline_ms = 30_000
const check_deadline_ms = 3000
const max_reply_characters = 1024

/** At `tcp://host:port`, or the path of a Unix socket. The operator chose it, so it may be on their own network. */
export function openScanner(address: string, max_bytes: number, within_ms = deadline_ms): Scanner {
  return {
    async requireClean(path) {
      if ((await stat(path)).size > max_bytes) throw tooLarge()
      const reply = await ask(address, within_ms, streamed(path)).catch((cause) => {
        throw notScanned(cause)
      })
      if (reply === 'stream: OK') return
      if (reply.endsWith(' FOUND')) throw new HarmfulFile()
      throw reply.includes('size limit exceeded') ? tooLarge() : notScanned(new Error(`It said: ${reply}`))
    },
    async check() {
      const reply = await ask(address, Math.min(check_deadline_ms, within_ms), ['zPING\0'])
      if (reply !== 'PONG') throw new Error(`It said: ${reply}`)
    },
  }
}

/** As clamd(8) has it: each chunk behind its length, and an empty one at the end. */
async function* streamed(path: string): AsyncGenerator<string | Buffer> {
  yield 'zINSTREAM\0'
  for await (const chunk of createReadStream(path)) {
    yield lengthOf(chunk)
    yield chunk
  }
  yield lengthOf('')
}

function lengthOf({ length }: Buffer | string): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

async function ask(
  address: string,
  within_ms: number,
  words: AsyncIterable<string | Buffer> | Iterable<string>,
): Promise<string> {
  const socket = connect(placeOf(address))
  socket.on('error', () => {})
  const late = setTimeout(() => socket.destroy(new Error(`No response within ${within_ms} ms.`)), within_ms)
  try {
    const reply = replyOf(socket)
    // It may respond and hang up before it was sent everything.
    pipeline(words, socket, { end: false }).catch(() => {})
    return await reply
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
}

function placeOf(address: string) {
  if (address.startsWith('/')) return { path: address }
  const { hostname, port } = new URL(address)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

async function replyOf(socket: Socket): Promise<string> {
  let reply = ''
  for await (const chunk of socket) {
    reply += chunk.toString('latin1')
    const [first, ...rest] = reply.split('\0')
    if (rest.length > 0) return first!.replace(/[^ -~]/g, '?')
    if (reply.length > max_reply_characters) break
  }
  throw new Error('It closed the connection, or is no virus scanner.')
}

function tooLarge(): ApiError {
  return new ApiError('file_too_large', 'The file is larger than the virus scanner accepts.')
}

function notScanned(cause: Error): ApiError {
  const error = unavailable(
    'storage_unavailable',
    "Files can't be scanned for viruses right now. Try again shortly.",
    5,
  )
  error.cause = new Error(`The virus scanner failed: ${cause.message}`)
  return error
}
