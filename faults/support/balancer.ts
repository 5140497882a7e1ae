import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { undo } from '../../server/src/testing/embedded-database.ts'

export interface Balancer {
  url: string
  /** Requests that failed, as their callers saw it. */
  failures: string[]
  /** Whether the process gets requests, as its last check says. */
  has(url: string): boolean
  /** Checks these from now on. */
  use(urls: string[]): void
}

/** How many checks in a row take a process out, because a single one may fail for other reasons. */
const fall = 2

/**
 * A load balancer as people run it: it shares connections among callers, asks each process for `/readyz` and gives requests to
 * those that are ready, in turn. It repeats nothing: a request that fails has failed.
 */
export async function balancer(t: TestContext, check_every_ms = 200): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const failures: string[] = []
  const ready = new Set<string>()
  const failed = new Map<string, number>()
  let known: string[] = []
  let turn = 0
  let is_over = false
  const server = createServer((incoming, outgoing) => {
    const places = [...ready]
    const place = places[turn++ % places.length]
    const fail = (why: string) => {
      failures.push(`${incoming.method} ${incoming.url} ${why}`)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(why)
    }
    if (place === undefined) fail('no process is ready')
    else pass(new URL(place), agent, incoming, outgoing, fail)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const check = async (url: string) => {
    const state = await stateOf(url)
    failed.set(url, state === 'ready' ? 0 : (failed.get(url) ?? 0) + 1)
    if (state === 'ready') ready.add(url)
    else if (state === 'closed' && ready.has(url)) failures.push(`${url} has closed its port, and never said so`)
    if (state === 'closed' || failed.get(url)! >= fall) ready.delete(url)
  }
  const checking = (async () => {
    for (; !is_over; await pause(check_every_ms)) await Promise.all(known.map(check))
  })()
  undo(t, async () => {
    is_over = true
    await checking
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    has: (url) => ready.has(url),
    use(urls) {
      known = urls
    },
  }
}

function pass(
  { hostname, port }: URL,
  agent: Agent,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fail: (why: string) => void,
): void {
  const { method, url: path, headers } = incoming
  const { connection: _, ...kept } = headers
  const passed = request({ hostname, port, path, method, headers: kept, agent }, (answer) => {
    const { connection: _, 'keep-alive': __, ...own } = answer.headers
    outgoing.writeHead(answer.statusCode!, own)
    answer.on('error', (error) => fail(String(error)))
    answer.pipe(outgoing)
  })
  passed.on('error', (error) => fail(String(error)))
  incoming.pipe(passed)
}

async function stateOf(url: string): Promise<'ready' | 'not ready' | 'closed'> {
  try {
    const answer = await fetch(`${url}/readyz`, { headers: { connection: 'close' } })
    await answer.arrayBuffer()
    return answer.status === 200 ? 'ready' : 'not ready'
  } catch {
    return 'closed'
  }
}
