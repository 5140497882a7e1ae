import { useSyncExternalStore } from 'react'
import { ApiError, callWhole, type Mode } from '../../../api/call.ts'
import type { Contact } from '../../../api/generated/types.ts'
import { pace, patiently, sleep } from '../patiently.ts'
import { withAddress } from '../queries.ts'
import { contactOf, type Fault, type Given, type Mapping } from './mapping.ts'
import type { Row } from './parse.ts'

export interface Plan {
  mode: Mode
  file: string
  headers: readonly string[]
  rows: readonly Row[]
  mapping: Mapping
  /** What becomes of contacts that are there already. */
  existing: 'skip' | 'update'
}

export interface Failure {
  row: Row
  reason: Fault | Error
}

type Outcome = 'created' | 'updated' | 'skipped'

export interface Import extends Record<Outcome, number> {
  plan: Plan
  state: 'running' | 'paused' | 'done' | 'canceled' | 'stopped'
  /** Why nothing more can be done, such as being signed out. */
  error: unknown
  waiting: 'limit' | 'network' | null
  failures: readonly Failure[]
  begun_at: number
}

// One at a time would mostly wait; more would only meet the limit sooner.
const at_once = 4

let current: Import | null = null
let abort = new AbortController()
let resume = () => {}
let unpaused = Promise.resolve()
const listeners = new Set<() => void>()

/** The import of this window, if any: it goes on while one looks at other pages. */
export function useImport(): Import | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

export function handled({ created, updated, skipped, failures }: Import): number {
  return created + updated + skipped + failures.length
}

export function startImport(plan: Plan): void {
  abort = new AbortController()
  unpaused = Promise.resolve()
  current = {
    plan,
    state: 'running',
    error: null,
    waiting: null,
    created: 0,
    updated: 0,
    skipped: 0,
    failures: [],
    begun_at: Date.now(),
  }
  addEventListener('beforeunload', ask)
  tell({})
  work(plan, abort.signal)
}

export function pauseImport(): void {
  if (current?.state !== 'running') return
  unpaused = new Promise((resolve) => {
    resume = resolve
  })
  tell({ state: 'paused' })
}

export function resumeImport(): void {
  if (current?.state !== 'paused') return
  tell({ state: 'running' })
  resume()
}

/** What was made stays. */
export function cancelImport(): void {
  finish('canceled')
}

export function forgetImport(): void {
  abort.abort()
  current = null
  for (const listener of listeners) listener()
}

/** Each row has one key for all its tries: an answer that got lost makes nothing twice. */
async function work(plan: Plan, signal: AbortSignal): Promise<void> {
  const id = crypto.getRandomValues(new BigUint64Array(2)).join('-')
  let next = 0
  const workers = Array.from({ length: at_once }, async () => {
    while (next < plan.rows.length) {
      await unpaused
      if (signal.aborted) return
      const row = plan.rows[next++]
      if (row) await take(row)
    }
  })
  try {
    await Promise.all(workers)
    if (!signal.aborted) finish('done')
  } catch (error) {
    if (!signal.aborted) finish('stopped', error)
  }

  async function take(row: Row): Promise<void> {
    const given = contactOf(row, plan.headers, plan.mapping)
    if (typeof given === 'string') return count({ row, reason: given })
    try {
      count(await keep(plan, given, `import-${id}-${row.line}`, signal))
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || error.status === 401 || error.status === 403) throw error
      count({ row, reason: error })
    }
  }
}

async function keep(plan: Plan, given: Given, key: string, signal: AbortSignal): Promise<Outcome> {
  try {
    await send(plan, { path: '', method: 'POST', body: given, key }, signal)
    return 'created'
  } catch (error) {
    if (!isTaken(error)) throw error
    if (plan.existing === 'skip') return 'skipped'
    const found = await patiently(() => withAddress(plan.mode, given.email, signal), { signal, waiting })
    if (!found) throw error
    const { email, name, ...rest } = given
    // Where the file has no name, its address stands for it: that is no news.
    const body = { ...rest, ...(name !== email && { name }) }
    await send(plan, { path: `/${found.id}`, method: 'PATCH', body, key: `${key}-update` }, signal)
    return 'updated'
  }
}

/** Somebody has the address already; who has the identifier may be anybody. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'contact_already_exists' && error.message.includes('`email`')
}

interface Sent {
  path: string
  method: 'POST' | 'PATCH'
  body: unknown
  key: string
}

async function send({ mode }: Plan, { path, method, body, key }: Sent, signal: AbortSignal): Promise<void> {
  const ask = () => callWhole<Contact>(`/${mode}/contacts${path}`, { method, body, key, signal })
  const { headers } = await patiently(ask, { signal, waiting })
  const rest = pace(headers) * at_once
  if (rest > 0) await sleep(rest, signal)
}

function waiting(why: Import['waiting']): void {
  tell({ waiting: why })
}

function count(what: Outcome | Failure): void {
  if (!current) return
  if (typeof what === 'string') tell({ [what]: current[what] + 1 })
  else {
    // The same list grows: a copy for each would take long where thousands fail.
    ;(current.failures as Failure[]).push(what)
    tell({})
  }
}

function finish(state: 'done' | 'canceled' | 'stopped', error: unknown = null): void {
  if (current === null || (current.state !== 'running' && current.state !== 'paused')) return
  removeEventListener('beforeunload', ask)
  resume()
  abort.abort()
  tell({ state, error, waiting: null })
}

let told = 0

/** The page is told of some hundred rows at once where they come fast. */
function tell(changes: Partial<Import>): void {
  if (!current) return
  current = { ...current, ...changes }
  if (told !== 0 && changes.state === undefined) return
  clearTimeout(told)
  told = Number(
    setTimeout(() => {
      told = 0
      for (const listener of listeners) listener()
    }, 50),
  )
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
