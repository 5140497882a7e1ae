import { Agent } from 'node:http'
import { callers } from './measured.ts'
import { numberOf } from './numbered-ids.ts'
import { firstUnique, type Requests } from './requests.ts'
import { send } from './send.ts'
import { percentile } from './statistics.ts'

// A separate process: a number of clients with keep-alive connections, each of which sends a request once the last one is answered.

export interface LoopJob {
  url: string
  requests: Requests
  /** Ends after this many seconds, or this many requests. */
  seconds?: number
  count?: number
  callers?: number
}

process.once('message', async (job: LoopJob) => {
  try {
    process.send!({ measured: await runLoop(job) })
  } catch (error) {
    process.send!({ problem: (error as Error).message })
  }
  process.disconnect?.()
})

async function runLoop({ url, requests, seconds = Number.POSITIVE_INFINITY, count, callers: many = callers }: LoopJob) {
  const agent = new Agent({ keepAlive: true, maxSockets: many })
  const numbers = drawing(requests)
  const latencies: number[] = []
  const began = performance.now()
  let left = count ?? Number.POSITIVE_INFINITY
  async function ask(): Promise<void> {
    while (left-- > 0 && performance.now() - began < seconds * 1000) {
      const sent_at = performance.now()
      await send(agent, url, requests, numbers())
      latencies.push(performance.now() - sent_at)
    }
  }
  await Promise.all(Array.from({ length: many }, ask))
  const took = performance.now() - began
  agent.destroy()
  return {
    count: latencies.length,
    per_second: latencies.length / (took / 1000),
    p50_ms: percentile(latencies, 0.5),
    p99_ms: percentile(latencies, 0.99),
  }
}

function drawing({ rows: [first, last] = [0, 0], step = 1 }: Requests) {
  let unique = firstUnique()
  let next = first - step
  return () => {
    unique++
    next = next >= last ? first : next + step
    const pick = first + Math.floor(Math.random() * (last - first + 1))
    return { pick: numberOf(pick), next: numberOf(next), unique: numberOf(unique) }
  }
}
