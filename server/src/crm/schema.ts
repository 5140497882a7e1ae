import { paging } from '../db/page.ts'
import {
  constant,
  deletedOf,
  id,
  idGiven,
  input,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { CrmBackfillRun } from './backfill-schema.ts'
import { type PulledStatus, providers, pulledStatuses, sources } from './connector.ts'
import { offered } from './connectors.ts'
import { ofAllVendors } from './vendor-schemas.ts'

export const connectionStatuses = ['active', 'paused'] as const
export const pausedReasons = ['manual', 'unauthorized'] as const

const free = { type: 'object', additionalProperties: true } as const

const mapped = {
  from: Type.String({
    minLength: 1,
    maxLength: 255,
    description: `Ours: one of ${sources.join(', ')}, or custom_attributes.<key> of the contact.`,
    examples: ['email'],
  }),
  to: Type.String({ minLength: 1, maxLength: 255, description: "The CRM's name of its field.", examples: ['email'] }),
  values: optional(
    Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: { type: 'string', minLength: 1, maxLength: 255 },
      maxProperties: 100,
      description: 'Our words → theirs. A word that is not here is not sent.',
    }),
  ),
  otherwise: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'Sent where ours is empty, when a record is created.' }),
  ),
  only_forward: optional(
    Type.Boolean({ description: 'The field moves through `values` in their order and never back.' }),
  ),
}
const pull_words =
  'Reads owner and status of synced leads back, from time to time: the owner is shown in `crm` of the lead, and a status moves it forward, never back, and not where somebody here overrode it.'

export const CrmPull = named(
  'CrmPull',
  Type.Object({
    statuses: Type.Unsafe<Record<string, PulledStatus>>({
      type: 'object',
      additionalProperties: oneOf(pulledStatuses),
      description: 'Their words → ours. A word that is not here moves nothing.',
      examples: [{ Converted: 'converted', Dead: 'unqualified' }],
    }),
  }),
)
export type CrmPull = Static<typeof CrmPull>

const mapping_words = 'Which of our fields goes into which of theirs. What is empty is never sent.'

export const CrmConnection = named(
  'CrmConnection',
  Type.Object({
    object: constant('crm_connection'),
    id: id('crm_connection'),
    provider: oneOf(providers),
    name: nullable(Type.String({ examples: ['Sales'] })),
    status: oneOf(connectionStatuses, { description: '`paused`: nothing is sent; what is to be sent waits.' }),
    paused_reason: nullable(
      oneOf(pausedReasons, { description: '`unauthorized`: the CRM refuses the credentials. Give new ones.' }),
    ),
    paused_at: nullable(timestamp()),
    account: nullable(Type.String({ description: 'As the CRM calls the account that the credentials belong to.' })),
    settings: Type.Unsafe<Record<string, unknown>>({
      ...free,
      description: 'Everything but the credentials, which are never shown.',
    }),
    mapping: Type.Array(Type.Object(mapped), { description: mapping_words }),
    pull: Type.Unsafe<CrmPull | null>({
      anyOf: [CrmPull, { type: 'null' }],
      description: `${pull_words} null: nothing is read back.`,
    }),
    waiting: Type.Integer({
      minimum: 0,
      description: 'Leads that are to be synced, those that failed for the moment included.',
    }),
    failed: Type.Integer({
      minimum: 0,
      description: 'Leads of which nothing more is tried until they change or somebody asks for it.',
    }),
    backfill: Type.Unsafe<Static<typeof CrmBackfillRun> | null>({
      anyOf: [CrmBackfillRun, { type: 'null' }],
      description: 'The one that was asked for last, running or done; null: none was yet.',
    }),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type CrmConnection = Static<typeof CrmConnection>

export const CrmConnectionList = listOf(CrmConnection, 'CrmConnectionList')

export const DeletedCrmConnection = deletedOf('crm_connection', 'DeletedCrmConnection')

const name = nullable(Type.String({ minLength: 1, maxLength: 255, examples: ['Sales'] }))
const settings = Type.Unsafe<Record<string, unknown>>(ofAllVendors('settings', { description: 'What is not secret.' }))
const credentials = Type.Unsafe<Record<string, string>>(
  ofAllVendors('credentials', { description: 'Encrypted, and never shown again.' }),
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
          description: 'Their words → ours. Left out: the usual ones of the vendor.',
          examples: [{ Converted: 'converted', Dead: 'unqualified' }],
        }),
      ),
    },
    { description: `${pull_words} Off by default; null switches it off, {} on.` },
  ),
)

export const NewCrmConnection = named(
  'NewCrmConnection',
  input({
    provider: oneOf(offered, {
      description: '`fake` is a practice CRM inside this service. In test mode there is no other.',
    }),
    name: optional(name),
    settings: optional(settings),
    credentials: optional(credentials),
    mapping: optional(mapping),
    pull: optional(pull),
  }),
)
export type NewCrmConnection = Static<typeof NewCrmConnection>

export const CrmConnectionChanges = named(
  'CrmConnectionChanges',
  input(
    {
      name: optional(name),
      settings: optional(settings),
      credentials: optional(credentials),
      mapping: optional(mapping),
      pull: optional(pull),
    },
    { description: 'What is left out stays; `settings`, `credentials`, `mapping` and `pull` are replaced as a whole.' },
  ),
)
export type CrmConnectionChanges = Static<typeof CrmConnectionChanges>

export const CrmConnectionQuery = input({ ...paging, status: optional(oneOf(connectionStatuses)) })
export type CrmConnectionQuery = Static<typeof CrmConnectionQuery>

export const CrmConnectionTest = named(
  'CrmConnectionTest',
  Type.Object({
    object: constant('crm_connection.test'),
    connection_id: id('crm_connection'),
    ok: Type.Boolean(),
    account: nullable(Type.String()),
    problem: nullable(Type.String({ description: 'What the CRM said, and what to do.' })),
  }),
)

const CrmField = named(
  'CrmField',
  Type.Object({
    object: constant('crm_field'),
    name: Type.String({ examples: ['email'] }),
    label: Type.String({ examples: ['E-mail'] }),
    type: oneOf(['text', 'long_text', 'number', 'boolean', 'date', 'enum', 'email', 'phone', 'url', 'other']),
    options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() }), {
      description: 'The words an enum takes.',
    }),
    required: Type.Boolean(),
    read_only: Type.Boolean(),
    mapped_from: Type.Array(Type.String(), { description: 'Which of our fields the mapping puts there.' }),
  }),
)
export const CrmFieldList = listOf(CrmField, 'CrmFieldList')

export const DryRunRequest = named('CrmDryRunRequest', input({ lead_id: idGiven('lead') }))

export const CrmDryRun = named(
  'CrmDryRun',
  Type.Object({
    object: constant('crm_dry_run'),
    connection_id: id('crm_connection'),
    lead_id: id('lead'),
    action: oneOf(['create_or_match', 'update', 'none'], {
      description:
        '`create_or_match`: looked for by e-mail, else made; `none`: nothing differs from what was last written.',
    }),
    remote_id: nullable(Type.String()),
    fields: Type.Unsafe<Record<string, unknown>>({ ...free, description: 'What would be written.' }),
    on_create: Type.Unsafe<Record<string, unknown>>({
      ...free,
      description: 'Written besides if the record is created.',
    }),
    changed: Type.Array(Type.String(), { description: 'Fields that differ from what was last written.' }),
    skipped: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), reason: Type.String() })),
    notes: Type.Array(
      Type.Object({
        conversation_id: id('conversation'),
        action: oneOf(['create', 'update', 'none']),
        text: Type.String(),
      }),
    ),
  }),
)
