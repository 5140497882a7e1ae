import type { ContactImport } from '@parley/sdk'
import { useSyncExternalStore } from 'react'
import { ApiError, type Mode, matterOf } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import type { Problem } from '../fields.ts'
import { pace, patiently, sleep } from '../patiently.ts'
import { batchesOf, type Item } from './batches.ts'
import { type Attributes, contactOf, type Mapping } from './mapping.ts'
import type { Row } from './parse.ts'

export interface Plan {
  mode: Mode
  file: string
  headers: readonly string[]
  rows: readonly Row[]
  mapping: Mapping
  attributes: Attributes
  /** What to do with existing contacts. */
  existing: 'skip' | 'update'
}

export interface Failure {
  row: Row
  reason: Problem | Error
}

type Outcome = 'created' | 'updated' | 'skipped'

export interface Import extends Record<Outcome, number> {
  plan: Plan
  state: 'running' | 'paused' | 'done' | 'canceled' | 'stopped'
  /** Why it can't continue, for example because the session ended. */
  error: unknown
  waiting: 'limit' | 'network' | null
  failures: readonly Failure[]
  begun_at: number
}

// While one is being written, the next is on its way.
const at_once = 2

let current: Import | null = null
let abort = new AbortController()
let resume = () => {}
let unpaused = Promise.resolve()
const listeners = new Set<() => void>()

/** The import of this window, if any. It continues while other pages are open. */
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

/** Created contacts stay. */
export function cancelImport(): void {
  finish('canceled')
}

export function forgetImport(): void {
  abort.abort()
  current = null
  for (const listener of listeners) listener()
}

/** Each batch has one key for all its attempts: a lost response creates nothing twice. */
async function work(plan: Plan, signal: AbortSignal): Promise<void> {
  const id = crypto.getRandomValues(new BigUint64Array(2)).join('-')
  const batches = batchesOf(plan.rows, (row) => contactOf(row, plan.headers, plan.mapping, plan.attributes))
  const workers = Array.from({ length: at_once }, async () => {
    for (const { items, faults } of batches) {
      await unpaused
      if (signal.aborted) return
      count([], faults)
      if (items.length > 0) await send(items)
    }
  })
  try {
    await Promise.all(workers)
    if (!signal.aborted) finish('done')
  } catch (error) {
    if (!signal.aborted) finish('stopped', error)
  }

  async function send(items: readonly Item[]): Promise<void> {
    const key = `import-${id}-${items[0]!.row.line}-${items.length}`
    const body = { contacts: items.map(({ given }) => given), existing: plan.existing, import_id: id }
    const request = () => service[plan.mode].contacts.import(body, { idempotency_key: key, signal })
    try {
      const answer = await patiently(request, { signal, waiting })
      await takeIn(items, answer)
      const rest = pace(answer) * at_once
      if (rest > 0) await sleep(rest, signal)
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || error.status === 401 || error.status === 403) throw error
      if (items.length === 1) return count([], [{ row: items[0]!.row, reason: error }])
      // The batch is too large for a proxy, or contains something that fails: found by bisection.
      const half = items.length >> 1
      await send(items.slice(0, half))
      await send(items.slice(half))
    }
  }
}

async function takeIn(items: readonly Item[], { results }: ContactImport): Promise<void> {
  const outcomes: Outcome[] = []
  const failures: Failure[] = []
  for (const { index, outcome, error } of results) {
    if (error) failures.push({ row: items[index]!.row, reason: await failureOf(error, items[index]!) })
    else outcomes.push(outcome === 'unchanged' ? 'skipped' : (outcome as Outcome))
  }
  count(outcomes, failures)
}

type RowError = NonNullable<ContactImport['results'][number]['error']>

/** As if the contact had been created alone. */
async function failureOf({ code, message, request_id }: RowError, { given }: Item): Promise<ApiError> {
  const matter = await matterOf(message, { method: 'POST', path: '/contacts', body: given })
  return new ApiError(400, code, { message, request_id, matter })
}

function waiting(why: Import['waiting']): void {
  tell({ waiting: why })
}

function count(outcomes: readonly Outcome[], failures: readonly Failure[]): void {
  if (!current) return
  const counts = { created: current.created, updated: current.updated, skipped: current.skipped }
  for (const outcome of outcomes) counts[outcome]++
  // Appends to the same list: copying it each time would be slow with thousands of failures.
  const list = current.failures as Failure[]
  for (const failure of failures) list.push(failure)
  tell(counts)
}

function finish(state: 'done' | 'canceled' | 'stopped', error: unknown = null): void {
  if (current === null || (current.state !== 'running' && current.state !== 'paused')) return
  removeEventListener('beforeunload', ask)
  resume()
  abort.abort()
  tell({ state, error, waiting: null })
}

let told = 0

/** Updates the page about every hundred rows if they come fast. */
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
