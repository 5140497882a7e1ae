import { constant, define, id, input, nullable, oneOf, Type, timestamp } from '../../schema.ts'
import { modes } from '../keys/key-schema.ts'

/** How many articles the assistant should have to begin with. */
export const enough_articles = 3

export const FirstStepsQuery = input({ mode: oneOf(modes) })

export const FirstSteps = define(
  'FirstSteps',
  Type.Object({
    object: constant('first_steps'),
    mode: oneOf(modes),
    shown: Type.Boolean({ description: 'Whether the account is at most 30 days old and nobody has hidden the list.' }),
    website: nullable(
      Type.Object(
        {
          channel_id: id('channel'),
          color: Type.String({ description: 'For the tag that websites load.', examples: ['#1d4ed8'] }),
          has_origins: Type.Boolean({ description: 'Whether a website may show it.' }),
          seen_on: nullable(
            Type.String({
              description: 'The website on which somebody last opened the chat, as one of the origins of the channel.',
              examples: ['https://www.example.com'],
            }),
          ),
          seen_at: nullable(timestamp('When that was, to the minute.')),
        },
        { description: 'The widget that a website showed last, or else the oldest.' },
      ),
    ),
    mailbox: nullable(
      Type.Object(
        {
          channel_id: id('channel'),
          name: Type.String({ examples: ['Support'] }),
          connected: Type.Boolean({ description: 'Whether it can be read and sent from.' }),
        },
        { description: 'An email channel: one that works, if there is one.' },
      ),
    ),
    published_articles: Type.Integer({
      minimum: 0,
      maximum: enough_articles,
      description: `Counted up to ${enough_articles}, which is enough to begin with.`,
      examples: [2],
    }),
    question_asked_at: nullable(timestamp("When the assistant's reply was first previewed.")),
    team: oneOf(['alone', 'invited', 'joined'], {
      description: 'Whether there is another user, or a pending invitation.',
    }),
  }),
)
