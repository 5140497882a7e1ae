import { Source } from '../../conversations/messages/schema.ts'
import { createdBetween, paging } from '../../db/page.ts'
import {
  constant,
  id,
  input,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../../schema.ts'

const engine = (description: string) => Type.String({ description, examples: ['embedded'] })
const confidence = nullable(
  Type.Number({ minimum: 0, maximum: 1, description: 'How sure the look-up of articles was of the best one.' }),
)

export const AssistantTurn = named(
  'AssistantTurn',
  Type.Object({
    object: constant('assistant.turn'),
    id: id('assistant_turn'),
    conversation_id: id('conversation'),
    outcome: nullable(
      oneOf(['answered', 'offered', 'clarified', 'greeted', 'handed_over', 'discarded'], {
        description:
          'Null while it thinks. `offered`: articles that may help; `clarified`: it asked back; `discarded`: something was said or changed meanwhile, so it was not said.',
      }),
    ),
    reason: nullable(
      Type.String({
        description: 'Why it was handed over or discarded, or why the language model that is set was not used.',
      }),
    ),
    message_ids: Type.Array(id('message'), { description: 'The messages of the contact that it is about.' }),
    reply_message_id: nullable(id('message')),
    verdict: nullable(
      oneOf(['answer', 'may_help', 'none'], {
        description: 'What the look-up of articles said; null where none was needed.',
      }),
    ),
    engine: nullable(engine('`embedded`, or the name of the language model.')),
    language: nullable(Type.String({ description: 'ISO 639-1; `und` where it is not known.', examples: ['en'] })),
    sources: Type.Array(Source),
    confidence,
    latency_ms: nullable(Type.Integer({ minimum: 0, description: 'How long it took to find the answer.' })),
    created_at: timestamp(),
    finished_at: nullable(timestamp()),
  }),
)
export const AssistantTurnList = listOf(AssistantTurn, 'AssistantTurnList')

export const AssistantTurnQuery = input({ ...paging })
export type AssistantTurnQuery = Static<typeof AssistantTurnQuery>

export const AssistantQuestion = named(
  'AssistantQuestion',
  input({
    question: Type.String({
      minLength: 1,
      maxLength: 10_000,
      pattern: '\\S',
      description: "In a customer's words.",
      examples: ['how do i send my bike back?'],
      hint: 'must hold a character, and at most 10,000.',
    }),
    include_drafts: optional(
      Type.Boolean({ default: false, description: 'Drafts, too: what would be said if they were published.' }),
    ),
  }),
)
export type AssistantQuestion = Static<typeof AssistantQuestion>

export const AssistantPreview = named(
  'AssistantPreview',
  Type.Object({
    object: constant('assistant.preview'),
    outcome: oneOf(['answered', 'offered', 'clarified', 'greeted', 'handed_over'], {
      description: 'As of a turn: `offered`: articles that may help; `clarified`: it asks back.',
    }),
    reply: Type.String({
      description: 'What the customer would be told.',
      examples: ['You can return a bicycle within 30 days.'],
    }),
    reason: nullable(
      Type.String({ description: 'Why it would be handed over, or why the language model that is set was not used.' }),
    ),
    verdict: nullable(
      oneOf(['answer', 'may_help', 'none'], {
        description: 'What the look-up of articles said; null where none was needed.',
      }),
    ),
    engine: engine('`embedded`, or the name of the language model.'),
    language: Type.String({ description: 'ISO 639-1; `und` where it is not known.', examples: ['en'] }),
    sources: Type.Array(Source, { description: 'The articles that the reply cites.' }),
    confidence,
    latency_ms: Type.Integer({ minimum: 0, description: 'How long it took to find the answer.' }),
  }),
)

export const suggestionKinds = ['reply', 'rewrite', 'translate'] as const
export const tones = ['friendly', 'formal', 'brief', 'plain'] as const

export const SuggestionRequest = named(
  'SuggestionRequest',
  input({
    kind: oneOf(suggestionKinds, {
      description:
        '`reply`: to what the contact asked last; `rewrite` and `translate` work on `text`, with a language model.',
      examples: ['reply'],
    }),
    text: optional(
      nullable(Type.String({ minLength: 1, maxLength: 10_000, description: 'What to rewrite or to translate.' })),
    ),
    language: optional(
      nullable(
        Type.String({ pattern: '^[a-z]{2}$', description: 'ISO 639-1: into which to translate.', examples: ['de'] }),
      ),
    ),
    tone: optional(nullable(oneOf(tones, { description: 'Only with `rewrite`.' }))),
  }),
)
export type SuggestionRequest = Static<typeof SuggestionRequest>

export const Suggestion = named(
  'Suggestion',
  Type.Object({
    object: constant('conversation.suggestion'),
    conversation_id: id('conversation'),
    kind: oneOf(suggestionKinds),
    text: nullable(
      Type.String({
        description: 'A draft: nothing is sent. Null where no article answers the question.',
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

export const NewFeedback = named(
  'NewFeedback',
  input({
    rating: oneOf(ratings, { examples: ['up'] }),
    comment: optional(nullable(Type.String({ minLength: 1, maxLength: 2000, examples: ['It is 14 days, not 30.'] }))),
  }),
)
export type NewFeedback = Static<typeof NewFeedback>

export const Feedback = named(
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

const limit = optional(Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'At most so many.' }))

export const ReportQuery = input({ limit, ...createdBetween })
export type ReportQuery = Static<typeof ReportQuery>

export const ArticleReport = named(
  'ArticleReport',
  Type.Object({
    object: constant('assistant.article_report'),
    article_id: id('article'),
    title: Type.String({ description: 'As it was when it was cited last.' }),
    thumbs_down: Type.Integer({ minimum: 0, description: 'Replies that cite it and were rated down.' }),
    thumbs_up: Type.Integer({ minimum: 0 }),
    message_ids: Type.Array(id('message'), { description: 'The newest of those rated down, at most five.' }),
    examples: Type.Array(
      Type.Object({
        conversation_id: id('conversation'),
        message_id: id('message'),
        comment: nullable(Type.String({ description: 'What was said of it.' })),
      }),
      { description: 'The same, with where they stand and what was said of them.' },
    ),
  }),
)
export const ArticleReportList = listOf(ArticleReport, 'ArticleReportList')

export const UnansweredReport = named(
  'UnansweredReport',
  Type.Object({
    object: constant('assistant.unanswered_report'),
    question: Type.String({ description: 'The newest of its kind, in the words of the contact.' }),
    count: Type.Integer({ minimum: 1, description: 'How many asked something like it.' }),
    message_ids: Type.Array(id('message'), { description: 'The newest, at most five.' }),
    examples: Type.Array(Type.Object({ conversation_id: id('conversation'), message_id: id('message') }), {
      description: 'The same, with where they stand.',
    }),
    asked_at: timestamp('When it was asked last.'),
  }),
)
export const UnansweredReportList = listOf(UnansweredReport, 'UnansweredReportList')
