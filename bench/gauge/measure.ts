import { withClient } from '../support/database-server.ts'
import { generous } from '../support/deployment.ts'
import { type Caller, openCaller } from './caller.ts'
import { fillDatabase, gaugedServer } from './database.ts'
import type { Figures, Row } from './figures.ts'
import { following } from './following.ts'
import { data, type Gauged, gauged, warm_up } from './requests.ts'
import { type GaugedService, startGauged } from './service-process.ts'
import { openUsage, type Statement, type UsageReader, usageBetween } from './usage.ts'

export interface Gauge {
  figures: Figures
  /** The statements behind each row, in the same unit. */
  statements: Record<string, Statement[]>
}

/** Measured again if the day ended meanwhile: reports then pack it, as in no other run. */
export async function measureGauge(): Promise<Gauge> {
  const day = today()
  const gauge = await measureAll()
  return today() === day ? gauge : measureGauge()
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

interface Place {
  database_url: string
  service: GaugedService
  usage: UsageReader
  caller: Caller
}

async function measureAll(): Promise<Gauge> {
  await using running = new AsyncDisposableStack()
  const server = await gaugedServer()
  running.defer(server.close)
  const { url: database_url, own_settings } = server
  const key = await fillDatabase(database_url, data)
  const usage = await openUsage(database_url)
  running.defer(usage.close)
  const service = await startGauged({ ...generous, ...own_settings, DATABASE_URL: database_url, PORT: '0' })
  running.defer(service.stop)
  const caller = openCaller(`${service.url}/v1`)
  running.defer(async () => caller.close())
  const gauge: Gauge = { figures: { requests: {}, following: {} }, statements: {} }
  for (const one of gauged({ data, headers: { authorization: `Bearer ${key}` } }))
    await measureOne(one, { database_url, service, usage, caller }, gauge)
  return gauge
}

async function measureOne(one: Gauged, place: Place, gauge: Gauge): Promise<void> {
  const { title, requests, count, written } = one
  const note = (kind: keyof Figures, name: string, { row, statements }: Counted) => {
    gauge.figures[kind][name] = row
    gauge.statements[name] = statements
  }
  await warmUp(one, place)
  note('requests', title, await counted(place, count, () => place.caller.send(requests, count)))
  for (const part of following) {
    const { row, statements } = await counted(place, count / 1000, () => place.service.do(part))
    const { response_bytes: _, ...kept } = row
    if (written) note('following', `${written}: ${part}`, { row: kept, statements })
  }
}

/** Until all statements are planned, by what the tables hold: with autovacuum, plans made for empty tables don't last. */
async function warmUp({ requests }: Gauged, { database_url, caller, service }: Place): Promise<void> {
  for (const is_last of [false, true]) {
    await caller.send(requests, warm_up)
    for (const part of following) await service.do(part)
    if (!is_last) await withClient(database_url, (client) => client.query('analyze'))
  }
}

interface Counted {
  row: Row
  statements: Statement[]
}

/** What this work costs, for one of so many. */
async function counted(
  { service, usage, caller }: Place,
  count: number,
  work: () => Promise<unknown>,
): Promise<Counted> {
  await service.do('report usage')
  const before = await usage.read()
  const received = caller.received()
  await work()
  const response_bytes = caller.received() - received
  await service.do('report usage')
  const { by_statement, ...used } = usageBetween(before, await usage.read())
  const row: Row = { ...used, response_bytes }
  return { row: each(row, count), statements: by_statement.map((one) => each(one, count)) }
}

function each<Shape extends object>(sums: Shape, count: number): Shape {
  const divided = Object.entries(sums).map(([name, sum]) => [name, typeof sum === 'number' ? sum / count : sum])
  return Object.fromEntries(divided) as Shape
}
