import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from './config/config.ts'
import type { Vault } from './config/vault.ts'
import { begin, type Connection, commit, type Row, rollback } from './db/connection.ts'
import type { Cursors } from './db/cursor.ts'
import type { Database } from './db/database.ts'
import { type Sql, sql } from './db/sql.ts'
import type { FileStore } from './files/store.ts'

export type Mode = 'live' | 'test'

export interface Actor {
  type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
  id: string | null
  name: string | null
}

/** Somebody, and the teams whose conversations they don't see, unless they are theirs. */
export interface Hidden {
  readonly user_id: string
  readonly environment_ids: readonly number[]
  readonly teams: readonly string[]
}

/** On whose behalf something is done, and where: the first argument of every operation. */
export interface Scope {
  readonly database: Database
  /** Set inside a transaction. */
  readonly connection?: Connection
  /** One account's data of one mode. Internal: never shown. */
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
  readonly actor: Actor
  /** What of the environment the caller doesn't see. Without it, all is seen. */
  readonly hidden?: Hidden | null
  readonly request_id: string | null
  readonly cursors: Cursors
  readonly vault: Vault
  readonly files: FileStore
  readonly settings: Settings
  /** The base of links to this deployment, if known: without PUBLIC_URL, only a request tells. */
  readonly base_url?: string
  /** The request's Idempotency-Key, if any. */
  readonly claim?: Claim
  /** Collects the ids of resulting events for the request log. */
  readonly event_ids?: string[]
  /** Called before a language model is called. If it returns false, the limit is reached and no model is used. */
  readonly may_ask_model?: () => boolean
  /** Set if the change is recorded in the audit log. */
  readonly audited?: Audited
  /** Called after each commit with an event. */
  readonly committed: () => void
  /** Notifies every process that webhooks may be due. */
  readonly announce: () => void
}

/** What the audit log records about a change besides who, what and when. */
export interface Audited {
  /** As `<object>.<verb in the past>`. */
  readonly action: string
  /** Null if the service itself does it. */
  readonly address: string | null
  readonly details: Record<string, unknown>
}

/** The operator's settings that operations need. */
export type Settings = { readonly own_place?: OwnPlace } & Pick<
  Config,
  | 'public_url'
  | 'data_dir'
  | 'alarm_disk_mb'
  | 'alarm_backup_hours'
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
  | 'visitor_session_days'
  | 'signed_visitor_session_days'
  | 'visitor_session_max_days'
  | 'signed_visitor_session_max_days'
  | 'signed_visitor_session_limit'
  | 'mail_allowed_networks'
  | 'email_poll_ms'
  | 'channel_storage_mb'
  | 'account_storage_mb'
  | 'flood_messages_per_minute'
  | 'flood_check'
  | 'claimed_mails_per_hour'
  | 'claimed_mails_per_hour_network'
  | 'name_servers'
  | 'push_allowed_networks'
  | 'public_url'
  | 'smtp_host'
  | 'smtp_port'
  | 'smtp_security'
  | 'smtp_user'
  | 'smtp_password'
  | 'smtp_from_name'
  | 'smtp_from_address'
>

/** Where this process itself listens. */
export interface OwnPlace {
  /** Whether only this machine can reach the service: then test mode may call this machine. */
  readonly is_local: boolean
  /** Ports of this machine that are never called: the service's own. */
  readonly ports: Set<number>
  /** The database's ports, which are called only at public addresses. */
  readonly database_ports: readonly number[]
}

/** An Idempotency-Key, and how the response to its request is stored. */
export interface Claim {
  readonly key: string
  /** Whose it is: nobody else gets the response. */
  readonly principal: string
  readonly lock: string
  readonly fingerprint: Buffer
  /** The response to the caller, given the operation's result. */
  readonly answer: (result: Resource) => StoredAnswer
  /** Set once the response was stored by a statement. */
  is_stored: boolean
}

/** A response as stored. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
  /** Whether the body is encrypted because it contains a secret. */
  readonly sealed: boolean
  readonly location: string | null
}

/** The result of an operation: an API object as JSON, rendered once for response, event and replay. */
export interface Resource {
  readonly json: string
  readonly id?: string
  readonly version?: number
  /** The contact it's about. */
  readonly contact_id?: string
  /** Whether it contains a secret, which must not be stored in plain text. */
  readonly secret?: boolean
  /** Whether it contains data that changes without a new version. Then there is no 304 response. */
  readonly volatile?: boolean
}

type Place = Pick<Scope, 'environment_id' | 'account_id' | 'mode'>
/** What a process works with, on anyone's behalf. */
export type Means = Pick<Scope, 'database' | 'cursors' | 'vault' | 'files' | 'settings' | 'committed' | 'announce'>

/** What a process does on its own, without a request. */
export function systemScope(means: Means, { environment_id, account_id, mode }: Place): Scope {
  const actor = { type: 'system', id: null, name: null } as const
  return { ...means, environment_id, account_id, mode, actor, request_id: null }
}

export function read<Shape = Row>(scope: Pick<Scope, 'database' | 'connection'>, query: Sql): Promise<Shape[]> {
  return scope.connection ? scope.connection.query(query) : scope.database.read(query)
}

// A deadlock or serialization failure undid everything, so the work can simply be repeated.
const retryable = new Set(['40001', '40P01'])
const max_attempts = 3

/** Runs `work` in a transaction. Joins one that is already open. */
export async function transact<T>(scope: Scope, work: (scope: Scope) => Promise<T>): Promise<T> {
  if (scope.connection) return work(scope)
  const result = await again(() => scope.database.session((connection) => inTransaction(scope, connection, work)))
  scope.committed()
  return result
}

/** In a transaction: one at a time in its environment, so that what is counted, or has to be unique, stays so until the end. */
export async function lockEnvironment({
  connection,
  environment_id,
}: Pick<Scope, 'connection' | 'environment_id'>): Promise<void> {
  await connection!.query(sql`select from environments where id = ${environment_id} for no key update`)
}

/** Retries if the database undid it only because of concurrent access to the same rows, after a short random pause. */
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
  // Awaited below: the work is sent without waiting, and fails with it if the key is taken.
  opened.catch(() => {})
  try {
    const result = await work({ ...scope, connection })
    await opened
    await connection.query(commit)
    return result
  } catch (error) {
    const ended = connection.query(rollback).catch(() => {})
    await opened
    // Until then it holds the key's lock, which storing the error takes again.
    await ended
    throw error
  }
}

/** Acquires the key's lock for this transaction or fails immediately: waiting here would exhaust the pool. */
export function claimKey(claim: Claim): Sql {
  return sql`select claim_idempotency_key(${claim.lock})`
}
