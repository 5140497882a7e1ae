import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { AudienceReport, Opening, Order } from './audience.ts'

// A separate process, because the cost of ten thousand listeners isn't the service's.

interface Listening {
  socket: Socket
  /** The sequence number that must come next. Null before the first one, if that isn't known. */
  next: number | null
  rest: string
}

const all: Listening[] = []
let seen = { heard: 0, faults: [] as string[], delays: [] as number[] }

/** Each loopback address has some 28,000 ports. */
const per_address = 20_000
const at_once = 100

process.on('message', (order: Order) => {
  const done = 'open' in order ? open(order) : reach(order.reach)
  done.then(
    (answer) => process.send!(answer ?? {}),
    (error: Error) => process.send!({ failed: error.message }),
  )
})

async function open({ open: count, ...opening }: Opening): Promise<void> {
  let begun = 0
  const worker = async () => {
    while (begun++ < count) await openOne(opening)
  }
  await Promise.all(Array.from({ length: at_once }, worker))
}

function openOne({ port, key, query, first }: Omit<Opening, 'open'>): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(all.length / per_address)}`
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress })
    const listening: Listening = { socket, next: first, rest: '' }
    all.push(listening)
    let head = ''
    const onHead = (text: string) => {
      head += text
      if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head))
      const greeting = head.indexOf(': connected')
      const end = greeting === -1 ? -1 : head.indexOf('\n\n', greeting)
      if (end === -1) return
      socket.off('data', onHead).on('data', (more: string) => hear(listening, more))
      hear(listening, head.slice(end + 2))
      resolve()
    }
    socket.setEncoding('latin1').on('data', onHead)
    socket.on('error', reject).on('close', () => seen.faults.push('a stream was ended'))
    socket.write(`GET /v1/events/stream${query} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n\r\n`)
  })
}

function hear(listening: Listening, text: string): void {
  const now = Date.now()
  const blocks = (listening.rest + text).split('\n\n')
  listening.rest = blocks.pop()!
  for (const block of blocks) {
    const at = block.indexOf('"sequence":')
    if (at === -1) continue
    const sequence = Number.parseInt(block.slice(at + 11, at + 24), 10)
    if (listening.next !== null && sequence !== listening.next)
      seen.faults.push(`${sequence} came where ${listening.next} was due`)
    listening.next = sequence + 1
    seen.heard++
    // Tests write the creation time into the events.
    const sent = /"identifier":"at-(\d{13})-/.exec(block)
    if (sent) seen.delays.push(now - Number(sent[1]))
  }
}

async function reach(upto: number): Promise<AudienceReport> {
  const behind = () => all.filter(({ next }) => next === null || next <= upto).length
  while (behind() > 0 && seen.faults.length === 0) await pause(20)
  const { heard, faults } = seen
  const delays = seen.delays.sort((a, b) => a - b)
  seen = { heard: 0, faults: [], delays: [] }
  const at = (share: number) => delays[Math.max(0, Math.ceil(share * delays.length) - 1)] ?? 0
  return { heard, behind: behind(), faults: faults.slice(0, 5), p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) }
}
