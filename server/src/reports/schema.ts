import { handoverReasonCodes } from '../conversations/handover-reasons.ts'
import { constant, input, named, nullable, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'

export const intervals = ['hour', 'day'] as const

const whole = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })
const seconds = (description: string, example: number) =>
  nullable(Type.Number({ minimum: 0, description, examples: [example] }))

const Duration = named(
  'ReportDuration',
  Type.Object(
    {
      count: whole('How many were measured.', 42),
      median_seconds: seconds('Half took this long at most. Null where nothing was measured.', 95.5),
      p90_seconds: seconds('Nine in ten took this long at most.', 840),
    },
    { description: 'How long something took.' },
  ),
)

export const ReportFigures = named(
  'ReportFigures',
  Type.Object({
    conversations_started: whole('Conversations that began.', 120),
    messages_received: whole('Messages of contacts.', 480),
    messages_sent_by_assistant: whole('Messages of the assistant.', 210),
    messages_sent_by_people: whole('Messages of people, and of programs with a key. Notes do not count.', 250),
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
        description: 'Of what was resolved. Null where nothing was.',
        examples: [0.35],
      }),
    ),
    handovers: whole('How often a conversation went to a person.', 31),
  }),
)
export type ReportFigures = Static<typeof ReportFigures>

const period = {
  since: timestamp('The first moment that counts.'),
  until: timestamp('The first moment that counts no more.'),
}

export const ConversationReport = named(
  'ConversationReport',
  Type.Object({
    object: constant('conversation_report'),
    ...period,
    interval: oneOf(intervals),
    time_zone: Type.String({ examples: ['Europe/Berlin'] }),
    counted_until: nullable(
      timestamp('Whatever happened until then is counted; usually a second or so ago. Null while the past is counted.'),
    ),
    totals: ReportFigures,
    previous: Type.Object(
      { ...period, totals: ReportFigures },
      { description: 'The period of the same length just before.' },
    ),
    intervals: Type.Array(Type.Object({ ...period, figures: ReportFigures }), {
      description: 'The hours or days of the period, in order, also those in which nothing happened.',
    }),
    handover_reasons: Type.Array(
      Type.Object({
        reason: nullable(Type.String({ examples: ['Asks for a refund'] })),
        reason_code: nullable(oneOf(handoverReasonCodes, { description: 'As in the hand-over of a conversation.' })),
        count: whole('', 12),
      }),
      {
        description:
          'The 20 most frequent first. Null: without a reason. Of conversations that were deleted nothing is known.',
      },
    ),
    busiest_hours: Type.Array(
      Type.Object({
        weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday.' }),
        hour: Type.Integer({ minimum: 0, maximum: 23 }),
        messages_received: whole('', 9),
      }),
      { description: 'When contacts write, in the time zone: the hours of the week in which anybody did.' },
    ),
  }),
)
export type ConversationReport = Static<typeof ConversationReport>

const moment = (description: string, example: string) =>
  optional(Type.String({ minLength: 1, maxLength: 40, description, examples: [example] }))

export const ReportQuery = input({
  since: moment(
    'A date in the time zone, from its beginning, or a moment; to the quarter of an hour. By default 28 days ago.',
    '2026-11-01',
  ),
  until: moment('The same, not counted any more. By default the end of today.', '2026-11-22'),
  interval: optional(
    oneOf(intervals, { default: 'day', description: 'Days of a period of 366 at most, or hours of one of 31 days.' }),
  ),
  time_zone: optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      default: 'UTC',
      description: 'A name of the IANA database: what days, hours and weekdays are told in.',
      examples: ['Europe/Berlin'],
    }),
  ),
})
export type ReportQuery = Static<typeof ReportQuery>
