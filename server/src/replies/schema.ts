import { Source } from '../conversations/messages/schema.ts'
import { createdBetween, paging } from '../db/page.ts'
import {
  constant,
  define,
  id,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
  withheld,
} from '../schema.ts'

const engine = (description: string) => Type.String({ description, examples: ['embedded'] })
const confidence = nullable(
  Type.Number({ minimum: 0, maximum: 1, description: "The search's confidence in the best article." }),
)

export const AssistantTurn = define(
  'AssistantTurn',
  Type.Object({
    object: constant('assistant.turn'),
    id: id('assistant_turn'),
    conversation_id: id('conversation'),
    outcome: nullable(
      oneOf(['answered', 'offered', 'clarified', 'greeted', 'handed_over', 'discarded'], {
        description:
          'Null while the turn is in progress. `offered`: it suggested articles that may help. `clarified`: it asked a ' +
          "question. `discarded`: the conversation changed in the meantime, so the reply wasn't sent.",
      }),
    ),
    reason: nullable(
      Type.String({
        description:
          "Why the conversation was handed over, the reply was discarded, or the language model that is set wasn't used.",
      }),
    ),
    message_ids: Type.Array(id('message'), { description: "The contact's messages that the turn is about." }),
    reply_message_id: nullable(id('message')),
    verdict: nullable(
      oneOf(['answer', 'may_help', 'none'], {
        description: 'The verdict of the article search. Null if no search was needed.',
      }),
    ),
    engine: nullable(engine('`embedded`, or the name of the language model.')),
    language: nullable(Type.String({ description: 'ISO 639-1; `und` if unknown.', examples: ['en'] })),
    sources: Type.Array(Source),
    confidence,
    latency_ms: nullable(Type.Integer({ minimum: 0, description: 'How long the decision took, in milliseconds.' })),
    created_at: timestamp(),
    finished_at: nullable(timestamp()),
  }),
)
export const AssistantTurnList = listOf(AssistantTurn, 'AssistantTurnList')

export const AssistantTurnQuery = input({ ...paging })
export type AssistantTurnQuery = Static<typeof AssistantTurnQuery>

export const AssistantQuestion = define(
  'AssistantQuestion',
  input({
    question: Type.String({
      minLength: 1,
      maxLength: 10_000,
      pattern: '\\S',
      description: "The question in a customer's words.",
      examples: ['how do i send my bike back?'],
      hint: 'must not be blank, and must have at most 10,000 characters.',
    }),
    include_drafts: optional(
      Type.Boolean({ default: false, description: 'Whether to include drafts, as if they were published.' }),
    ),
  }),
)
export type AssistantQuestion = Static<typeof AssistantQuestion>

export const AssistantPreview = define(
  'AssistantPreview',
  Type.Object({
    object: constant('assistant.preview'),
    outcome: oneOf(['answered', 'offered', 'clarified', 'greeted', 'handed_over'], {
      description:
        'The outcome the turn would have. `offered`: suggests articles that may help. `clarified`: asks a question.',
    }),
    reply: Type.String({
      description: 'The reply that the customer would get.',
      examples: ['You can return a bicycle within 30 days.'],
    }),
    reason: nullable(
      Type.String({
        description: "Why the conversation would be handed over, or why the language model that is set wasn't used.",
      }),
    ),
    verdict: nullable(
      oneOf(['answer', 'may_help', 'none'], {
        description: 'The verdict of the article search. Null if no search was needed.',
      }),
    ),
    engine: engine('`embedded`, or the name of the language model.'),
    language: Type.String({ description: 'ISO 639-1; `und` if unknown.', examples: ['en'] }),
    sources: Type.Array(Source, { description: 'The articles that the reply cites.' }),
    confidence,
    latency_ms: Type.Integer({ minimum: 0, description: 'How long the decision took, in milliseconds.' }),
  }),
)

export const suggestionKinds = ['reply', 'rewrite', 'translate'] as const
export const tones = ['friendly', 'formal', 'brief', 'plain'] as const

