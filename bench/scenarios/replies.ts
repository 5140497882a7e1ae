import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Scenario } from '../support/bench.ts'
import type { Deployment } from '../support/deployment.ts'
import { type Row, valueRow } from '../support/report.ts'
import { percentile, spread } from '../support/statistics.ts'

/** Without a language model: from the customer's question to the assistant's reply. */
export const replies: Scenario[] = [{ name: 'reply', title: 'replies of the assistant', run: reply }]

const bar = { direction: 'at most', value: 1000 } as const
// Customers who ask in the same second.
const customers = 50

async function reply({ large, options }: Bench): Promise<Row[]> {
  const { id: contact_id } = await ask(large, 'POST', '/contacts', person())
  const alone: number[] = []
  // The first one warms up.
  await answered(large, contact_id)
  for (let n = 0; n < options.rounds * 5; n++) alone.push(await answered(large, contact_id))
  const began = performance.now()
  const together = await Promise.all(Array.from({ length: customers }, () => answered(large, contact_id)))
  const per_second = customers / ((performance.now() - began) / 1000)
  return [
    inTime('question to reply, one at a time', alone, bar),
    inTime(`question to reply, ${customers} at once`, together),
    valueRow(`replies, ${customers} at once`, 'replies/s', spread([per_second])),
  ]
}

function inTime(title: string, ms: number[], bar?: Parameters<typeof valueRow>[3]): Row {
  const row = valueRow(title, 'ms', spread(ms), bar)
  return { ...row, p50_ms: percentile(ms, 0.5), p99_ms: percentile(ms, 0.99) }
}

/** How long a question waits for its reply. */
async function answered(large: Deployment, contact_id: string): Promise<number> {
  const { id } = await ask(large, 'POST', '/conversations', { contact_id, handled_by: 'assistant' })
  await ask(large, 'POST', `/conversations/${id}/messages`, {
    content: 'Where is my order 1042?',
    direction: 'inbound',
  })
  const began = performance.now()
  for (;;) {
    const { data } = await ask(large, 'GET', `/conversations/${id}/messages?limit=1`)
    if (data[0].direction === 'outbound') return performance.now() - began
    await pause(10)
  }
}

function person() {
  return { name: 'Ada', email: `reply-${Date.now()}@example.com` }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
async function ask({ service, headers }: Deployment, method: string, path: string, body?: unknown): Promise<any> {
  const answer = await fetch(service.url + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
