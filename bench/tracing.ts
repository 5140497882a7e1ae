import { parseArgs } from 'node:util'
import { startCollector } from '../server/src/testing/otlp.ts'
import { endChildren } from './support/children.ts'
import { openServer } from './support/database-server.ts'
import { deploy, first_path } from './support/deployment.ts'
import { readMemory, readUsage } from './support/processor.ts'
import { type ServiceProcess, startService } from './support/service.ts'
import { spread } from './support/statistics.ts'

// Usage: node bench/tracing.ts [--rounds N] [--requests N]     what traces cost the processor, by request

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, requests: { type: 'string', default: '1000' } },
})
const [rounds, requests] = [Number(values.rounds), Number(values.requests)]
const at_once = 8

const server = await openServer('')
try {
  await using collector = await startCollector()
  const few = { contacts: 100, conversations: 100, long_conversations: 0 }
  // It does the background work, so that those that are measured do nothing but answer.
  const { settings, headers } = await deploy(server.url, server.own_settings, few, false, () => {})
  const answering = { ...settings, ROLE: 'api' }
  const plain = await startService(answering, first_path, headers)
  const traced = await startService({ ...answering, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, first_path, headers)
  let number = 0
  const scenarios: Record<string, () => [path: string, body?: unknown]> = {
    'get a contact': () => [first_path],
    'list 25 contacts': () => ['/contacts?limit=25'],
    'create a contact': () => ['/contacts', { name: 'Ana Sousa', email: `ana-${number++}@example.com` }],
  }
  for (const [name, request] of Object.entries(scenarios)) {
    const microseconds = async (service: ServiceProcess) => {
      const before = secondsOf(service)
      await send(service, headers, request)
      return ((secondsOf(service) - before) / requests) * 1e6
    }
    for (const service of [plain, traced]) await microseconds(service)
    const [without, costs, ratios]: number[][] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      // Either comes first in half of the rounds.
      const [one, other] = round % 2 === 0 ? [plain, traced] : [traced, plain]
      const [first, second] = [await microseconds(one), await microseconds(other)]
      const [off, on] = one === plain ? [first, second] : [second, first]
      without!.push(off)
      costs!.push(on)
      ratios!.push(on / off)
    }
    console.log(`${name}: ${spreadIn(without!)} µs without, ${spreadIn(costs!)} µs with, ratio ${spreadIn(ratios!, 2)}`)
  }
  const [off, on] = [plain, traced].map(({ pid }) => Math.round(readMemory(pid)!.now))
  console.log(`memory: ${off} MB without, ${on} MB with. ${collector.spans.length} spans were exported.`)
} finally {
  await endChildren()
  await server.close()
}

function secondsOf({ pid }: ServiceProcess): number {
  return readUsage({ service: pid, database: undefined })!.service!
}

async function send(
  { url }: ServiceProcess,
  headers: Record<string, string>,
  request: () => [path: string, body?: unknown],
): Promise<void> {
  let rest = requests
  const worker = async () => {
    while (rest-- > 0) {
      const [path, body] = request()
      const answer = await fetch(url + path, {
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path} was answered ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: at_once }, worker))
}

function spreadIn(figures: number[], digits = 0): string {
  const { median, min, max } = spread(figures)
  return `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`
}
