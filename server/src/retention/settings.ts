import { recordAudit } from '../accounts/audit.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import type { DashboardScope } from '../http/scopes.ts'
import { lockEnvironment, type Resource, read } from '../scope.ts'
import type { Rules } from './due.ts'
import type { Retention, RetentionChanges } from './schema.ts'

type Mode = RetentionChanges['mode']
type Stored = Rules & { updated_at: string | null }

const for_ever: Stored = { conversation_days: null, contact_days: null, kept_label: null, updated_at: null }

/** How long an environment keeps conversations and contacts, and the deployment its logs. */
export async function showRetention(scope: DashboardScope, mode: Mode): Promise<Resource> {
  return retentionOf(scope, mode, await rulesOf(scope, scope.session[mode]))
}

export function changeRetention(scope: DashboardScope, { mode, ...changes }: RetentionChanges): Promise<Resource> {
  const environment_id = scope.session[mode]
  return transaction(scope.database, async (connection) => {
    // One at a time, so that the audit log shows what each one changed.
    await lockEnvironment({ connection, environment_id })
    const before = await rulesOf({ ...scope, connection }, environment_id)
    const after = { ...before, ...changes, updated_at: new Date().toISOString() }
    const names = ['conversation_days', 'contact_days', 'kept_label'] as const
    const changed = names.filter((name) => after[name] !== before[name])
    if (changed.length === 0) return retentionOf(scope, mode, before)
    await connection.query(sql`
      insert into retention_settings (environment_id, conversation_days, contact_days, kept_label, updated_at)
      values (${environment_id}, ${after.conversation_days}, ${after.contact_days}, ${after.kept_label}, ${after.updated_at})
      on conflict (environment_id) do update set conversation_days = excluded.conversation_days,
        contact_days = excluded.contact_days, kept_label = excluded.kept_label, updated_at = excluded.updated_at,
        contacts_through = '', contacts_due_at = now()`)
    await recordAudit(connection, {
      ...scope,
      action: 'retention.updated',
      mode,
      object: null,
      details: Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }])),
    })
    return retentionOf(scope, mode, after)
  })
}

async function rulesOf(
  scope: Pick<DashboardScope, 'database' | 'connection'>,
  environment_id: number,
): Promise<Stored> {
  const [row] = await read<Stored>(
    scope,
    sql`
    select conversation_days, contact_days, kept_label, updated_at from retention_settings
    where environment_id = ${environment_id}`,
  )
  return row ?? for_ever
}

function retentionOf({ settings }: DashboardScope, mode: Mode, rules: Stored): Resource {
  const { event_days, idempotency_days, request_log_days } = settings
  const { conversation_days, contact_days, kept_label, updated_at } = rules
  const retention: Retention = {
    object: 'retention',
    mode,
    conversation_days,
    contact_days,
    kept_label,
    updated_at,
    event_days,
    idempotency_days,
    request_log_days: request_log_days || null,
  }
  return { json: JSON.stringify(retention) }
}
