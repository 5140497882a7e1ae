import { paging } from '../db/page.ts'
import {
  constant,
  define,
  deletedOf,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
  withheld,
} from '../schema.ts'
import { CrmBackfillRun } from './backfill-schema.ts'
import { type PulledStatus, providers, pulledStatuses, sources } from './connector.ts'
import { ofAllVendors } from './vendor-schemas.ts'

export const connectionStatuses = ['active', 'paused'] as const
export const pausedReasons = ['manual', 'unauthorized'] as const

const free = { type: 'object', additionalProperties: true } as const

const mapped = {
  from: Type.String({
    minLength: 1,
    maxLength: 255,
    description: `The field in Parley: one of ${sources.join(', ')}, or custom_attributes.<key> of the contact.`,
    examples: ['email'],
  }),
  to: Type.String({ minLength: 1, maxLength: 255, description: "The field's name in the CRM.", examples: ['email'] }),
  values: optional(
    Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: { type: 'string', minLength: 1, maxLength: 255 },
      maxProperties: 100,
      description: "Maps values in Parley to values in the CRM. A value that isn't listed isn't sent.",
    }),
  ),
  otherwise: optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'The default sent when a record is created and the field is empty.',
    }),
  ),
  only_forward: optional(
    Type.Boolean({ description: 'Only moves the field forward through `values`, in their order, never back.' }),
  ),
}
const pull_words =
  "Reads the owner and status of synced leads from the CRM periodically. The owner appears in the lead's `crm`. A status moves the lead forward, never back, and never replaces an override."

export const CrmPull = define(
  'CrmPull',
  Type.Object({
    statuses: Type.Unsafe<Record<string, PulledStatus>>({
      type: 'object',
      additionalProperties: oneOf(pulledStatuses),
      description: "Maps statuses in the CRM to statuses in Parley. A status that isn't listed changes nothing.",
      examples: [{ Converted: 'converted', Dead: 'unqualified' }],
    }),
  }),
)
export type CrmPull = Static<typeof CrmPull>

const mapping_words = 'Maps fields in Parley to fields in the CRM. Empty values are never sent.'

