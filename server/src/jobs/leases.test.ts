import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { filesIn, textOf } from '../../../scripts/architecture.ts'

/** Per table with leases: who writes under them, and what nobody else writes, besides the lease itself. */
const leased: Record<string, { file: string; columns?: string }> = {
  assistant_turns: { file: 'replies/turn.ts', columns: 'outcome tries finished_at' },
  bulk_changes: { file: 'conversations/bulk/run.ts', columns: 'finished_at undone_at' },
  channel_webhooks: { file: 'channels/incoming/queue.ts', columns: 'tries' },
  crm_jobs: { file: 'crm/lease.ts' },
  email_mailboxes: { file: 'channels/email/lease.ts', columns: 'began_at' },
  idempotent_claims: { file: 'http/claim-call.ts' },
  lead_scorings: { file: 'leads/scorings.ts', columns: 'status through_lead leads_done finished_at' },
  mails: { file: 'mail/lease.ts', columns: 'tries sent_at through_message_id address_hash' },
  outgoing: { file: 'channels/outgoing/lease.ts', columns: 'tries finishing_at sent_at' },
  trials: { file: 'trials/run.ts', columns: 'through_case done finished_at' },
  webhook_queues: { file: 'webhooks/lease.ts' },
}

/** Who else writes them, and why. The list may only become shorter. */
const others: Record<string, string> = {
  'channels/email/channel.ts → email_mailboxes': 'Whoever reads a mailbox stops once it has other settings, or none.',
  'conversations/bulk/bulk-changes.ts → bulk_changes': 'Of one that nobody started.',
  'conversations/bulk/prune.ts → bulk_changes': 'Of what can no longer be undone, or was never started.',
  'crm/forget-deleted.ts → crm_jobs': 'Of a connection that is deleted.',
  'crm/prune.ts → crm_jobs': 'Of connections and leads that are deleted.',
  'http/kept-answers.ts → idempotent_claims': 'Of processes that died an hour ago.',
  'mail/prune.ts → mails': 'Of what is over.',
  'merging/crm.ts → crm_jobs': 'Of a lead that becomes part of another one.',
  'trials/trials.ts → trials': 'Of the oldest of a set, which stores nothing more.',
  'webhooks/endpoints.ts → webhook_queues': 'Of an endpoint that is deleted.',
}

const root = new URL('../', import.meta.url).pathname
const code = filesIn(root, '**/*.ts').filter((file) => !/\.test\.ts$|^(?:testing|demo)\//.test(file))

describe('what is written under a lease', () => {
  it('is written by the file that has the lease, and by those that have a reason', () => {
    const writes = code.flatMap((file) => writesIn(textOf(root, file)).map((table) => [file, table] as const))
    const elsewhere = writes.filter(([file, table]) => leased[table]!.file !== file).map((one) => one.join(' → '))
    assert.deepEqual([...new Set(elsewhere)].sort(), Object.keys(others).sort())
  })

  it('is known of each table that has leases', () => {
    const migrations = filesIn(root, '../migrations/*.sql').map((file) => textOf(root, file))
    const tables = migrations.flatMap((text) =>
      Array.from(text.matchAll(/create table (\w+) \((?:(?!\n\);).)*?\bleased_until\b/gs), ([, name]) => name!),
    )
    const renamed = new Map(
      migrations.flatMap((text) =>
        Array.from(text.matchAll(/alter table (\w+) rename to (\w+)/g), ([, from, to]) => [from!, to!] as const),
      ),
    )
    assert.deepEqual(tables.map((name) => renamed.get(name) ?? name).sort(), Object.keys(leased).sort())
  })

  it('is found wherever a statement has it', () => {
    for (const text of [
      'update crm_jobs job set again = false, leased_until = null from mine',
      'delete from crm_jobs where id = 1',
      'update mails set failure = (select 1 where true), tries = 0 where id = 1',
      'insert into crm_jobs as job (id) values (1) on conflict (id) do update set lease_token = 1',
    ])
      assert.equal(writesIn(text).length, 1, text)
    for (const text of [
      'update crm_jobs set due_at = now() where lease_token = 1',
      'select leased_until = now() from crm_jobs',
      'update crm_jobs set due_at = now() where true), other as (update other set leased_until = null',
      'insert into crm_jobs (lease_token) values (1)',
    ])
      assert.deepEqual(writesIn(text), [], text)
  })
})

/** The tables of which a text deletes rows, or writes what belongs to whoever has the lease. */
function writesIn(text: string): string[] {
  const statements = text.split(/\b(?=(?:insert into|update|delete from)\s+(?!set\b)\w+)/)
  return statements.flatMap((statement) => {
    const [, verb, table] = /^(insert into|update|delete from)\s+(\w+)/.exec(statement) ?? []
    const lease = leased[table ?? '']
    if (!lease) return []
    if (verb === 'delete from') return [table!]
    const columns = ['lease_token', 'leased_until', ...(lease.columns?.split(' ') ?? [])]
    return columns.some((name) => new RegExp(`\\b${name} = `).test(setOf(statement))) ? [table!] : []
  })
}

/** What an update sets, without its subqueries. */
function setOf(statement: string): string {
  let set = statement.split(/\bset\s/)[1] ?? ''
  for (let shorter = ''; shorter !== set; ) {
    shorter = set
    set = set.replace(/\([^()]*\)/g, '')
  }
  return set.split(/\b(?:where|from|returning)\b|[`)]/)[0]!
}
