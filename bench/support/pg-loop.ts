import pg from 'pg'
import type { LoopJob } from './loop-job.ts'
import type { Measured } from './measured.ts'
import type { Step } from './pg-script.ts'
import { counting, planner_settings } from './pgbench.ts'

// A separate process that does what pgbench does with such a script, for machines without pgbench.

type Variables = Record<string, string | null>

process.once('message', async (job: LoopJob) => {
  try {
    process.send!({ measured: await runLoop(job) })
  } catch (error) {
    process.send!({ problem: (error as Error).message })
  }
  process.disconnect?.()
})

async function runLoop({ database_url, script, seconds, clients, start }: LoopJob): Promise<Measured> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: database_url, options: planner_settings, types: asText })
      await client.connect()
      return client
    }),
  )
  const steps = [...counting, ...script.steps].map(prepared)
  let count = 0
  const began = performance.now()
  await Promise.all(
    connections.map(async (client, client_id) => {
      const variables: Variables = { ...script.constants, count: start, client_id: String(client_id) }
      while (performance.now() - began < seconds * 1000) {
        for (const step of steps) await step(client, variables)
        count++
      }
    }),
  )
  const took = performance.now() - began
  await Promise.all(connections.map((client) => client.end()))
  return { count, per_second: count / (took / 1000) }
}

const asText = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig

function prepared(step: Step, at: number): (client: pg.Client, variables: Variables) => Promise<void> {
  if ('random' in step) {
    const [first, last] = step.random.map(BigInt) as [bigint, bigint]
    const width = Number(last - first) + 1
    return async (_, variables) => {
      variables[step.set] = String(first + BigInt(Math.floor(Math.random() * width)))
    }
  }
  if ('sum' in step)
    return async (_, variables) => {
      const parts = step.sum.map((part) => BigInt(typeof part === 'number' ? part : variables[part]!))
      variables[step.set] = String(parts.reduce((sum, part) => sum + part, 0n))
    }
  const names: string[] = []
  const text = step.sql.replace(/(?<!:):([a-z]\w*)/g, (_, name) => {
    names.push(name)
    return `$${names.length}`
  })
  return async (client, variables) => {
    const values = names.map((name) => variables[name])
    const { rows } = await client.query({ name: `step${at}`, text, values })
    if (step.keep !== undefined)
      for (const [column, value] of Object.entries(rows[0])) variables[step.keep + column] = value as string | null
  }
}