export const CrmConnection = define(
  'CrmConnection',
  Type.Object({
    object: constant('crm_connection'),
    id: id('crm_connection'),
    provider: oneOf(providers),
    name: nullable(Type.String({ examples: ['Sales'] })),
    status: oneOf(connectionStatuses, { description: '`paused`: nothing is sent. Leads to sync wait.' }),
    paused_reason: nullable(
      oneOf(pausedReasons, { description: '`unauthorized`: the CRM refuses the credentials. Update them.' }),
    ),
    paused_at: nullable(timestamp()),
    account: nullable(
      Type.String({ description: 'The name in the CRM of the account that the credentials belong to.' }),
    ),
    settings: Type.Unsafe<Record<string, unknown>>({
      ...free,
      description: 'The settings. Credentials are never shown.',
    }),
    mapping: Type.Array(Type.Object(mapped), { description: mapping_words }),
    pull: Type.Unsafe<CrmPull | null>({
      anyOf: [CrmPull, { type: 'null' }],
      description: `${pull_words} Null if nothing is read.`,
    }),
    waiting: Type.Integer({
      minimum: 0,
      description: 'The number of leads to sync, including leads that failed and will be retried.',
    }),
    failed: Type.Integer({
      minimum: 0,
      description: "The number of leads that failed and aren't retried until they change or you sync them.",
    }),
    backfill: Type.Unsafe<Static<typeof CrmBackfillRun> | null>({
      anyOf: [CrmBackfillRun, { type: 'null' }],
      description: 'The last backfill, running or finished. Null if there was none.',
    }),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type CrmConnection = Static<typeof CrmConnection>

export const CrmConnectionList = listOf(CrmConnection, 'CrmConnectionList')

export const DeletedCrmConnection = deletedOf('crm_connection', 'DeletedCrmConnection')

const name = nullable(Type.String({ minLength: 1, maxLength: 255, examples: ['Sales'] }))
const settings = Type.Unsafe<Record<string, unknown>>(
  ofAllVendors('settings', { description: "The settings that aren't secret." }),
)
const credentials = Type.Unsafe<Record<string, string>>(
  ofAllVendors('credentials', { description: 'Stored encrypted and never shown again.' }),
)
const mapping = Type.Array(input(mapped), { minItems: 1, maxItems: 200, description: mapping_words })

const pull = nullable(
  input(
    {
      statuses: optional(
        Type.Unsafe<Record<string, PulledStatus>>({
          type: 'object',
          additionalProperties: oneOf(pulledStatuses),
          maxProperties: 100,
          description: "Maps statuses in the CRM to statuses in Parley. Default: the vendor's usual statuses.",
          examples: [{ Converted: 'converted', Dead: 'unqualified' }],
        }),
      ),
    },
    { description: `${pull_words} Off by default. null turns it off, {} turns it on.` },
  ),
)

export const NewCrmConnection = define(
  'NewCrmConnection',
  input({
    provider: oneOf(providers, {
      description: "`fake` is a practice CRM inside this service. It's the only provider in test mode.",
    }),
    name: optional(name),
    settings: optional(settings),
    credentials: optional(credentials),
    mapping: optional(mapping),
    pull: optional(pull),
  }),
)
export type NewCrmConnection = Static<typeof NewCrmConnection>

export const CrmConnectionChanges = define(
  'CrmConnectionChanges',
  input(
    {
      name: optional(name),
      settings: optional(settings),
      credentials: optional(credentials),
      mapping: optional(mapping),
      pull: optional(pull),
    },
    {
      description:
        "Fields you leave out don't change. `settings`, `credentials`, `mapping` and `pull` are replaced as a whole.",
    },
  ),
)
export type CrmConnectionChanges = Static<typeof CrmConnectionChanges>

export const CrmConnectionQuery = input({ ...paging, status: optional(oneOf(connectionStatuses)) })
export type CrmConnectionQuery = Static<typeof CrmConnectionQuery>

export const CrmConnectionTest = define(
  'CrmConnectionTest',
  Type.Object({
    object: constant('crm_connection.test'),
    connection_id: id('crm_connection'),
    ok: Type.Boolean(),
    account: nullable(Type.String()),
    problem: nullable(Type.String({ description: 'What the CRM responded and what to do.' })),
  }),
)

const CrmField = define(
  'CrmField',
  Type.Object({
    object: constant('crm_field'),
    name: Type.String({ examples: ['email'] }),
    label: Type.String({ examples: ['Email'] }),
    type: oneOf(['text', 'long_text', 'number', 'boolean', 'date', 'enum', 'email', 'phone', 'url', 'other']),
    options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() }), {
      description: 'The values that an enum accepts.',
    }),
    required: Type.Boolean(),
    read_only: Type.Boolean(),
    mapped_from: Type.Array(Type.String(), { description: 'The fields in Parley that are mapped to this field.' }),
  }),
)
export const CrmFieldList = listOf(CrmField, 'CrmFieldList')

export const DryRunRequest = define('CrmDryRunRequest', input({ lead_id: idGiven('lead') }))

const hidden = 'Null without the read scopes of contacts, conversations, messages and leads.'

export const CrmDryRun = define(
  'CrmDryRun',
  Type.Object({
    object: constant('crm_dry_run'),
    connection_id: id('crm_connection'),
    lead_id: id('lead'),
    action: oneOf(['create_or_match', 'update', 'none'], {
      description:
        '`create_or_match`: updates the record with the same email address, or creates one. `none`: nothing differs from what was last written.',
    }),
    remote_id: nullable(Type.String()),
    fields: withheld(
      Type.Unsafe<Record<string, unknown>>({ ...free, description: `The fields that would be written. ${hidden}` }),
    ),
    on_create: withheld(
      Type.Unsafe<Record<string, unknown>>({
        ...free,
        description: `The fields also written if the record is created. ${hidden}`,
      }),
    ),
    changed: Type.Array(Type.String(), { description: 'The fields that differ from what was last written.' }),
    skipped: Type.Array(
      Type.Object({
        from: Type.String(),
        to: Type.String(),
        reason: withheld(Type.String({ description: hidden })),
      }),
    ),
    notes: Type.Array(
      Type.Object({
        conversation_id: id('conversation'),
        action: oneOf(['create', 'update', 'none']),
        text: withheld(Type.String({ description: hidden })),
      }),
    ),
  }),
)
