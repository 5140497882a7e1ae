import { type AssistantSettings, assistantSettings } from '../accounts/assistant-settings.ts'
import { handoverReasons } from '../conversations/handover-reasons.ts'
import type { Source } from '../conversations/messages/schema.ts'
import { newId, timeOf } from '../ids.ts'
import type { ExchangeMessage, Matter } from '../replies/exchange.ts'
import type { Reply, Why } from '../replies/reply.ts'
import { think } from '../replies/think.ts'
import type { Scope } from '../scope.ts'
import type { Said } from './assess.ts'
import type { TrialExpectation } from './case-schema.ts'
import type { Decision } from './schema.ts'

/** What of a past conversation decides on the reply, masked. */
export interface Situation extends Pick<Matter, 'questions' | 'history' | 'messages' | 'clarified'> {
  handed_over_through_message_id: string | null
}

export interface Case {
  turns: { content: string; expect?: TrialExpectation }[]
  /** Null for a script. */
  situation: Situation | null
}

export interface TurnResult extends Said {
  outcome: Reply['outcome'] | null
  reason: string | null
  engine: string
  confidence: number | null
  sources: Source[]
  why: Why | null
  latency_ms: number
}

const longest_ms = 25_000

/** What the assistant would do in each turn of a case: the live path, whose replies go nowhere and ask no model. */
export async function rehearse(scope: Scope, { turns, situation }: Case): Promise<TurnResult[]> {
  const asking = { ...scope, may_ask_model: () => false }
  const settings: AssistantSettings = { ...(await assistantSettings(scope)), status: 'on' }
  if (situation) {
    const { handed_over_through_message_id, ...matter } = situation
    const conversation = { id: null, handed_over_through_message_id }
    return [await takeTurn(asking, { ...matter, conversation, settings, explain: true })]
  }
  const results: TurnResult[] = []
  const messages: ExchangeMessage[] = []
  for (const { content } of turns) {
    const last = results.at(-1)
    if (last?.decision === 'hand_over' || last?.decision === 'silent') {
      results.push(silent)
      continue
    }
    const history = [...messages]
    const question = messageBy('customer', content)
    messages.push(question)
    const conversation = { id: null, handed_over_through_message_id: null }
    const clarified = results.some(({ decision }) => decision === 'clarify')
    const matter = { conversation, settings, questions: [question], history, messages, clarified, explain: true }
    const result = await takeTurn(asking, matter)
    messages.push(messageBy('assistant', result.reply, result.sources))
    results.push(result)
  }
  return results
}

async function takeTurn(scope: Scope, matter: Matter): Promise<TurnResult> {
  const began = performance.now()
  // As the live path does after an error: a person takes over.
  const reply = await think(scope, matter, began + longest_ms).catch(() => failed)
  const { outcome, content, reason, engine, language, sources, confidence, why } = reply
  return {
    decision: decisionOf[outcome],
    outcome,
    reply: content,
    // Otherwise it tells that no model was asked.
    reason: outcome === 'handed_over' ? reason : null,
    engine: engine ?? 'embedded',
    language: language ?? 'und',
    sources,
    article_ids: sources.map(({ id }) => id),
    confidence,
    why: why ?? null,
    latency_ms: Math.round(performance.now() - began),
  }
}

const decisionOf: Record<Reply['outcome'], Decision> = {
  answered: 'answer',
  offered: 'answer',
  greeted: 'answer',
  clarified: 'clarify',
  handed_over: 'hand_over',
}

const failed: Reply = {
  outcome: 'handed_over',
  content: '',
  reason: handoverReasons.assistant_failed,
  verdict: null,
  engine: null,
  language: null,
  sources: [],
  confidence: null,
}

/** A person is in charge by then. */
const silent: TurnResult = {
  decision: 'silent',
  outcome: null,
  reply: '',
  reason: null,
  engine: 'embedded',
  language: 'und',
  sources: [],
  article_ids: [],
  confidence: null,
  why: null,
  latency_ms: 0,
}

function messageBy(author: ExchangeMessage['author'], content: string, sources: Source[] = []): ExchangeMessage {
  const id = newId('message')
  return { id, author, name: null, content, sources, created_at: timeOf(id) }
}
