import { providers, redactions } from '../accounts/assistant-settings.ts'
import { constant, define, input, nullable, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'
import { output_modes } from './dialect.ts'
import { reasons } from './failure.ts'
import { default_tokens_per_conversation, default_tokens_per_day } from './model.ts'

const max_tokens = 1_000_000_000_000

const status = oneOf(['on', 'off'], { description: "`off`: the assistant doesn't handle any conversations." })
const name = { examples: ['Assistant'], description: 'The name contacts see.' }
const emergency_words =
  'Your own words and phone numbers for someone who may be in danger. They follow the fixed sentence, as you write them.'
const provider = nullable(
  oneOf(providers, {
    description:
      "`openai_compatible`: OpenAI, Ollama, vLLM, the llama.cpp server and others that support OpenAI's chat completions.",
  }),
)
const base_url_words =
  'The URL up to and including the version, such as `https://api.openai.com/v1`. HTTPS, or HTTP in networks that the operator allows.'
const model_words = 'The name of the model on its server.'
const embedding_model_words =
  'The embedding model on the same server. With it, articles are also found by meaning. Only with `openai_compatible`.'
const redaction = oneOf(redactions, {
  description:
    "When to replace email addresses, IBANs, and phone, card and other long numbers with placeholders before a call. `remote`: if the model isn't on the same machine (loopback).",
})

export const Assistant = define(
  'AssistantSettings',
  Type.Object({
    object: constant('assistant'),
    status,
    name: Type.String(name),
    emergency_text: nullable(Type.String({ description: emergency_words })),
    engine: Type.String({
      description: 'What summarizes, replies and extracts: the name of the model, or `embedded`.',
      examples: ['embedded'],
    }),
    provider,
    base_url: nullable(Type.String({ description: base_url_words })),
    model: nullable(Type.String({ description: model_words })),
    embedding_model: nullable(Type.String({ description: embedding_model_words })),
    has_api_key: Type.Boolean({ description: 'Whether an API key is stored. The key is never shown.' }),
    structured_output: nullable(
      oneOf(output_modes, {
        description:
          'The kind of structured output that the server supports. Null until the model has been called once.',
      }),
    ),
    redaction,
    tokens_per_day: Type.Integer({
      minimum: 0,
      description: 'The maximum number of tokens for all calls in a day (UTC).',
    }),
    tokens_per_conversation: Type.Integer({
      minimum: 0,
      description: 'The maximum number of tokens for all calls about one conversation.',
    }),
    updated_at: nullable(timestamp('Null if the settings were never changed.')),
  }),
)
export type Assistant = Static<typeof Assistant>

export const AssistantChanges = define(
  'AssistantChanges',
  input(
    {
      status: optional(status),
      name: optional(Type.String({ ...name, minLength: 1, maxLength: 100 })),
      emergency_text: optional(
        nullable(
          Type.String({
            minLength: 1,
            maxLength: 1000,
            pattern: '\\S',
            hint: 'must not be blank, and must have at most 1,000 characters.',
            description: emergency_words,
            examples: ['In the UK you can call Samaritans on 116 123, day and night.'],
          }),
        ),
      ),
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
            description:
              'Stored encrypted and never shown again. If you change `provider` or `base_url`, send it again.',
            examples: ['sk-example'],
          }),
        ),
      ),
      redaction: optional(redaction),
      tokens_per_day: optional(
        nullable(
          Type.Integer({
            minimum: 0,
            maximum: max_tokens,
            description: `null sets the default: ${default_tokens_per_day}.`,
          }),
        ),
      ),
      tokens_per_conversation: optional(
        nullable(
          Type.Integer({
            minimum: 0,
            maximum: max_tokens,
            description: `null sets the default: ${default_tokens_per_conversation}.`,
          }),
        ),
      ),
    },
    {
      description:
        "Fields you leave out don't change. Setting `provider` to null removes the model with its URL and key.",
    },
  ),
)
export type AssistantChanges = Static<typeof AssistantChanges>

export const AssistantTest = define(
  'AssistantTest',
  Type.Object({
    object: constant('assistant.test'),
    ok: Type.Boolean(),
    engine: nullable(Type.String({ description: 'The model that was tested.' })),
    structured_output: nullable(
      oneOf(output_modes, { description: 'The kind of structured output that its server supports.' }),
    ),
    ms: nullable(Type.Integer({ minimum: 0, description: 'The response time in milliseconds.' })),
    reason: nullable(oneOf(reasons, { description: 'The kind of failure.' })),
    problem: nullable(Type.String({ description: 'What went wrong and what to do.' })),
    embeddings: nullable(
      Type.Object(
        {
          ok: Type.Boolean(),
          engine: Type.String({ description: 'The embedding model that was tested.', examples: ['nomic-embed-text'] }),
          dimensions: nullable(Type.Integer({ minimum: 1, description: 'The number of dimensions of its vectors.' })),
          ms: nullable(Type.Integer({ minimum: 0, description: 'The response time in milliseconds.' })),
          problem: nullable(Type.String({ description: 'What went wrong and what to do.' })),
        },
        { description: 'The same for the embedding model. Null if none is set.' },
      ),
    ),
  }),
)
export type AssistantTest = Static<typeof AssistantTest>

export const AssistantUsageQuery = input({
  days: optional(
    Type.Integer({
      minimum: 1,
      maximum: 31,
      default: 7,
      description: 'The number of days to return, including today.',
    }),
  ),
})
export type AssistantUsageQuery = Static<typeof AssistantUsageQuery>

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const AssistantUsage = define(
  'AssistantUsage',
  Type.Object({
    object: constant('assistant.usage'),
    day: Type.String({ description: 'The current day in UTC.', examples: ['2026-11-21'] }),
    tokens_today: count('The tokens used today, including tokens reserved for calls in progress.'),
    tokens_per_day: count('The maximum number of tokens per day.'),
    tokens_per_conversation: count('The maximum number of tokens for all calls about one conversation.'),
    calls: Type.Array(
      Type.Object({
        day: Type.String({ examples: ['2026-11-21'] }),
        purpose: Type.String({ examples: ['summary'] }),
        engine: Type.String({ examples: ['llama3.2'] }),
        outcome: Type.String({
          description:
            '`answered`, the kind of failure, or `interrupted`: in progress, or cut off because the process ended.',
          examples: ['answered'],
        }),
        calls: count('The number of calls.'),
        input_tokens: count('The number of tokens read.'),
        output_tokens: count('The number of tokens written.'),
        estimated: count("The number of calls whose tokens were estimated because the server didn't report them."),
        mean_ms: nullable(count('The mean duration in milliseconds.')),
      }),
      { description: "Calls by day, newest first. The text of calls isn't stored." },
    ),
  }),
)
export type AssistantUsage = Static<typeof AssistantUsage>
