import { constant, id, named, nullable, oneOf, type Static, Type, timestamp } from '../schema.ts'

export const syncStates = ['synced', 'waiting', 'failed'] as const

export const LeadSyncState = named(
  'LeadSyncState',
  Type.Object({
    object: constant('lead.sync_state'),
    connection_id: id('crm_connection'),
    provider: Type.String({ examples: ['hubspot'] }),
    name: nullable(Type.String({ description: 'Of the connection.', examples: ['Sales'] })),
    state: oneOf(syncStates, {
      description:
        '`waiting`: something is to be written, after a failure that may pass too; `failed`: nothing more is tried until the lead changes or somebody asks for it.',
    }),
    remote_id: nullable(Type.String({ description: "The record's id in the CRM, if it has one." })),
    remote_url: nullable(Type.String({ description: 'Where a person sees it.' })),
    synced_at: nullable(timestamp('When it was last written whole.')),
    failing_since: nullable(timestamp('Since when every attempt has failed.')),
    next_try_at: nullable(timestamp('When it is written next; null where nothing waits.')),
  }),
)
export type LeadSyncState = Static<typeof LeadSyncState>

export const syncFilters = [...syncStates, 'none'] as const
export type SyncFilter = (typeof syncFilters)[number]
