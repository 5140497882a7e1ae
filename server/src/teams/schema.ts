import { paging } from '../db/page.ts'
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

/** As many as anyone can tell apart, and a list can hold at once. */
export const max_teams = 100
export const max_members = 200

export const visibilities = ['everyone'] as const
export const routings = ['manual', 'round_robin', 'least_busy'] as const
export const memberRoles = ['member', 'lead'] as const

const name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  hint: 'must not be blank.',
  description: 'Unique among the teams that are not archived, ignoring case.',
  examples: ['Deliveries'],
})
const description = nullable(
  Type.String({ minLength: 1, maxLength: 500, description: 'What it is for.', examples: ['Where parcels are'] }),
)
const visibility = oneOf(visibilities, { description: 'Who sees its conversations.' })
const routing = oneOf(routings, {
  description:
    'How its conversations find a person. `manual`: people take them. `round_robin`: whoever got none for longest. `least_busy`: whoever has the fewest open ones.',
  examples: ['least_busy'],
})
const sticky_days = nullable(
  Type.Integer({
    minimum: 1,
    maximum: 365,
    description: 'For how many days a customer comes back to the same person. Null: never.',
    examples: [7],
  }),
)
const capacity = nullable(
  Type.Integer({
    minimum: 0,
    maximum: 1000,
    description:
      'How many open conversations of all teams a person has before routing gives them no more. Null: no limit.',
    examples: [10],
  }),
)
const respect_hours = Type.Boolean({
  description: 'Whether it routes only during its working hours.',
  examples: [false],
})
const hours_id = nullable(
  Type.Unsafe<string>({ ...idGiven('hours'), description: 'When the team works. Null: at any time.' }),
)
const fallback_team_id = nullable(
  Type.Unsafe<string>({
    ...idGiven('team'),
    description: 'Which team gets its conversations when it is archived. Null: none, they are in no team.',
  }),
)

export const TeamMember = define(
  'TeamMember',
  Type.Object({
    user_id: id('user'),
    role: oneOf(memberRoles, { description: '`lead`: is told what the team does not manage.', examples: ['member'] }),
    capacity: Type.Unsafe<number | null>({ ...capacity, description: "Instead of the team's." }),
  }),
)
export type TeamMember = Static<typeof TeamMember>

export const Team = define(
  'Team',
  Type.Object({
    object: constant('team'),
    id: id('team'),
    name: Type.String({ examples: ['Deliveries'] }),
    description: nullable(Type.String({ examples: ['Where parcels are'] })),
    visibility,
    routing,
    sticky_days,
    capacity,
    respect_hours,
    hours_id: nullable(id('hours')),
    fallback_team_id: nullable(id('team')),
    members: Type.Array(TeamMember, { description: 'Whoever joined first comes first.' }),
    archived_at: nullable(timestamp('Since when it takes no conversations.')),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type Team = Static<typeof Team>

export const TeamList = listOf(Team, 'TeamList')

export const TeamQuery = input({
  ...paging,
  archived: optional(
    oneOf(['true', 'false'], {
      default: 'false',
      description: 'Whether to return archived teams instead of the others.',
      examples: ['false'],
    }),
  ),
})
export type TeamQuery = Static<typeof TeamQuery>

const settings = {
  description: optional(description),
  visibility: optional(visibility),
  routing: optional(routing),
  sticky_days: optional(sticky_days),
  capacity: optional(capacity),
  respect_hours: optional(respect_hours),
  hours_id: optional(hours_id),
  fallback_team_id: optional(fallback_team_id),
}

export const NewTeam = define('NewTeam', input({ name, ...settings }))
export type NewTeam = Static<typeof NewTeam>

export const TeamChanges = define(
  'TeamChanges',
  input(
    { name: optional(name), ...settings },
    { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." },
  ),
)
export type TeamChanges = Static<typeof TeamChanges>

export const Membership = define(
  'TeamMembership',
  input(
    {
      user_id: idGiven('user'),
      role: optional(TeamMember.properties.role),
      capacity: optional(TeamMember.properties.capacity),
    },
    {
      description:
        'Fields you leave out stay as they are. Whoever is new is a `member` without a capacity of their own.',
    },
  ),
)
export type Membership = Static<typeof Membership>
