import { paging } from '../db/page.ts'
import {
  constant,
  define,
  deletedOf,
  id,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
/** As many as anyone can tell apart. */
export const max_hours = 100
export const max_exceptions = 400
export const max_ics_bytes = 1_000_000

const name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  hint: 'must not be blank.',
  description: 'The name your team sees.',
  examples: ['Support'],
})
const time_zone = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'An IANA time zone. Daylight saving time is taken into account.',
  examples: ['Europe/Berlin'],
})
const from = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  hint: 'must be a time from 00:00 to 23:59.',
  examples: ['09:00'],
})
const to = Type.String({
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  hint: 'must be a time from 00:01 to 24:00.',
  description: 'After `from`. Past midnight needs a second row on the next day.',
  examples: ['17:00'],
})
const date = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  hint: 'must be a date such as 2026-12-25.',
  examples: ['2026-12-25'],
})

const Interval = Type.Object({ from, to }, { additionalProperties: false })
export type Interval = Static<typeof Interval>

const weekly_of = Type.Object({ day: oneOf(days, { examples: ['monday'] }), from, to }, { additionalProperties: false })
export type WeeklyRow = Static<typeof weekly_of>
const weekly = Type.Array(weekly_of, {
  maxItems: 70,
  description:
    'When it is open in an ordinary week, as local times. A day can have several rows, which must not overlap.',
  examples: [[{ day: 'monday', from: '09:00', to: '17:00' }]],
})

const exception = {
  name: nullable(Type.String({ minLength: 1, maxLength: 200, examples: ['Christmas'] })),
  from: date,
  to: Type.Unsafe<string>({ ...date, description: 'The last day. The same as `from` for a single day.' }),
  yearly: Type.Boolean({
    description: 'Whether it repeats every year, by month and day. 29 February exists in leap years only.',
    examples: [true],
  }),
  intervals: Type.Array(Interval, {
    maxItems: 10,
    description: 'When it is open on these days, instead of what the week says. Empty: closed.',
    examples: [[]],
  }),
}
export const HoursException = define('HoursException', Type.Object(exception))
export type HoursException = Static<typeof HoursException>

const ExceptionInput = input({
  ...exception,
  name: optional(exception.name),
  yearly: optional(exception.yearly),
  intervals: optional(exception.intervals),
})
export type ExceptionInput = Static<typeof ExceptionInput>

const exceptions = Type.Array(ExceptionInput, {
  maxItems: max_exceptions,
  description:
    'Days that are different, such as holidays. Of two about the same day, the later one in the list counts.',
  examples: [[{ name: 'Christmas', from: '2026-12-25', to: '2026-12-26', yearly: true, intervals: [] }]],
})

export const Hours = define(
  'Hours',
  Type.Object({
    object: constant('hours'),
    id: id('hours'),
    name: Type.String({ examples: ['Support'] }),
    time_zone,
    weekly,
    exceptions: Type.Array(HoursException),
    open: Type.Boolean({ description: 'Whether it is open now.', examples: [false] }),
    next_open_at: nullable(
      timestamp('When it opens. Null while it is open, and if it never opens in the next ten years.'),
    ),
    next_close_at: nullable(timestamp('When it closes. Null while it is closed, and if it never closes.')),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type Hours = Static<typeof Hours>

export const HoursList = listOf(Hours, 'HoursList')
export const DeletedHours = deletedOf('hours', 'DeletedHours')
export const HoursQuery = input({ ...paging })
export type HoursQuery = Static<typeof HoursQuery>

export const NewHours = define('NewHours', input({ name, time_zone, weekly, exceptions: optional(exceptions) }))
export type NewHours = Static<typeof NewHours>

export const HoursChanges = define(
  'HoursChanges',
  input(
    {
      name: optional(name),
      time_zone: optional(time_zone),
      weekly: optional(weekly),
      exceptions: optional(exceptions),
    },
    {
      description:
        "A JSON merge patch (RFC 7396). Fields you leave out don't change, and lists are replaced as a whole.",
    },
  ),
)
export type HoursChanges = Static<typeof HoursChanges>

const year = Type.Integer({ minimum: 2000, maximum: 2099, examples: [2027] })

export const CalendarQuery = Type.Object(
  { year: optional(Type.Unsafe<number>({ ...year, description: 'The current year by default.' })) },
  { additionalProperties: false },
)

export const HoursPreview = define(
  'HoursPreview',
  input({ name: optional(name), time_zone, weekly, exceptions: optional(exceptions), year }),
)
export type HoursPreview = Static<typeof HoursPreview>

export const HoursCalendar = define(
  'HoursCalendar',
  Type.Object({
    object: constant('hours_calendar'),
    year,
    time_zone,
    days: Type.Array(
      Type.Object({
        date,
        open: Type.Array(Interval),
        exception: nullable(Type.String({ description: 'The name of the exception.', examples: ['Christmas'] })),
        is_exception: Type.Boolean({ description: 'Whether an exception decides on this day.' }),
      }),
      { description: 'Each day of the year.' },
    ),
  }),
)
export type HoursCalendar = Static<typeof HoursCalendar>

export const HolidayFile = define(
  'HolidayFile',
  input({
    ics: Type.String({
      minLength: 1,
      maxLength: max_ics_bytes,
      description: 'The text of an iCalendar file (.ics).',
      examples: [
        'BEGIN:VEVENT\r\nSUMMARY:Christmas\r\nDTSTART;VALUE=DATE:20261225\r\nDTEND;VALUE=DATE:20261227\r\nEND:VEVENT',
      ],
    }),
  }),
)

export const Holidays = define(
  'Holidays',
  Type.Object({
    object: constant('holidays'),
    exceptions: Type.Array(HoursException),
    skipped: Type.Integer({
      minimum: 0,
      description: 'The number of events that are not whole days, or not understood.',
    }),
  }),
)
export type Holidays = Static<typeof Holidays>
