import { verifications } from '../conversations/messages/schema.ts'
import { paging } from '../db/page.ts'
import {
  constant,
  define,
  id,
  input,
  listOf,
  nullable,
  oneOf,
  type Static,
  Type,
  timestamp,
  withheld,
} from '../schema.ts'

export const ConversationSummary = define(
  'ConversationSummary',
  Type.Object({
    object: constant('conversation.summary'),
    conversation_id: id('conversation'),
    summary: Type.String({
      description:
        'Plain text: what the customer wants, what was done, and where it stands. Without a language model, sentences are quoted; `↳` marks yours.',
      examples: ['Where is order 1042?\n↳ It left our warehouse this morning.\nWaiting for the customer.'],
    }),
    created_at: timestamp(),
  }),
)
export type ConversationSummary = Static<typeof ConversationSummary>

const hidden = 'Null without `messages:read`.'
const Quote = {
  quote: withheld(Type.String({ description: `Verbatim from the message. ${hidden}` })),
  message_id: id('message'),
}

export const SummaryRecord = define(
  'SummaryRecord',
  Type.Object({
    object: constant('conversation.summary_record'),
    id: id('summary_record'),
    conversation_id: id('conversation'),
    summary: withheld(Type.String({ description: hidden })),
    points: Type.Array(
      Type.Object({
        kind: oneOf(['request', 'change', 'fact', 'answer', 'open_question', 'outcome'], {
          description: '`change`: of the request. Only a language model tells it from another request or a `fact`.',
        }),
        ...Quote,
        text: withheld(Type.String({ description: hidden })),
      }),
    ),
    entities: Type.Array(
      Type.Object({
        kind: oneOf(['order_number', 'amount', 'date', 'link', 'email', 'phone']),
        text: withheld(Type.String({ description: hidden })),
        message_id: id('message'),
      }),
    ),
    open_questions: Type.Array(Type.Object(Quote)),
    outcome: oneOf(['resolved', 'waiting_for_customer', 'waiting_for_agent', 'unknown']),
    language: Type.String({ description: 'ISO 639-1; `und` if unknown.', examples: ['en'] }),
    engine: Type.String({ description: '`embedded`, or the name of the language model.', examples: ['embedded'] }),
    fallback: nullable(
      oneOf(
        [
          'not_asked',
          'budget',
          'refused',
          'invalid',
          'unconfirmed',
          'timeout',
          'rate_limited',
          'unreachable',
          'unauthorized',
        ],
        {
          description:
            "Why the embedded engine wrote the summary although a language model is set. `invalid`: none of the model's " +
            'points could be found in the messages, or its response had the wrong structure. `unconfirmed`: its own ' +
            'second check confirmed none of them. `not_asked`: there was no time.',
        },
      ),
    ),
    verification: nullable(
      oneOf(verifications, {
        description:
          "How sure it is that the contact wrote what it rests on: the weakest message counts. `stranger`: somebody else wrote into the conversation, too; their messages aren't part of the summary.",
      }),
    ),
    covers_through_message_id: id('message'),
    stale: Type.Boolean({ description: 'Whether there are newer messages.' }),
    created_at: timestamp(),
  }),
)
export type SummaryRecord = Static<typeof SummaryRecord>

export const SummaryRecordList = listOf(SummaryRecord, 'SummaryRecordList')

export const SummaryRecordQuery = input({ ...paging })
export type SummaryRecordQuery = Static<typeof SummaryRecordQuery>
