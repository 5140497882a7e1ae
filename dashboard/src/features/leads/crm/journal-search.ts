import type { SyncStatus } from './connections.ts'

const statuses: readonly SyncStatus[] = ['failed', 'created', 'updated', 'unchanged', 'pulled', 'running']

/** Which attempts of a connection are shown, as stored in the URL. */
export interface JournalSearch {
  status?: SyncStatus
}

export function journalSearch({ status }: Record<string, unknown>): JournalSearch {
  return statuses.includes(status as SyncStatus) ? { status: status as SyncStatus } : {}
}
