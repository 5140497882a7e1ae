import { expand } from '../conversations/schema.ts'
import { paging } from '../db/page.ts'
import { input, oneOf, optional, type Static, Type } from '../schema.ts'
import { ReportQuery } from './schema.ts'

/** Figures that count conversations. The others count messages. */
export const listed_figures = [
  'conversations_started',
  'first_reply',
  'first_reply_by_assistant',
  'first_reply_by_people',
  'resolution',
  'resolution_by_assistant',
  'resolution_by_people',
  'handovers',
  'ratings',
] as const
export type ListedFigure = (typeof listed_figures)[number]

const { since, until, time_zone } = ReportQuery.properties

export const CountedQuery = input({
  ...paging,
  order: optional(
    oneOf(['asc', 'desc'], {
      default: 'desc',
      description: 'The order by when they counted: newest first (`desc`) or oldest first (`asc`).',
    }),
  ),
  expand,
  figure: oneOf(listed_figures, { description: 'A figure of the report.' }),
  since,
  until,
  time_zone,
  reason: optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'With `handovers`: only those with exactly this reason.',
      examples: ['Asks for a refund'],
    }),
  ),
  has_reason: optional(
    oneOf(['true', 'false'], {
      description: 'With `handovers`: whether a reason was given.',
      examples: ['true'],
    }),
  ),
  score: optional(
    Type.Integer({ minimum: 1, maximum: 5, description: 'With `ratings`: only those with this score.', examples: [2] }),
  ),
})
export type CountedQuery = Static<typeof CountedQuery>
