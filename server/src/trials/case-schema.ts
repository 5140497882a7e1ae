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
} from '../schema.ts'

export const max_sampled = 200

const name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  description: 'Unique within the environment.',
  examples: ['Returns'],
})

export const TrialSet = define(
  'TrialSet',
  Type.Object({
    object: constant('assistant.trial_set'),
    id: id('trial_set'),
    name: Type.String({ examples: ['Returns'] }),
    cases: Type.Integer({ minimum: 0, description: 'How many cases it has.' }),
    created_at: timestamp(),
  }),
)
export type TrialSet = Static<typeof TrialSet>
export const TrialSetList = listOf(TrialSet, 'TrialSetList')
export const DeletedTrialSet = deletedOf('trial_set', 'DeletedTrialSet')

export const NewTrialSet = define('NewTrialSet', input({ name }))
export type NewTrialSet = Static<typeof NewTrialSet>

export const TrialSetQuery = input({
  ...paging,
  name: optional(Type.String({ minLength: 1, maxLength: 100, description: 'Returns the set with this name.' })),
})
export type TrialSetQuery = Static<typeof TrialSetQuery>

const words = (description: string) =>
  optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 10, description }))

export const TrialExpectation = define(
  'TrialExpectation',
  input(
    {
      decision: optional(oneOf(['answer', 'clarify', 'hand_over'], { description: 'What the assistant must do.' })),
      cites: optional(idGiven('article')),
      contains: words('What the reply must contain, ignoring case.'),
      lacks: words('What the reply must not contain, ignoring case.'),
      language: optional(
        Type.String({ pattern: '^[a-z]{2}$', description: 'The language of the reply (ISO 639-1).', examples: ['en'] }),
      ),
      max_length: optional(
        Type.Integer({ minimum: 1, maximum: 10_000, description: 'In characters, for the whole reply.' }),
      ),
    },
    { description: 'What must be true of a reply.', examples: [{ decision: 'answer', contains: ['30 days'] }] },
  ),
)
export type TrialExpectation = Static<typeof TrialExpectation>

const TrialTurn = input({
  content: Type.String({
    minLength: 1,
    maxLength: 10_000,
    pattern: '\\S',
    description: "In a customer's words.",
    examples: ['How long can I return a bicycle?'],
  }),
  expect: optional(TrialExpectation),
})

export const NewTrialCase = define(
  'NewTrialCase',
  input(
    {
      kind: oneOf(['scripted', 'replay'], {
        description:
          '`scripted`: what a customer writes, message by message. `replay`: a moment of a past conversation.',
      }),
      name: optional(nullable(Type.String({ minLength: 1, maxLength: 200, examples: ['Return after 20 days'] }))),
      turns: optional(Type.Array(TrialTurn, { minItems: 1, maxItems: 20, description: 'Only with `scripted`.' })),
      conversation_id: optional(idGiven('conversation')),
      message_id: optional(idGiven('message')),
      expect: optional(TrialExpectation),
    },
    {
      description:
        'A scripted case needs `turns`. A replay needs `conversation_id` and `message_id`, a message by the contact, and may have `expect`.',
      examples: [
        {
          kind: 'scripted',
          turns: [{ content: 'How long can I return a bicycle?', expect: { decision: 'answer' } }],
        },
      ],
    },
  ),
)
export type NewTrialCase = Static<typeof NewTrialCase>

export const TrialCase = define(
  'TrialCase',
  Type.Object({
    object: constant('assistant.trial_case'),
    id: id('trial_case'),
    trial_set_id: id('trial_set'),
    kind: oneOf(['scripted', 'replay']),
    name: nullable(Type.String({ examples: ['Return after 20 days'] })),
    turns: Type.Array(TrialTurn, { description: 'A replay has one, with personal data masked.' }),
    conversation_id: nullable(id('conversation')),
    message_id: nullable(id('message')),
    label: nullable(
      Type.Object(
        {
          reaction: oneOf(['answered', 'handed_over', 'person']),
          article_ids: Type.Array(id('article')),
        },
        { description: 'What was done then, in a replay: the assistant answered or handed over, or a person replied.' },
      ),
    ),
    created_at: timestamp(),
  }),
)
export type TrialCase = Static<typeof TrialCase>
export const TrialCaseList = listOf(TrialCase, 'TrialCaseList')
export const DeletedTrialCase = deletedOf('trial_case', 'DeletedTrialCase')
export const TrialCaseQuery = input({ ...paging })
export type TrialCaseQuery = Static<typeof TrialCaseQuery>

export const NewTrialSample = define(
  'NewTrialSample',
  input({
    count: Type.Integer({
      minimum: 1,
      maximum: max_sampled,
      description: 'From how many of the newest resolved conversations. Those in the set already are left out.',
      examples: [50],
    }),
  }),
)
export type NewTrialSample = Static<typeof NewTrialSample>