export const SuggestionRequest = define(
  'SuggestionRequest',
  input({
    kind: oneOf(suggestionKinds, {
      description:
        "`reply`: answers the contact's last question. `rewrite` and `translate` work on `text` and need a language model.",
      examples: ['reply'],
    }),
    text: optional(
      nullable(Type.String({ minLength: 1, maxLength: 10_000, description: 'The text to rewrite or translate.' })),
    ),
    language: optional(
      nullable(
        Type.String({
          pattern: '^[a-z]{2}$',
          description: 'The language to translate into (ISO 639-1).',
          examples: ['de'],
        }),
      ),
    ),
    tone: optional(nullable(oneOf(tones, { description: 'Only with `rewrite`.' }))),
  }),
)
export type SuggestionRequest = Static<typeof SuggestionRequest>

export const Suggestion = define(
  'Suggestion',
  Type.Object({
    object: constant('conversation.suggestion'),
    conversation_id: id('conversation'),
    kind: oneOf(suggestionKinds),
    text: nullable(
      Type.String({
        description: 'The draft. Nothing is sent. Null if no article answers the question.',
        examples: ['You can send it back within 30 days.'],
      }),
    ),
    sources: Type.Array(Source),
    engine: engine('`embedded`, or the name of the language model.'),
    confidence,
    created_at: timestamp(),
  }),
)
export type Suggestion = Static<typeof Suggestion>

export const ratings = ['up', 'down'] as const

export const NewFeedback = define(
  'NewFeedback',
  input({
    rating: oneOf(ratings, { examples: ['up'] }),
    comment: optional(nullable(Type.String({ minLength: 1, maxLength: 2000, examples: ['It is 14 days, not 30.'] }))),
  }),
)
export type NewFeedback = Static<typeof NewFeedback>

export const Feedback = define(
  'Feedback',
  Type.Object({
    object: constant('message.feedback'),
    conversation_id: id('conversation'),
    message_id: id('message'),
    rating: oneOf(ratings),
    comment: nullable(Type.String()),
    created_at: timestamp(),
  }),
)
export const FeedbackList = listOf(Feedback, 'FeedbackList')

export const FeedbackQuery = input({ ...paging })
export type FeedbackQuery = Static<typeof FeedbackQuery>

const limit = optional(
  Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'The maximum number of entries.' }),
)

export const ReportQuery = input({ limit, ...createdBetween })
export type ReportQuery = Static<typeof ReportQuery>

export const ArticleReport = define(
  'ArticleReport',
  Type.Object({
    object: constant('assistant.article_report'),
    article_id: id('article'),
    title: Type.String({ description: 'The title when the article was last cited.' }),
    thumbs_down: Type.Integer({
      minimum: 0,
      description: 'The number of replies that cite the article and were rated down.',
    }),
    thumbs_up: Type.Integer({ minimum: 0 }),
    message_ids: Type.Array(id('message'), { description: 'The newest of these replies, up to five.' }),
    examples: Type.Array(
      Type.Object({
        conversation_id: id('conversation'),
        message_id: id('message'),
        comment: nullable(Type.String({ description: 'The comment on the rating. Null without `messages:read`.' })),
      }),
      { description: 'The same replies, with their conversations and comments.' },
    ),
  }),
)
export const ArticleReportList = listOf(ArticleReport, 'ArticleReportList')

export const UnansweredReport = define(
  'UnansweredReport',
  Type.Object({
    object: constant('assistant.unanswered_report'),
    question: withheld(
      Type.String({
        description: "The newest question of the group, in the contact's words. Null without `messages:read`.",
      }),
    ),
    count: Type.Integer({ minimum: 1, description: 'The number of similar questions.' }),
    message_ids: Type.Array(id('message'), { description: 'The newest of these questions, up to five.' }),
    examples: Type.Array(Type.Object({ conversation_id: id('conversation'), message_id: id('message') }), {
      description: 'The same questions, with their conversations.',
    }),
    asked_at: timestamp('When it was last asked.'),
  }),
)
export const UnansweredReportList = listOf(UnansweredReport, 'UnansweredReportList')
