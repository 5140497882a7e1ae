import { constant, define, id, nullable, Type, timestamp } from '../../schema.ts'

export const ConversationRating = define(
  'ConversationRating',
  Type.Object({
    object: constant('conversation.rating'),
    // The conversation's own, because it has one rating.
    id: id('conversation'),
    conversation_id: id('conversation'),
    score: nullable(
      Type.Integer({ minimum: 1, maximum: 5, description: 'Null if the customer gave none.', examples: [5] }),
    ),
    comment: nullable(Type.String({ description: "The customer's words. Null without `messages:read`." })),
    rated_at: nullable(timestamp()),
  }),
)
