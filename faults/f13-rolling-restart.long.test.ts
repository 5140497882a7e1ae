import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../server/src/db/embedded/port.ts'
import { client, eventually } from '../server/src/testing/service.ts'
import { type Balancer, balancer } from './support/balancer.ts'
import { caller, json } from './support/call.ts'
import { figures, goesRed, sized, soon, twin } from './support/fault.ts'
import { checkLedger, emptyLedger, requestOf } from './support/ledger.ts'
import type { Patch } from './support/sabotage.ts'
import { type ServiceProcess, startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'
import { makeConversation } from './support/world.ts'

const whole = sized({
  smallest: { restarts: 1, writers: 4 },
  quick: { restarts: 3, writers: 3 },
  full: { restarts: 20, writers: 16 },
})
// Far longer than the load balancer takes to notice, also on a busy machine.
const drain_ms = 6000

test('F13: processes that are restarted one after the other behind a load balancer fail no request', async (t) => {
  figures(t, await restarts(t, { ...whole, drain_ms }))
})

twin('F13 twin: where a process that stops closes its port at once, requests fail', async (t) => {
  // Asks as seldom as the samples do, so that no check falls into the moment between the two.
  const plan = { restarts: 3, writers: 2, drain_ms: 0, check_every_ms: 2000 }
  await goesRed(() => restarts(t, plan), /failed behind/)
})

twin('F13 twin: where a process that stops says that it is ready, requests fail', async (t) => {
  const silent: Patch = ['src/http/operations.ts', 'draining = true', 'draining = false']
  await goesRed(() => restarts(t, { restarts: 3, writers: 2, drain_ms: 1000, without: [silent] }), /failed behind/)
})

interface Plan {
  restarts: number
  writers: number
  drain_ms: number
  check_every_ms?: number
  without?: Patch[]
}

async function restarts(t: TestContext, plan: Plan) {
  const { settings, database_url, client: clientOf } = await webhookPlace(t)
  const start = (port: string) =>
    startProcess(t, {
      // Nothing here takes so long. It only must not end what a busy machine does slowly.
      settings: { ...settings, PORT: port, DRAIN_MS: String(plan.drain_ms), SHUTDOWN_MS: '60000' },
      without: plan.without,
    })
  const ports = [String(await freePort()), String(await freePort())]
  const services: ServiceProcess[] = []
  for (const port of ports) services.push(await start(port))
  const { key } = await clientOf(services[0]!.url)
  const front = await balancer(t, plan.check_every_ms)
  front.use(services.map(({ url }) => url))
  await areIn(front, services)
  const conversations = [(await makeConversation(client(`${front.url}/v1`, key))).conversation_id]
  const people = caller(front.url, plan.writers * 2)
  const ledger = emptyLedger()
  let is_over = false
  let sent = 0
  let requests = 0
  const holds = () => assert.equal(front.failures.length, 0, `requests failed behind it: ${front.failures[0]}`)
  const work = async () => {
    while (!is_over) {
      const n = sent++
      const answer = await people.call({
        ...requestOf(n, conversations),
        headers: json(key, { 'idempotency-key': `message-${n}` }),
      })
      holds()
      assert.equal(answer.status, 201, `a request failed behind it: ${answer.text}`)
      ledger.acknowledged.set(`message-${n}`, answer.text)
      const read = await people.call({
        method: 'GET',
        path: `/v1/conversations/${conversations[0]}`,
        headers: json(key),
      })
      holds()
      assert.equal(read.status, 200, `a request failed behind it: ${read.text}`)
      requests += 2
      // Otherwise a process would start for long on a small machine.
      await pause(40)
    }
  }
  let slowest_ms = 0
  const restart = async () => {
    for (let n = 0; n < plan.restarts && !is_over; n++) {
      const which = n % 2
      const slow = slowRequest(services[which]!, key, { conversations, n: sent++ })
      await slow.begun
      const before = requests
      const stopping = services[which]!.stop()
      await isClosed(services[which]!)
      const closed_at = performance.now()
      const { url } = services[which]!
      await eventually(() => assert.ok(is_over || !front.has(url), 'a closed port is not noticed'))
      holds()
      ledger.acknowledged.set(slow.name, await slow.end())
      assert.equal(await stopping, 0, services[which]!.said())
      slowest_ms = Math.max(slowest_ms, performance.now() - closed_at)
      services[which] = await start(ports[which]!)
      await areIn(front, services)
      await eventually(() => assert.ok(is_over || requests > before + 20, 'nobody is served'))
      holds()
    }
  }
  const all = [restart().finally(() => (is_over = true)), ...Array.from({ length: plan.writers }, work)]
  try {
    await Promise.all(all)
    holds()
    await checkLedger(database_url, ledger, ledger.acknowledged.size)
    soon('ended, once its port was closed,', slowest_ms, 10_000)
  } finally {
    is_over = true
    await Promise.allSettled(all)
    people.close()
  }
  return { restarts: plan.restarts, requests, failed: 0, slowest_end_ms: Math.round(slowest_ms) }
}

function areIn(front: Balancer, services: ServiceProcess[]): Promise<void> {
  return eventually(() =>
    assert.ok(
      services.every(({ url }) => front.has(url)),
      'a process never was ready',
    ),
  )
}

async function isClosed({ url }: ServiceProcess): Promise<void> {
  await eventually(async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    try {
      await once(socket, 'connect')
    } catch {
      return
    } finally {
      socket.destroy()
    }
    assert.fail('It never closed its port.')
  })
}

/** Begins before the process is asked to stop, and ends after it has closed its port. */
function slowRequest(
  { url }: ServiceProcess,
  key: string,
  { conversations, n }: { conversations: string[]; n: number },
) {
  const { path, method, body } = requestOf(n, conversations)
  const name = `message-${n}`
  const headers = json(key, { 'idempotency-key': name, 'content-length': String(body.length), expect: '100-continue' })
  const { hostname, port } = new URL(url)
  const outgoing = request({ hostname, port, path, method, headers, agent: false })
  const answered = once(outgoing, 'response')
  answered.catch(() => {})
  // The service is waiting for the body then.
  const begun = once(outgoing, 'continue').then(() => void outgoing.write(body.slice(0, 5)))
  outgoing.flushHeaders()
  return {
    name,
    begun,
    async end() {
      outgoing.end(body.slice(5))
      const [incoming] = await answered
      const parts: Buffer[] = []
      for await (const part of incoming) parts.push(part)
      const text = Buffer.concat(parts).toString()
      assert.equal(incoming.statusCode, 201, `what was under way failed: ${text}`)
      return text
    },
  }
}
