import { setTimeout as pause } from 'node:timers/promises'
import { startBare } from '../support/bare.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import { first_path } from '../support/deployment.ts'
import { readMemory } from '../support/processor.ts'
import { type Row, valueRow } from '../support/report.ts'
import { firstAnswer, type ServiceProcess, startService } from '../support/service.ts'
import { judge, spread } from '../support/statistics.ts'
import { listContacts } from './reads.ts'
import { createContact } from './writes.ts'

/** Memory and startup of the process. Startup comes last, because it takes over the database server. */
export const ofTheProcess: Scenario[] = [
  { name: 'memory', title: 'memory', run: memory },
  { name: 'start', title: 'start-up', run: start },
]

const settle_ms = 5000

async function memory({ large, load, options }: Bench): Promise<Row[]> {
  const service = await startService(large.settings, first_path, large.headers)
  try {
    await pause(settle_ms)
    const idle = readMemory(service.pid)
    if (!idle) return [{ scenario: 'memory', unit: 'MB', note: 'left out: this system has no /proc' }]
    await load.run(service.url, listContacts(large), options.seconds)
    await load.run(service.url, createContact(large, 'memory'), options.seconds)
    const loaded = readMemory(service.pid)!
    return [
      valueRow('memory of the service, idle', 'MB', spread([idle.now]), { direction: 'at most', value: 150 }),
      valueRow('memory of the service, at most under load', 'MB', spread([loaded.max])),
    ]
  } finally {
    await service.stop()
  }
}

async function start({ large, server, options, small: _, ...bench }: Bench): Promise<Row[]> {
  await bench.stopServices()
  await server.handOver()
  const settings = { ...large.settings, DATABASE_URL: '', ...server.own_settings }
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < options.rounds; round++) {
    bare.push(await startOfBare())
    const service: ServiceProcess = await startService(settings, first_path, large.headers)
    ours.push(service.first_answer_ms / 1000)
    await service.stop()
  }
  const bar = { direction: 'at most', value: 2 } as const
  return [
    {
      ...valueRow(`start to first answer, database ${server.name}`, 's', spread(ours), bar),
      limit: spread(bare),
      limit_is: 'bare node:http',
      ratio: spread(ours.map((seconds, n) => bare[n]! / seconds)),
      verdict: judge(spread(ours).median, bar),
    },
  ]
}

async function startOfBare(): Promise<number> {
  const began = performance.now()
  const server = await startBare()
  await firstAnswer(undefined, server.url, {})
  const seconds = (performance.now() - began) / 1000
  await server.stop()
  return seconds
}
