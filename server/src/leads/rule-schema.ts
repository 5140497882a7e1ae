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
import { grades, qualificationStatuses } from './schema.ts'

const part = oneOf(['fit', 'intent'], {
  description: '`fit`: who the contact is. `intent`: what the contact says; halves every 14 days.',
})
const points = Type.Integer({
  minimum: -50,
  maximum: 50,
  description: 'The points added to the score when the rule matches. Negative points lower the score.',
  examples: [10],
})
const words = Type.Array(
  Type.String({ minLength: 1, maxLength: 100, pattern: '[\\p{L}\\p{N}]', hint: 'must contain a letter or a digit.' }),
  {
    maxItems: 100,
    description:
      'Words and phrases that match when the contact writes them. Case and accents are ignored. A `*` at the end of a word of four letters or more matches any ending.',
    examples: [['cargo bike', 'fleet']],
  },
)

export const LeadRule = define(
  'LeadRule',
  Type.Object({
    object: constant('lead_rule'),
    id: id('lead_rule'),
    name: Type.String({ description: 'The name of the criterion.', examples: ['budget'] }),
    part,
    description: nullable(Type.String()),
    points: Type.Integer({ examples: [12] }),
    enabled: Type.Boolean(),
    words: Type.Array(Type.String(), { description: 'Your own words, in addition to the built-in phrases.' }),
    vocabulary: Type.Array(Type.String(), {
      description: 'The built-in phrases. The sentence around a phrase also affects whether it matches.',
    }),
    origin: oneOf(['service', 'own'], { description: '`service`: a built-in rule. `own`: a rule you created.' }),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type LeadRule = Static<typeof LeadRule>

export const LeadRuleList = listOf(LeadRule, 'LeadRuleList')

export const DeletedLeadRule = deletedOf('lead_rule', 'DeletedLeadRule')

const name = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,59}$',
  description: 'The name of the criterion.',
  examples: ['wants_cargo_bikes'],
  hint: 'must be at most 60 lowercase letters, digits and underscores, beginning with a letter.',
})
const description = nullable(Type.String({ minLength: 1, maxLength: 500, examples: ['Asks for cargo bikes.'] }))

export const NewLeadRule = define(
  'NewLeadRule',
  input({
    name,
    part,
    points,
    words: Type.Unsafe<string[]>({ ...words, minItems: 1 }),
    description: optional(description),
    enabled: optional(Type.Boolean({ default: true })),
  }),
)
export type NewLeadRule = Static<typeof NewLeadRule>

const changes = { points: optional(points), enabled: optional(Type.Boolean()), words: optional(words) }

export const LeadRuleChanges = define(
  'LeadRuleChanges',
  input(changes, { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." }),
)
export type LeadRuleChanges = Static<typeof LeadRuleChanges>

export const LeadRuleQuery = input({ ...paging })
export type LeadRuleQuery = Static<typeof LeadRuleQuery>

const Draft = define(
  'LeadRuleDraft',
  input(
    {
      id: optional(idGiven('lead_rule')),
      name: optional(name),
      part: optional(part),
      ...changes,
    },
    {
      description:
        'A change to the rule with this `id`, or, without `id`, a new rule with `name`, `part`, `points` and `words`.',
    },
  ),
)
export type Draft = Static<typeof Draft>

export const LeadRuleTrial = define(
  'LeadRuleTrial',
  input({
    rules: Type.Array(Draft, {
      minItems: 1,
      maxItems: 50,
      examples: [[{ name: 'asks_for_tandems', part: 'intent', points: 10, words: ['tandem'] }]],
    }),
    limit: optional(
      Type.Integer({
        minimum: 1,
        maximum: 500,
        default: 500,
        description: 'The number of leads to check, newest first.',
      }),
    ),
  }),
)
export type LeadRuleTrial = Static<typeof LeadRuleTrial>

const Side = define(
  'LeadScore',
  Type.Object({
    status: oneOf(qualificationStatuses),
    grade: oneOf(grades),
    score: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
)

export const LeadRuleDryRun = define(
  'LeadRuleDryRun',
  Type.Object({
    object: constant('lead_rule.dry_run'),
    leads_total: Type.Integer({ description: 'The total number of leads.' }),
    leads_examined: Type.Integer(),
    message: Type.String({ description: 'How many leads were checked and would change, in words.' }),
    changes: Type.Array(
      Type.Object({
        lead_id: id('lead'),
        contact_id: id('contact'),
        overridden: Type.Boolean({ description: 'Whether an override hides the change.' }),
        before: Side,
        after: Side,
      }),
    ),
  }),
)
export type LeadRuleDryRun = Static<typeof LeadRuleDryRun>
