import { constant, define, id, input, nullable, oneOf, optional, type Static, Type, timestamp } from '../../schema.ts'

export const states = ['available', 'away', 'off'] as const

const until = 'When this ends by itself. Then it follows from activity.'

export const Availability = define(
  'Availability',
  Type.Object({
    object: constant('availability'),
    user_id: id('user'),
    state: oneOf(states, {
      description: '`away` comes back soon, `off` has finished for the day. Neither is assigned anything by itself.',
      examples: ['available'],
    }),
    set_by: oneOf(['person', 'activity'], {
      description:
        '`activity`: nobody set it, or what was set is over. Whoever did nothing in the dashboard for ten minutes is away.',
      examples: ['person'],
    }),
    until: nullable(timestamp(until)),
    active_at: nullable(timestamp('When this person last did something in the dashboard, to the minute.')),
  }),
)
export type Availability = Static<typeof Availability>

export const NewAvailability = define(
  'NewAvailability',
  input({
    state: oneOf(states, {
      description:
        'Without `until`, `available` ends with ten minutes of inactivity, unless a browser takes notifications.',
      examples: ['away'],
    }),
    until: optional(nullable(timestamp('When this ends by itself: in the future, at most a year from now.'))),
  }),
)
export type NewAvailability = Static<typeof NewAvailability>
