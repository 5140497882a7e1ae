import { constant, define, id, nullable, oneOf, type Static, Type, timestamp } from '../schema.ts'

export const syncStates = ['synced', 'waiting', 'failed'] as const

export const LeadSyncState = define(
  'LeadSyncState',
  Type.Object({
    object: constant('lead.sync_state'),
    connection_id: id('crm_connection'),
    provider: Type.String({ examples: ['hubspot'] }),
    name: nullable(Type.String({ description: 'The name of the connection.', examples: ['Sales'] })),
    state: oneOf(syncStates, {
      description:
        '`waiting`: there are changes to write, including retries after a temporary failure. `failed`: not retried until the lead changes or you sync it.',
    }),
    remote_id: nullable(Type.String({ description: 'The ID of the record in the CRM, if there is one.' })),
    remote_url: nullable(Type.String({ description: 'The URL of the record in the CRM.' })),
    synced_at: nullable(timestamp('When the lead was last fully synced.')),
    failing_since: nullable(timestamp('The time since which every attempt has failed.')),
    next_try_at: nullable(timestamp('When the next attempt is due. Null if nothing waits.')),
  }),
)
export type LeadSyncState = Static<typeof LeadSyncState>

export const syncFilters = [...syncStates, 'none'] as const
export type SyncFilter = (typeof syncFilters)[number]
