import { handoverReasonCodes } from '../conversations/handover-reasons.ts'
import { constant, define, input, nullable, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'

export const intervals = ['hour', 'day'] as const

const whole = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })
const seconds = (description: string, example: number) =>
  nullable(Type.Number({ minimum: 0, description, examples: [example] }))

const Duration = define(
  'ReportDuration',
  Type.Object(
    {
      count: whole('The number of measurements.', 42),
      median_seconds: seconds('The median. Null if nothing was measured.', 95.5),
      p90_seconds: seconds('The 90th percentile. Null if nothing was measured.', 840),
    },
    { description: 'A distribution of durations.' },
  ),
)

export const ReportFigures = define(
  'ReportFigures',
  Type.Object({
    conversations_started: whole('The number of conversations started.', 120),
    messages_received: whole('The number of messages from contacts.', 480),
    messages_sent_by_assistant: whole('The number of messages from the assistant.', 210),
    messages_sent_by_people: whole("The number of messages sent by people or with an API key. Notes don't count.", 250),
    first_reply: Duration,
    first_reply_by_assistant: Duration,
    first_reply_by_people: Duration,
    resolution: Duration,
    resolution_by_assistant: Duration,
    resolution_by_people: Duration,
    solved_by_assistant_share: nullable(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'The share of resolved conversations. Null if none was resolved.',
        examples: [0.35],
      }),
    ),
    handovers: whole('The number of handovers to a person.', 31),
  }),
)
export type ReportFigures = Static<typeof ReportFigures>

const RatingCounts = Type.Array(
  Type.Object({
    score: Type.Integer({ minimum: 1, maximum: 5, examples: [5] }),
    count: whole('', 17),
  }),
  {
    description:
      'How customers rated the conversations that started in the period: how many conversations have each score, best first. Excludes deleted conversations.',
  },
)
export type RatingCounts = Static<typeof RatingCounts>

const period = {
  since: timestamp('The start of the period, inclusive.'),
  until: timestamp('The end of the period, exclusive.'),
}

export const ConversationReport = define(
  'ConversationReport',
  Type.Object({
    object: constant('conversation_report'),
    ...period,
    interval: oneOf(intervals),
    time_zone: Type.String({ examples: ['Europe/Berlin'] }),
    counted_until: nullable(
      timestamp(
        'Everything up to this time is counted. Usually about a second ago. Null while past data is still being counted.',
      ),
    ),
    totals: ReportFigures,
    previous: Type.Object(
      { ...period, totals: ReportFigures, ratings: RatingCounts },
      { description: 'The preceding period of the same length.' },
    ),
    intervals: Type.Array(Type.Object({ ...period, figures: ReportFigures }), {
      description: 'The hours or days of the period, in order, including those without activity.',
    }),
    handover_reasons: Type.Array(
      Type.Object({
        reason: nullable(Type.String({ examples: ['Asks for a refund'] })),
        reason_code: nullable(oneOf(handoverReasonCodes, { description: 'As in the handover of a conversation.' })),
        count: whole('', 12),
      }),
      {
        description:
          'The 20 most frequent reasons, most frequent first. Null means without a reason. Excludes deleted conversations.',
      },
    ),
    ratings: RatingCounts,
    busiest_hours: Type.Array(
      Type.Object({
        weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'The day of the week. 1 is Monday.' }),
        hour: Type.Integer({ minimum: 0, maximum: 23 }),
        messages_received: whole('', 9),
      }),
      {
        description: 'When contacts write, by hour of the week in the time zone. Hours without messages are left out.',
      },
    ),
  }),
)
export type ConversationReport = Static<typeof ConversationReport>

const moment = (description: string, example: string) =>
  optional(Type.String({ minLength: 1, maxLength: 40, description, examples: [example] }))

export const ReportQuery = input({
  since: moment(
    'The start of the period: a date in the time zone, or a time on a quarter of an hour. Default: 28 days ago.',
    '2026-11-01',
  ),
  until: moment('The end of the period, exclusive, in the same format. Default: the end of today.', '2026-11-22'),
  interval: optional(
    oneOf(intervals, {
      default: 'day',
      description: 'The length of each interval. `day` for periods up to 366 days, `hour` for periods up to 31 days.',
    }),
  ),
  time_zone: optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      default: 'UTC',
      description: 'An IANA time zone name. Determines days, hours and weekdays.',
      examples: ['Europe/Berlin'],
    }),
  ),
})
export type ReportQuery = Static<typeof ReportQuery>
