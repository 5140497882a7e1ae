import { paging } from '../db/page.ts'
import { constant, id, input, listOf, named, nullable, oneOf, type Static, Type, timestamp } from '../schema.ts'

export const ConversationSummary = named(
  'ConversationSummary',
  Type.Object({
    object: constant('conversation.summary'),
    conversation_id: id('conversation'),
    summary: Type.String({
      description: 'Plain text: what the customer wants, what was done, where it stands.',
      examples: ['The customer asks where order 1042 is. Agent: It left our warehouse this morning.'],
    }),
    created_at: timestamp(),
  }),
)
export type ConversationSummary = Static<typeof ConversationSummary>

const Quote = { quote: Type.String({ description: 'Verbatim from the message.' }), message_id: id('message') }

export const SummaryRecord = named(
  'SummaryRecord',
  Type.Object({
    object: constant('conversation.summary_record'),
    id: id('summary_record'),
    conversation_id: id('conversation'),
    summary: Type.String(),
    points: Type.Array(
      Type.Object({
        kind: oneOf(['request', 'change', 'answer', 'open_question', 'outcome']),
        ...Quote,
        text: Type.String(),
      }),
    ),
    entities: Type.Array(
      Type.Object({
        kind: oneOf(['order_number', 'amount', 'date', 'link', 'email', 'phone']),
        text: Type.String(),
        message_id: id('message'),
      }),
    ),
    open_questions: Type.Array(Type.Object(Quote)),
    outcome: oneOf(['resolved', 'waiting_for_customer', 'waiting_for_agent', 'unknown']),
    language: Type.String({ description: 'ISO 639-1; `und` where it is not known.', examples: ['en'] }),
    engine: Type.String({ description: '`embedded`, or the name of the language model.', examples: ['embedded'] }),
    fallback: nullable(
      oneOf(['not_asked', 'budget', 'refused', 'invalid', 'timeout', 'rate_limited', 'unreachable', 'unauthorized'], {
        description:
          'Why the embedded engine made it although a language model is set. `invalid`: not one of its points could be found in the messages, or it was no answer of the shape asked for; `not_asked`: there was no time.',
      }),
    ),
    covers_through_message_id: id('message'),
    stale: Type.Boolean({ description: 'Whether messages have come since.' }),
    created_at: timestamp(),
  }),
)
export type SummaryRecord = Static<typeof SummaryRecord>

export const SummaryRecordList = listOf(SummaryRecord, 'SummaryRecordList')

export const SummaryRecordQuery = input({ ...paging })
export type SummaryRecordQuery = Static<typeof SummaryRecordQuery>
