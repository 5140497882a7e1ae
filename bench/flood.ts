import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { picture } from '../server/src/testing/files/png.ts'
import { formWith } from '../server/src/testing/files/upload.ts'
import { endChildren } from './support/children.ts'
import { openServer } from './support/database-server.ts'
import { ask, type Deployment, deploy } from './support/deployment.ts'
import { type Statuses, send } from './support/flood.ts'
import type { Target } from './support/flood-thread.ts'
import { runCommand } from './support/service.ts'
import { quickSize } from './support/sizes.ts'
import { median, percentile } from './support/statistics.ts'

// Usage: node bench/flood.ts [--quick]     what a flood of visitors from one /48 costs an account that works, whose channel or another's it hits

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
const [rounds, round_ms] = quick ? [3, 3000] : [5, 8000]
const per_second = 100
const bar = 2
const customers = 20

/** How long each took, in milliseconds, and how many were refused. */
type Times = Record<'send' | 'list' | 'file' | 'visitor', number[]> & { refused: number }
type Kind = (typeof kinds)[number]
const kinds = ['send', 'list', 'file', 'visitor'] as const

interface Round {
  times: Times
  statuses: Statuses
}

const server = await openServer(process.env.DATABASE_URL ?? '')
try {
  const settings = { ...server.own_settings, TRUST_PROXY: 'on' }
  const place = await deploy(server.url, settings, quickSize.small, false, () => {})
  const other = await anotherAccount(place)
  const working = await workingAccount(place)
  console.log(`${per_second} requests a second, ${rounds} rounds of ${round_ms / 1000} s each.`)
  await compare('The flood hits another account', place, working, (await widgetOf(other)).id)
  await compare('The flood hits a channel of the same account', place, working, (await widgetOf(place)).id)
} finally {
  await endChildren()
  await server.close()
}

type Working = Awaited<ReturnType<typeof workingAccount>>

/** Rounds of a flood in turn with rounds of as many harmless requests to the same channel. */
async function compare(title: string, place: Deployment, working: Working, channel_id: string): Promise<void> {
  const workerData: Target = { base: baseOf(place), per_second, channel_id }
  const sender = new Worker(new URL('./support/flood-thread.ts', import.meta.url), { workerData })
  const measured = { flood: [] as Round[], harmless: [] as Round[] }
  await working.round(1000)
  for (let n = 0; n < rounds; n++)
    for (const name of ['harmless', 'flood'] as const) {
      sender.postMessage(name)
      const times = await working.round(round_ms)
      sender.postMessage('stop')
      const [statuses] = (await once(sender, 'message')) as [Statuses]
      measured[name].push({ times, statuses })
    }
  await sender.terminate()
  console.log(`\n${title}`)
  console.table(Object.fromEntries(kinds.map((kind) => [kind, row(kind, measured)])))
  const refused = (list: Round[]) => list.reduce((sum, { times }) => sum + times.refused, 0)
  console.log(`Refused to the account: ${refused(measured.flood)} in floods, ${refused(measured.harmless)} otherwise.`)
  console.log('Responses to the flood:', total(measured.flood), 'and to harmless requests:', total(measured.harmless))
}

function row(kind: Kind, measured: Record<'flood' | 'harmless', Round[]>) {
  const p95 = (list: Round[]) => list.map(({ times }) => percentile(times[kind], 0.95))
  const [harmless, flooded] = [p95(measured.harmless), p95(measured.flood)]
  const ratio = median(flooded) / median(harmless)
  return {
    'p95 ms, harmless': harmless.map(Math.round).join(' '),
    'p95 ms, flood': flooded.map(Math.round).join(' '),
    ratio: Number(ratio.toFixed(2)),
    bar: ratio <= bar ? 'passed' : 'MISSED',
  }
}

function total(list: readonly Round[]): Statuses {
  const all: Statuses = {}
  for (const { statuses } of list)
    for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count
  return all
}

/** Sends, lists, uploads small pictures, and has customers who write to it. */
async function workingAccount(place: Deployment) {
  const { id: channel_id } = await widgetOf(place)
  const base = baseOf(place)
  const visitors = await Promise.all(
    Array.from({ length: customers }, async (_, n) => {
      const address = `203.0.113.${n}`
      const { token } = (await (
        await send(base, { method: 'POST', path: '/visitors', address, json: { channel_id } })
      ).json()) as { token: string }
      const json = { content: 'Hello' }
      const begun = await send(base, { method: 'POST', path: '/conversations', address, token, json })
      const { conversation_id: id } = (await begun.json()) as { conversation_id: string }
      return { address, token, id }
    }),
  )
  const small = formWith('file', picture(40, 30), 'small.png')
  let count = 0
  const acts: Record<Kind, () => Promise<Response>> = {
    send: () => api(place, 'POST', `/conversations/${visitors[0]!.id}/messages`, { content: `Answer ${count}` }),
    list: () => api(place, 'GET', '/conversations'),
    file: () =>
      fetch(`${place.service.url}/files`, {
        method: 'POST',
        headers: { ...place.headers, ...small.headers },
        body: small.body as unknown as string,
      }),
    visitor: () => {
      const { address, token, id } = visitors[count++ % customers]!
      const json = { content: `Question ${count}` }
      return send(base, { method: 'POST', path: `/conversations/${id}/messages`, address, token, json })
    },
  }

  async function timed(kind: Kind, times: Times): Promise<void> {
    const began = performance.now()
    const response = await acts[kind]()
    await response.arrayBuffer()
    times[kind].push(performance.now() - began)
    if (!response.ok) times.refused++
  }

  return {
    async round(ms: number): Promise<Times> {
      const times: Times = { send: [], list: [], file: [], visitor: [], refused: 0 }
      const until = performance.now() + ms
      await Promise.all(
        kinds.map(async (kind) => {
          for (; performance.now() < until; await pause(40)) await timed(kind, times)
        }),
      )
      return times
    },
  }
}

function api({ service, headers }: Deployment, method: string, path: string, body?: unknown): Promise<Response> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(service.url + path, { method, headers: { ...headers, 'content-type': 'application/json' }, ...json })
}

function widgetOf(place: Deployment): Promise<{ id: string }> {
  const widget = { origins: ['https://shop.example'] }
  return ask(place, 'POST', '/channels', { kind: 'widget', name: 'Shop', handled_by: 'human', widget })
}

async function anotherAccount(place: Deployment): Promise<Deployment> {
  await runCommand(['accounts', 'create', '--name', 'Another'], place.settings)
  const key = await runCommand(['keys', 'create', '--mode', 'live', '--account', 'Another'], place.settings)
  return { ...place, headers: { authorization: `Bearer ${key.trim()}` } }
}

function baseOf({ service }: Deployment): string {
  return `${new URL(service.url).origin}/widget/api`
}
