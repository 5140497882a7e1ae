import { providers, redactions } from '../accounts/assistant-settings.ts'
import { constant, input, named, nullable, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'
import { default_tokens_per_conversation, default_tokens_per_day } from './model/chosen.ts'
import { ways } from './model/dialect.ts'
import { reasons } from './model/failure.ts'

const most_tokens = 1_000_000_000_000

const status = oneOf(['on', 'off'], { description: '`off`: no conversation is handled by the assistant.' })
const name = { examples: ['Assistant'], description: 'As contacts see it.' }
const provider = nullable(
  oneOf(providers, {
    description:
      '`openai_compatible`: Ollama, vLLM, the server of llama.cpp, OpenAI and others that speak its chat completions.',
  }),
)
const base_url_words =
  'Up to and with the version, such as `https://api.openai.com/v1`. https, or http into networks that the operator allows.'
const model_words = "The model's name, as its server knows it."
const embedding_model_words =
  'The model that turns articles and questions into vectors, on the same server: articles are then found by what they mean, too. Only with `openai_compatible`.'
const redaction = oneOf(redactions, {
  description:
    'When e-mail addresses, telephone, card and other long numbers and IBANs are replaced by placeholders before a call: `remote`, where the model is not on the same machine (loopback).',
})

export const Assistant = named(
  'AssistantSettings',
  Type.Object({
    object: constant('assistant'),
    status,
    name: Type.String(name),
    engine: Type.String({
      description: "What summarizes, replies and extracts: the model's name, or `embedded`.",
      examples: ['embedded'],
    }),
    provider,
    base_url: nullable(Type.String({ description: base_url_words })),
    model: nullable(Type.String({ description: model_words })),
    embedding_model: nullable(Type.String({ description: embedding_model_words })),
    has_api_key: Type.Boolean({ description: 'Whether there is a key. It is never shown.' }),
    structured_output: nullable(
      oneOf(ways, { description: 'How the server makes the model keep to a shape; null until it was asked once.' }),
    ),
    redaction,
    tokens_per_day: Type.Integer({ minimum: 0, description: 'What all calls of a day (UTC) may take.' }),
    tokens_per_conversation: Type.Integer({
      minimum: 0,
      description: 'What all calls about one conversation may take.',
    }),
    updated_at: nullable(timestamp('Null where nothing was ever set.')),
  }),
)
export type Assistant = Static<typeof Assistant>

export const AssistantChanges = named(
  'AssistantChanges',
  input(
    {
      status: optional(status),
      name: optional(Type.String({ ...name, minLength: 1, maxLength: 100 })),
      provider: optional(provider),
      base_url: optional(
        nullable(
          Type.String({
            minLength: 1,
            maxLength: 2048,
            description: base_url_words,
            examples: ['http://127.0.0.1:11434/v1'],
          }),
        ),
      ),
      model: optional(
        nullable(
          Type.String({
            minLength: 1,
            maxLength: 200,
            pattern: '^[!-~]+$',
            hint: 'must be printable ASCII without spaces.',
            description: model_words,
            examples: ['llama3.2'],
          }),
        ),
      ),
      embedding_model: optional(
        nullable(
          Type.String({
            minLength: 1,
            maxLength: 200,
            pattern: '^[!-~]+$',
            hint: 'must be printable ASCII without spaces.',
            description: embedding_model_words,
            examples: ['nomic-embed-text'],
          }),
        ),
      ),
      api_key: optional(
        nullable(
          Type.String({
            minLength: 1,
            maxLength: 1000,
            pattern: '^[!-~]+$',
            hint: 'must be printable ASCII without spaces.',
            description: 'Encrypted, and never shown again. Another `provider` or `base_url` needs it again.',
            examples: ['sk-example'],
          }),
        ),
      ),
      redaction: optional(redaction),
      tokens_per_day: optional(
        nullable(
          Type.Integer({
            minimum: 0,
            maximum: most_tokens,
            description: `null: ${default_tokens_per_day}.`,
          }),
        ),
      ),
      tokens_per_conversation: optional(
        nullable(
          Type.Integer({
            minimum: 0,
            maximum: most_tokens,
            description: `null: ${default_tokens_per_conversation}.`,
          }),
        ),
      ),
    },
    { description: 'What is left out stays. `provider` null takes the model away, with its address and key.' },
  ),
)
export type AssistantChanges = Static<typeof AssistantChanges>

export const AssistantTest = named(
  'AssistantTest',
  Type.Object({
    object: constant('assistant.test'),
    ok: Type.Boolean(),
    engine: nullable(Type.String({ description: 'The model that was asked.' })),
    structured_output: nullable(oneOf(ways, { description: 'How its server makes it keep to a shape.' })),
    ms: nullable(Type.Integer({ minimum: 0, description: 'What its answer took.' })),
    reason: nullable(oneOf(reasons, { description: 'What kind of thing went wrong.' })),
    problem: nullable(Type.String({ description: 'What went wrong, and what to do.' })),
    embeddings: nullable(
      Type.Object(
        {
          ok: Type.Boolean(),
          engine: Type.String({ description: 'The embedding model that was asked.', examples: ['nomic-embed-text'] }),
          dimensions: nullable(Type.Integer({ minimum: 1, description: 'Of its vectors.' })),
          ms: nullable(Type.Integer({ minimum: 0, description: 'What its answer took.' })),
          problem: nullable(Type.String({ description: 'What went wrong, and what to do.' })),
        },
        { description: 'The same for the embedding model; null where there is none.' },
      ),
    ),
  }),
)
export type AssistantTest = Static<typeof AssistantTest>

export const AssistantUsageQuery = input({
  days: optional(Type.Integer({ minimum: 1, maximum: 31, default: 7, description: 'Today and so many before it.' })),
})
export type AssistantUsageQuery = Static<typeof AssistantUsageQuery>

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const AssistantUsage = named(
  'AssistantUsage',
  Type.Object({
    object: constant('assistant.usage'),
    day: Type.String({ description: 'Today, in UTC.', examples: ['2026-11-21'] }),
    tokens_today: count('Taken today, with what is set aside for calls under way.'),
    tokens_per_day: count('What they may take.'),
    tokens_per_conversation: count('What all calls about one conversation may take.'),
    calls: Type.Array(
      Type.Object({
        day: Type.String({ examples: ['2026-11-21'] }),
        purpose: Type.String({ examples: ['summary'] }),
        engine: Type.String({ examples: ['llama3.2'] }),
        outcome: Type.String({
          description: '`answered`, why not, or `interrupted`: under way, or cut off by the end of a process.',
          examples: ['answered'],
        }),
        calls: count('How many.'),
        input_tokens: count('What was read.'),
        output_tokens: count('What was written.'),
        estimated: count('Of how many the tokens were estimated, for the server did not tell.'),
        mean_ms: nullable(count('How long they took.')),
      }),
      { description: 'By day, newest first. No text of any call is kept.' },
    ),
  }),
)
export type AssistantUsage = Static<typeof AssistantUsage>
