import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from './config.ts'
import { begin, type Connection, commit, type Row, rollback } from './db/connection.ts'
import type { Cursors } from './db/cursor.ts'
import type { Database } from './db/database.ts'
import { type Sql, sql } from './db/sql.ts'
import type { Vault } from './secrets/vault.ts'

export type Mode = 'live' | 'test'

export interface Actor {
  type: 'api_key' | 'user' | 'assistant' | 'system'
  id: string | null
  name: string | null
}

/** On whose behalf something is done, and where: the first argument of every verb. */
export interface Scope {
  readonly database: Database
  /** Set inside a transaction. */
  readonly connection?: Connection
  /** One account's data of one mode. Internal: never shown. */
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
  readonly actor: Actor
  readonly request_id: string | null
  readonly cursors: Cursors
  readonly vault: Vault
  readonly settings: Settings
  /** The Idempotency-Key this work is done under, if any. */
  readonly claim?: Claim
  /** Where the ids of the events it leaves are gathered, for the log of requests. */
  readonly event_ids?: string[]
  /** Told where a language model is about to be asked: false where there is no room for that, and it goes without. */
  readonly may_ask_model?: () => boolean
  /** Set where the change is to be noted in the audit log. */
  readonly audited?: Audited
  /** Told after each commit that left an event. */
  readonly committed: () => void
  /** Tells every process that webhooks may be due. */
  readonly announce: () => void
}

/** What the audit log tells of a change beside who, what and when. */
export interface Audited {
  /** As `<object>.<verb in the past>`. */
  readonly action: string
  readonly address: string
  readonly details: Record<string, unknown>
}

/** What the operator chose that verbs have to heed. */
export type Settings = { readonly own_place?: OwnPlace } & Pick<
  Config,
  | 'webhook_allowed_networks'
  | 'crm_allowed_networks'
  | 'assistant_allowed_networks'
  | 'webhook_endpoint_limit'
  | 'assistant_provider'
  | 'assistant_base_url'
  | 'assistant_model'
  | 'assistant_embedding_model'
  | 'assistant_api_key'
  | 'event_days'
  | 'idempotency_days'
  | 'request_log_days'
>

/** Where this process itself is. */
export interface OwnPlace {
  /** Whether only this machine reaches the service: then whoever writes to it may have test mode call this machine. */
  readonly is_local: boolean
  /** Ports of this machine that are never called: the service's own. */
  readonly ports: Set<number>
  /** The database's port, which is called at no address that is not public. */
  readonly database_port: number | null
}

/** An Idempotency-Key, and how the answer to its request is remembered. */
export interface Claim {
  readonly key: string
  /** Whose it is: nobody else is given the answer. */
  readonly principal: string
  readonly lock: string
  readonly fingerprint: Buffer
  /** What the caller will be answered, given what the verb returns. */
  readonly answer: (result: Resource) => StoredAnswer
  /** Set once the answer is part of a statement that was done. */
  stored: boolean
}

/** An answer as it is kept. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
  /** Whether the body is encrypted, for it shows a secret. */
  readonly sealed: boolean
  readonly location: string | null
}

/** What a verb returns: an API object as its JSON text, rendered once for answer, event and replay. */
export interface Resource {
  readonly json: string
  readonly id?: string
  readonly version?: number
  /** Whose data it holds. */
  readonly contact_id?: string
  /** Whether it shows a secret, which no one may keep in clear. */
  readonly secret?: boolean
  /** Whether it tells something that changes without a new version: then no one is told that he has it already. */
  readonly volatile?: boolean
}

type Place = Pick<Scope, 'environment_id' | 'account_id' | 'mode'>
/** What a process works with, on whoever's behalf. */
export type Means = Pick<Scope, 'database' | 'cursors' | 'vault' | 'settings' | 'committed' | 'announce'>

/** What a process does by itself, on no one's request. */
export function systemScope(means: Means, { environment_id, account_id, mode }: Place): Scope {
  const actor = { type: 'system', id: null, name: null } as const
  return { ...means, environment_id, account_id, mode, actor, request_id: null }
}

export function read<Shape = Row>(scope: Pick<Scope, 'database' | 'connection'>, query: Sql): Promise<Shape[]> {
  return scope.connection ? scope.connection.query(query) : scope.database.read(query)
}

// A deadlock or a serialization failure undid everything: the same work may simply be done again.
const retryable = new Set(['40001', '40P01'])
const max_attempts = 3

/** Runs `work` in one transaction, joined when one is open already. */
export async function transact<T>(scope: Scope, work: (scope: Scope) => Promise<T>): Promise<T> {
  if (scope.connection) return work(scope)
  const result = await again(() => scope.database.session((connection) => inTransaction(scope, connection, work)))
  scope.committed()
  return result
}

/** Does it again where the database undid it only because others were at the same rows: a moment later, and not with them. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === max_attempts || !retryable.has((error as { code?: string }).code ?? '')) throw error
      await pause(Math.random() * 20 * attempt)
    }
  }
}

async function inTransaction<T>(scope: Scope, connection: Connection, work: (scope: Scope) => Promise<T>): Promise<T> {
  const opened = Promise.all([connection.query(begin), scope.claim && connection.query(claimKey(scope.claim))])
  // Awaited below; work goes out without waiting, and fails with it when the key is taken.
  opened.catch(() => {})
  try {
    const result = await work({ ...scope, connection })
    await opened
    await connection.query(commit)
    return result
  } catch (error) {
    connection.query(rollback).catch(() => {})
    await opened
    throw error
  }
}

/** Takes the key's lock for this transaction or fails at once: waiting here would empty the pool. */
export function claimKey(claim: Claim): Sql {
  return sql`select claim_idempotency_key(${claim.lock})`
}
