import { onDatabase } from './on-database.ts'

/**
 * Ends every lease, as if enough time had passed since the last renewal. A live process renews its leases or loses them; the
 * leases of a dead process go to another.
 */
export async function endLeases(database_url: string): Promise<void> {
  await onDatabase(
    database_url,
    'update webhook_queues set leased_until = now(), next_due_at = now() where leased_until > now()',
  )
  for (const jobs of ['crm_jobs', 'assistant_turns'])
    await onDatabase(database_url, `update ${jobs} set leased_until = now() where leased_until > now()`)
}
