import { Contact } from '../contacts/schema.ts'
import { Message } from '../conversations/messages/schema.ts'
import {
  constant,
  define,
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
} from '../schema.ts'
import { LeadSyncState } from './sync-state-schema.ts'

export const leadStatuses = ['new', 'working', 'qualified', 'unqualified', 'converted'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const grades = ['hot', 'warm', 'cold'] as const
export type Grade = (typeof grades)[number]

export const qualificationStatuses = ['qualified', 'unqualified', 'insufficient_information'] as const
export type QualificationStatus = (typeof qualificationStatuses)[number]

export const reasons = [
  'opt_out',
  'abuse',
  'refusal',
  'job_seeker',
  'vendor',
  'student',
  'no_budget',
  'support_question',
] as const
export type Reason = (typeof reasons)[number]

const grade = oneOf(grades, { description: '`hot`: a score of 50 or more. `warm`: 30 or more. `cold`: less than 30.' })
const score = Type.Integer({ minimum: 0, maximum: 100, examples: [68] })
const part = Type.Integer({ minimum: 0, maximum: 50 })

export const Criterion = define(
  'LeadCriterion',
  Type.Object({
    name: Type.String({ description: 'The rule that produced it.', examples: ['budget'] }),
    met: nullable(Type.Boolean({ description: 'False if the contact said the opposite. Null if nothing was said.' })),
    points: Type.Integer({ description: 'The points added to the score. Negative points lower it.', examples: [12] }),
    value: nullable(
      Type.String({
        description: 'An amount, a number or a date. Null without `contacts:read` and `messages:read`.',
        examples: ['5000 EUR'],
      }),
    ),
    evidence: nullable(
      Type.String({ description: 'Verbatim. Null without `messages:read`.', examples: ['Our budget is 5,000 €.'] }),
    ),
    message_id: nullable(id('message')),
  }),
)
export type Criterion = Static<typeof Criterion>

export const LeadQualification = define(
  'LeadQualification',
  Type.Object({
    object: constant('lead.qualification'),
    id: id('lead_qualification'),
    lead_id: id('lead'),
    contact_id: id('contact'),
    conversation_id: nullable(id('conversation')),
    status: oneOf(qualificationStatuses, {
      description:
        '`qualified`: has a score of 40 or more, can be reached, and has a known need. `unqualified`: see `reason`. Otherwise, too little is known.',
    }),
    reason: nullable(
      oneOf(reasons, { description: 'Why the lead is `unqualified`: always something the contact said.' }),
    ),
    score,
    grade,
    fit: Type.Integer({ ...part, description: 'The part of the score for who the contact is.', examples: [23] }),
    intent: Type.Integer({
      ...part,
      description: 'The part of the score for what the contact says. Halves every 14 days.',
      examples: [45],
    }),
    criteria: Type.Array(Criterion),
    engine: Type.String({ description: 'The engine that read the messages.', examples: ['embedded'] }),
    as_of: timestamp('The time as of which the lead is scored.'),
    created_at: timestamp(),
  }),
)
export type LeadQualification = Static<typeof LeadQualification>

export const LeadQualificationList = listOf(LeadQualification, 'LeadQualificationList')

const Override = define(
  'LeadOverride',
  Type.Object({
    status: nullable(oneOf(leadStatuses)),
    grade: nullable(oneOf(grades)),
    score: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
    note: nullable(Type.String()),
    actor: Type.Object({
      type: oneOf(['api_key', 'user', 'assistant', 'system']),
      id: nullable(Type.String()),
    }),
    at: timestamp(),
  }),
)
export type Override = Static<typeof Override>

const LeadLink = define(
  'LeadLink',
  Type.Object({
    connection_id: Type.String(),
    provider: Type.String(),
    remote_id: Type.String(),
    remote_url: nullable(Type.String()),
    synced_at: timestamp(),
    owner: nullable(
      Type.String({ description: 'The owner in the CRM, by name or ID. Read if the connection has `pull`.' }),
    ),
    status: nullable(Type.String({ description: 'The status in the CRM. Read if the connection has `pull`.' })),
  }),
)

/** As stored, and sent in events. */
export const StoredLead = Type.Object({
  object: constant('lead'),
  id: id('lead'),
  contact_id: id('contact'),
  conversation_id: nullable(id('conversation')),
  status: oneOf(leadStatuses),
  grade,
  score,
  verification: nullable(
    oneOf(['verified', 'claimed'], {
      description:
        'How sure it is that the contact wrote the messages it was scored by: the weakest of them counts. What strangers wrote never does. ' +
        'Null if you sent them all by the API.',
    }),
  ),
  override: Type.Unsafe<Override | null>({
    anyOf: [Override, { type: 'null' }],
    description: 'What a person decided. Overrides the rules until it is cleared.',
  }),
  qualification: LeadQualification,
  crm: Type.Array(LeadLink, { description: 'The CRM records that the lead is synced to.' }),
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type Lead = Static<typeof StoredLead>

/** The values of `expand`. */
export const leadExpansions = ['contact', 'evidence', 'sync_states'] as const
export type LeadExpansion = (typeof leadExpansions)[number]

export const Lead = define(
  'Lead',
  Type.Object({
    ...StoredLead.properties,
    contact: optional(
      Type.Unsafe<Contact | null>({
        ...nullable(Contact),
        description: "Present with `expand=contact`. Null if the key can't read contacts.",
      }),
    ),
    evidence: optional(
      Type.Array(Message, {
        description:
          "Present with `expand=evidence`: the messages quoted in the qualification. Empty if the key can't read messages.",
      }),
    ),
    sync_states: optional(
      Type.Array(LeadSyncState, {
        description:
          'Present with `expand=sync_states`: the sync state for each CRM that the lead is in or will be synced to.',
      }),
    ),
  }),
)

export const LeadList = listOf(Lead, 'LeadList')

export const LeadToQualify = define(
  'LeadToQualify',
  input({
    contact_id: idGiven('contact'),
    conversation_id: optional(
      Type.Unsafe<string>({
        ...idGiven('conversation'),
        description: 'Reads only this conversation instead of all conversations with the contact.',
      }),
    ),
    as_of: optional(
      Type.String({
        format: 'date-time',
        description:
          'Scores as of this time: later messages are ignored, and earlier ones count by their age. Default: now.',
      }),
    ),
  }),
)
export type LeadToQualify = Static<typeof LeadToQualify>

export const LeadChanges = define(
  'LeadChanges',
  input(
    {
      status: optional(nullable(oneOf(leadStatuses))),
      grade: optional(nullable(oneOf(grades))),
      score: optional(nullable(Type.Integer({ minimum: 0, maximum: 100, examples: [90] }))),
      note: optional(nullable(Type.String({ minLength: 1, maxLength: 1000, examples: ['Met at the fair.'] }))),
    },
    {
      description:
        "A JSON merge patch (RFC 7396). Fields you leave out don't change. null clears an override. If you set `score` without `grade`, the grade follows the score.",
    },
  ),
)
export type LeadChanges = Static<typeof LeadChanges>
