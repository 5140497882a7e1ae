import { Contact } from '../contacts/schema.ts'
import { Message } from '../conversations/messages/schema.ts'
import { createdBetween, paging } from '../db/page.ts'
import {
  constant,
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
import { LeadSyncState, syncFilters } from './sync-state-schema.ts'

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

const grade = oneOf(grades, { description: '`hot`: a score of 60 or more; `warm`: 30 or more; `cold`: less.' })
const score = Type.Integer({ minimum: 0, maximum: 100, examples: [68] })
const part = Type.Integer({ minimum: 0, maximum: 50 })

export const Criterion = named(
  'LeadCriterion',
  Type.Object({
    name: Type.String({ description: 'The rule it comes of.', examples: ['budget'] }),
    met: nullable(Type.Boolean({ description: 'False where the contrary was said; null where nothing was.' })),
    points: Type.Integer({ description: 'What it adds to the score, or takes from it.', examples: [12] }),
    value: nullable(
      Type.String({
        description: 'What was understood: a sum, a number, a day.',
        examples: ['5000 EUR'],
      }),
    ),
    evidence: nullable(
      Type.String({ description: 'Verbatim from the message.', examples: ['Our budget is 5,000 €.'] }),
    ),
    message_id: nullable(id('message')),
  }),
)
export type Criterion = Static<typeof Criterion>

export const LeadQualification = named(
  'LeadQualification',
  Type.Object({
    object: constant('lead.qualification'),
    id: id('lead_qualification'),
    lead_id: id('lead'),
    contact_id: id('contact'),
    conversation_id: nullable(id('conversation')),
    status: oneOf(qualificationStatuses, {
      description:
        '`qualified`: a score of 40 or more, can be reached, and is known to need something. `unqualified`: for a `reason`. Else too little is known.',
    }),
    reason: nullable(oneOf(reasons, { description: 'Why `unqualified`: always something that was said.' })),
    score,
    grade,
    fit: Type.Integer({ ...part, description: 'Who they are: a part of the score.', examples: [23] }),
    intent: Type.Integer({
      ...part,
      description: 'What they say: a part of the score that halves every 14 days.',
      examples: [45],
    }),
    criteria: Type.Array(Criterion),
    engine: Type.String({ description: 'What read the messages.', examples: ['embedded'] }),
    as_of: timestamp('The moment it is judged from.'),
    created_at: timestamp(),
  }),
)
export type LeadQualification = Static<typeof LeadQualification>

export const LeadQualificationList = listOf(LeadQualification, 'LeadQualificationList')

const Override = named(
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

const LeadLink = named(
  'LeadLink',
  Type.Object({
    connection_id: Type.String(),
    provider: Type.String(),
    remote_id: Type.String(),
    remote_url: nullable(Type.String()),
    synced_at: timestamp(),
    owner: nullable(
      Type.String({ description: 'Who has it over there, by name or id; read where the connection has `pull`.' }),
    ),
    status: nullable(Type.String({ description: 'As the CRM calls it; read where the connection has `pull`.' })),
  }),
)

/** As it is stored, and told by events. */
export const StoredLead = Type.Object({
  object: constant('lead'),
  id: id('lead'),
  contact_id: id('contact'),
  conversation_id: nullable(id('conversation')),
  status: oneOf(leadStatuses),
  grade,
  score,
  override: Type.Unsafe<Override | null>({
    anyOf: [Override, { type: 'null' }],
    description: 'What a person decided. It holds until it is cleared, whatever the rules say.',
  }),
  qualification: LeadQualification,
  crm: Type.Array(LeadLink, { description: 'Where it was passed on to.' }),
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type Lead = Static<typeof StoredLead>

/** What `expand` may name. */
export const leadExpansions = ['contact', 'evidence', 'sync_states'] as const
export type LeadExpansion = (typeof leadExpansions)[number]

export const Lead = named(
  'Lead',
  Type.Object({
    ...StoredLead.properties,
    contact: optional(
      Type.Unsafe<Contact | null>({
        ...nullable(Contact),
        description: 'Only with `expand=contact`. Null where the key may not read contacts.',
      }),
    ),
    evidence: optional(
      Type.Array(Message, {
        description:
          'Only with `expand=evidence`: the messages that the quotes of its qualification stand in. Empty where the key may not read messages.',
      }),
    ),
    sync_states: optional(
      Type.Array(LeadSyncState, {
        description: 'Only with `expand=sync_states`: how it stands with each CRM that it is in, or is to go to.',
      }),
    ),
  }),
)

export const LeadList = listOf(Lead, 'LeadList')

const expand = optional(
  Type.String({
    minLength: 1,
    maxLength: 255,
    description: 'What the answer shall hold beside it: `contact`, `evidence`, `sync_states`, separated by commas.',
  }),
)

export const LeadExpandQuery = input({ expand })

export const LeadQuery = input({
  ...paging,
  expand,
  status: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'One status or several, separated by commas.' }),
  ),
  grade: optional(oneOf(grades)),
  min_score: optional(Type.Integer({ minimum: 0, maximum: 100, description: 'A score of this or more.' })),
  sync: optional(
    oneOf(syncFilters, {
      description: 'Those with a CRM where it stands like this; `none`: in no CRM, and on the way to none.',
    }),
  ),
  contact_id: optional(idGiven('contact')),
  ...createdBetween,
})
export type LeadQuery = Static<typeof LeadQuery>

export const LeadToQualify = named(
  'LeadToQualify',
  input({
    contact_id: idGiven('contact'),
    conversation_id: optional(
      Type.Unsafe<string>({
        ...idGiven('conversation'),
        description: 'Read this conversation alone, of all those with the contact.',
      }),
    ),
    as_of: optional(
      Type.String({
        format: 'date-time',
        description: 'Judge from this moment: later messages are left out, earlier ones have aged. Default: now.',
      }),
    ),
  }),
)
export type LeadToQualify = Static<typeof LeadToQualify>

export const LeadChanges = named(
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
        'A JSON merge patch (RFC 7396): what is left out stays. null clears what was overridden. Who gives a `score` but no `grade` gets the grade of that score.',
    },
  ),
)
export type LeadChanges = Static<typeof LeadChanges>

export const QualificationQuery = input({ ...paging })
export type QualificationQuery = Static<typeof QualificationQuery>
