import { noteQuestion } from '../accounts/accounts.ts'
import { assistantSettings } from '../accounts/assistant-settings.ts'
import { rendering } from '../db/render.ts'
import { newId, timeOf } from '../ids.ts'
import type { Resource, Scope } from '../scope.ts'
import type { ExchangeMessage } from './exchange.ts'
import { AssistantPreview, type AssistantQuestion } from './schema.ts'
import { think } from './think.ts'

const { json } = rendering(AssistantPreview)

// Below the 30 seconds a customer waits: someone is looking at the page, and a proxy may be less patient.
const max_ms = 25_000

/**
 * What the assistant would reply to a customer who starts with this question: the same decision without a conversation.
 * Nothing is sent. If the assistant is off, as if it were on.
 */
export async function previewReply(scope: Scope, { question, include_drafts }: AssistantQuestion): Promise<Resource> {
  const began = performance.now()
  const id = newId('message')
  const message: ExchangeMessage = {
    id,
    author: 'customer',
    name: null,
    content: question,
    sources: [],
    created_at: timeOf(id),
  }
  const settings = await assistantSettings(scope)
  const { content, sources, ...decided } = await think(
    scope,
    {
      conversation: { id: null, handed_over_through_message_id: null },
      settings: { ...settings, status: 'on' },
      questions: [message],
      messages: [message],
      history: [],
      clarified: false,
      include_drafts,
    },
    began + max_ms,
  )
  const latency_ms = Math.round(performance.now() - began)
  await noteQuestion(scope.database, scope.environment_id)
  const { engine, language } = decided
  return {
    json: json({
      ...decided,
      reply: content,
      engine: engine ?? 'embedded',
      language: language ?? 'und',
      sources: JSON.stringify(sources),
      latency_ms,
    }),
  }
}
