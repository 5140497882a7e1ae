import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { filesIn, textOf } from '../../scripts/architecture.ts'

/** The tables of each folder, which only its own files write. */
const own: Record<string, string> = {
  accounts:
    'accounts api_keys audit_chain audit_entries audit_waiting availabilities conversation_reads deployment environments invitations ' +
    'key_holders recovery_codes saved_views sessions sign_in_codes throttles users',
  alarms: 'alarms',
  channels:
    'channel_webhooks channels contact_identities denied_claims email_automatic_answers email_consents email_cursors email_filings email_mailboxes email_mails ' +
    'identity_keys mail_stops out_of_hours_due outgoing practice_messages visitor_conversations visitor_tokens',
  contacts: 'contacts',
  conversations:
    'assignments bulk_change_items bulk_changes canned_replies channel_backfills conversations labels messages relabelings',
  crm: 'crm_connections crm_jobs crm_links crm_notes crm_practice_records crm_syncs',
  files: 'deleted_files file_parts file_usage files',
  events: 'event_log events outbox',
  hours: 'hours',
  http: 'idempotent_answers idempotent_claims request_log',
  knowledge: 'article_passages article_spellings article_terms article_vectors article_words articles embedders',
  mail: 'mail_settings mails',
  leads: 'lead_qualifications lead_readings lead_rules lead_scorings leads',
  models: 'assistant_settings model_calls model_conversations model_days',
  notifications:
    'notification_progress notification_settings notifications push_keys push_subscriptions service_alarms',
  replies: 'assistant_turns handovers_to_brief message_feedback',
  reports: 'report_conversations report_counts report_days report_handovers report_progress',
  retention: 'deleted_conversations retention_settings',
  search: 'search_documents search_progress search_segments search_waiting search_word_counts search_words',
  summaries: 'summary_records',
  teams: 'team_members teams',
  trials: 'trial_cases trial_results trial_sets trials',
  webhooks: 'webhook_deliveries webhook_endpoints webhook_queues',
}

/** Who else writes a table, and why. The list may only become shorter. */
const others: { folder: string; tables: string; reason: string }[] = [
  {
    folder: 'accounts',
    tables: 'channels',
    reason: 'An account is made with its first channel in one statement.',
  },
  { folder: 'crm', tables: 'leads', reason: 'A lead shows its records, and takes the status that the CRM gave it.' },
  {
    folder: 'cli/demo',
    tables:
      'accounts api_keys articles assistant_turns audit_entries canned_replies conversations deployment events ' +
      'message_feedback messages outbox request_log webhook_deliveries webhook_endpoints webhook_queues',
    reason: 'A past of months, at moments that no verb would write.',
  },
  {
    folder: 'events',
    tables: 'audit_entries environments webhook_deliveries',
    reason:
      'A change is one statement with its event and its entry in the audit log; the sequencer counts in the ' +
      'environment. Contacts, below webhooks, have receivers’ responses emptied at once.',
  },
  {
    folder: 'merging',
    tables:
      'contacts conversations crm_jobs crm_links crm_practice_records crm_syncs lead_qualifications leads messages',
    reason: 'Gives the rows of one contact to another: nothing else does, and the order of all its locks is one.',
  },
  {
    folder: 'channels/email/continuity',
    tables: 'mails',
    reason: 'Plans mail to visitors in the transaction that follows the answer.',
  },
  {
    folder: 'notifications',
    tables: 'mails',
    reason: 'Takes what waits for a person into one mail, in the statement that marks it.',
  },
  {
    folder: 'retention',
    tables: 'conversations lead_qualifications leads',
    reason: 'Deletes conversations together with every word that quotes them, in one transaction.',
  },
  {
    folder: 'cli/rotation',
    tables:
      'assistant_settings channels crm_connections deployment email_consents idempotent_answers identity_keys mail_settings push_keys users ' +
      'webhook_endpoints',
    reason: 'Seals what others keep under the new key, in one order for the whole deployment.',
  },
]

const allowed = [...Object.entries(own), ...others.map(({ folder, tables }) => [folder, tables] as const)]

const root = new URL('../', import.meta.url).pathname
const migrations = filesIn(root, 'migrations/*.sql').map((file) => textOf(root, file))
const renamed = new Map(
  migrations.flatMap((text) =>
    Array.from(text.matchAll(/alter table (\w+) rename to (\w+)/g), ([, from, to]) => [from!, to!] as const),
  ),
)
const tables = new Set(
  migrations.flatMap((text) =>
    Array.from(text.matchAll(/create (?:unlogged )?table (\w+)/gi), ([, name]) => renamed.get(name!) ?? name!),
  ),
)
const code = filesIn(root, 'src/**/*.ts').filter((file) => !/\.test\.ts$|^src\/testing\//.test(file))

// In statements, and where an object type is declared that `changeRow` and `deleteRow` write.
const writing = /\b(?:insert into|update|delete from)\s+(\w+)|\btable: '(\w+)'/g

describe('each table', () => {
  it('is written by the folder that owns it, and by those that have a reason', () => {
    const listed = new Set(allowed.flatMap(([folder, names]) => names.split(' ').map((name) => `${folder} → ${name}`)))
    assert.deepEqual([...writes().difference(listed)], [], 'not listed')
    assert.deepEqual([...listed.difference(writes())], [], 'listed, and written no more')
  })

  it('has one owner', () => {
    const owned = Object.values(own).flatMap((names) => names.split(' '))
    assert.deepEqual(owned.sort(), [...tables].sort())
  })
})

/** An entry of a folder in another allows what is in it, beside what the other folder may write. */
function writes(): Set<string> {
  const writes_found = code.flatMap((file) => {
    const names = Array.from(
      textOf(root, file).matchAll(writing),
      ([, written_table, declared]) => written_table ?? declared!,
    )
    return names.filter((name) => tables.has(name)).map((table) => `${writerOf(file, table)} → ${table}`)
  })
  return new Set(writes_found)
}

/** The smallest folder that is listed with this table, otherwise the top one. */
function writerOf(file: string, table: string): string {
  const name = file.replace(/^src\/|\.ts$/g, '')
  const listed = allowed.filter(([folder, names]) => name.startsWith(`${folder}/`) && names.split(' ').includes(table))
  return listed.map(([folder]) => folder).sort((a, b) => b.length - a.length)[0] ?? name.split('/')[0]!
}
