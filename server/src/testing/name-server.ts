import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** The zone: by name, what each type of record says. */
export type Zone = Record<string, Partial<Record<keyof typeof types, readonly Value[]>>>

type Value = string | { priority: number; name: string; port?: number }

export interface NameServer extends AsyncDisposable {
  /** For `Resolver.setServers`. */
  address: string
  /** Takes every question and answers none. */
  is_silent: boolean
}

const types = { A: 1, MX: 15, TXT: 16, SRV: 33 }
const no_such_name = 3
const refused = 5

/** A name server on the loopback interface (RFC 1035). It refuses to say anything about names below `silent.example`. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port }) => {
    if (!server.is_silent) socket.send(answerTo(question, zone), port, '127.0.0.1')
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const server: NameServer = {
    is_silent: false,
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      socket.close()
      await once(socket, 'close')
    },
  }
  return server
}

function answerTo(question: Buffer, zone: Zone): Buffer {
  const { name, end } = readName(question, 12)
  const type = question.readUInt16BE(end)
  const found = zone[name]
  const kind = Object.entries(types).find(([, number]) => number === type)?.[0] as keyof typeof types | undefined
  const values = (kind && found?.[kind]) ?? []
  const header = Buffer.alloc(12)
  question.copy(header, 0, 0, 2)
  const code = name.endsWith('silent.example') ? refused : found ? 0 : no_such_name
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values.length, 6)
  const records = values.map((value) => record(type, contentOf(kind!, value)))
  return Buffer.concat([header, question.subarray(12, end + 4), ...records])
}

/** About the name of the question, which stands at byte 12. */
function record(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(content.length, 10)
  return Buffer.concat([head, content])
}

function contentOf(kind: keyof typeof types, value: Value): Buffer {
  if (typeof value !== 'string') {
    const numbers = Buffer.alloc(kind === 'SRV' ? 6 : 2)
    numbers.writeUInt16BE(value.priority, 0)
    if (kind === 'SRV') numbers.writeUInt16BE(value.port!, 4)
    return Buffer.concat([numbers, nameBytes(value.name)])
  }
  if (kind === 'A') return Buffer.from(value.split('.').map(Number))
  const pieces = value.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')])),
  )
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').filter((label) => label !== '')
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ])
}

function readName(bytes: Buffer, from: number): { name: string; end: number } {
  const labels = []
  let at = from
  for (let length = bytes[at]!; length > 0; length = bytes[at]!) {
    labels.push(bytes.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}
