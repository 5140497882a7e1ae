import { assistantRow } from '../accounts/assistant-settings.ts'
import { usesPower } from '../accounts/powers.ts'
import { route } from '../http/route.ts'
import type { Resource, Scope } from '../scope.ts'
import { default_tokens_per_conversation, default_tokens_per_day } from './model.ts'
import { getAssistant, updateAssistant } from './settings.ts'
import { Assistant, AssistantChanges, AssistantTest, AssistantUsage, AssistantUsageQuery } from './settings-schema.ts'
import { testEmbeddings, testModel } from './test-model.ts'
import { usageSince } from './usage.ts'

const tag = 'Assistant'
const reads = { tag, permission: 'channels:read' } as const
const writes = { tag, permission: 'channels:write' } as const

export const assistantSettingsRoutes = [
  route({
    ...reads,
    method: 'GET',
    path: '/assistant',
    operation: 'getAssistant',
    summary: "Get the assistant's settings",
    answer: Assistant,
    run: (scope) => getAssistant(scope),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: '/assistant',
    operation: 'updateAssistant',
    audited: 'assistant.updated',
    fresh_password: usesPower('updateAssistant'),
    summary: "Update the assistant's settings",
    description:
      'Takes a merge patch. To set a model, send `provider`, `base_url` and `model` together. To check that it works, use `POST /assistant/test`.',
    body: AssistantChanges,
    answer: Assistant,
    conditional: true,
    errors: ['parameter_missing', 'url_not_allowed', 'host_not_found', 'precondition_failed'],
    run: (scope, { body, expected }) => updateAssistant(scope, body, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/assistant/test',
    operation: 'testAssistant',
    budget: 'outside',
    calls_others: true,
    summary: 'Test the language model',
    description:
      "Sends the model a simple request and remembers which kind of structured output its server supports. A model that doesn't work isn't an error: the response says what to do.",
    answer: AssistantTest,
    run: (scope) => test(scope),
  }),
  route({
    ...reads,
    method: 'GET',
    path: '/assistant/usage',
    operation: 'getAssistantUsage',
    summary: 'Get language model usage',
    query: AssistantUsageQuery,
    answer: AssistantUsage,
    run: (scope, { query }) => usage(scope, query),
  }),
]

async function test(scope: Scope): Promise<Resource> {
  const [tested, embeddings] = await Promise.all([testModel(scope), testEmbeddings(scope)])
  const answer: AssistantTest = tested.ok
    ? {
        object: 'assistant.test',
        ok: true,
        engine: tested.engine,
        structured_output: tested.output_mode,
        ms: tested.ms,
        reason: null,
        problem: null,
        embeddings,
      }
    : {
        object: 'assistant.test',
        ok: false,
        engine: tested.engine,
        structured_output: null,
        ms: null,
        reason: tested.reason,
        problem: tested.problem,
        embeddings,
      }
  return { json: JSON.stringify(answer) }
}

async function usage(scope: Scope, { days = 7 }: AssistantUsageQuery): Promise<Resource> {
  const row = await assistantRow(scope)
  const { day, tokens_today, calls } = await usageSince(scope, days)
  const answer: AssistantUsage = {
    object: 'assistant.usage',
    day,
    tokens_today,
    tokens_per_day: Number(row.tokens_per_day ?? default_tokens_per_day),
    tokens_per_conversation: Number(row.tokens_per_conversation ?? default_tokens_per_conversation),
    calls,
  }
  return { json: JSON.stringify(answer), volatile: true }
}
