import { assistantSettings } from '../../accounts/assistant-settings.ts'
import { newId, timeOf } from '../../ids.ts'
import type { ExchangeMessage } from '../../replies/exchange.ts'
import type { Reply } from '../../replies/reply.ts'
import { think } from '../../replies/think.ts'
import { type Scope, systemScope } from '../../scope.ts'
import type { TestAccount } from '../service.ts'

/** plain: in the article's words. hard: in other words. off: no article. follow: after an earlier message. foreign: in another language. */
export const kinds = ['plain', 'hard', 'off', 'follow', 'foreign'] as const
export type Kind = (typeof kinds)[number]

/** A business's articles and its customers' questions, as `npm run evaluate:knowledge` reads them. */
export interface Business {
  name: string
  language: string
  articles: { id: string; title: string; body: string; language?: string }[]
  /** `turns`: the customer's messages, the question last. `right`: the articles that answer it, none if it's off topic. */
  questions: { id: string; kind: Kind; turns: string[]; language?: string; right: string[] }[]
}

export interface Judged {
  business: string
  question: Business['questions'][number]
  outcome: Reply['outcome']
  /** The articles that were shown, best first. */
  shown: string[]
  confidence: number | null
  reply: string
  ms: number
}

const patience_ms = 30_000

/** Publishes the articles in the account's live mode and has the assistant reply to each question. */
export async function judgeBusiness(
  account: TestAccount,
  business: Business,
  written = async () => {},
): Promise<Judged[]> {
  const ids = await publish(account, business)
  await written()
  const { means, environment_ids, account_id } = account
  const scope = systemScope(means, { environment_id: environment_ids.live, account_id, mode: 'live' })
  const judged: Judged[] = []
  for (const question of business.questions) {
    const began = performance.now()
    const { outcome, sources, confidence, content: reply } = await lastReply(scope, question.turns)
    const shown = sources.map(({ id }) => ids.get(id)!)
    judged.push({ business: business.name, question, outcome, shown, confidence, reply, ms: performance.now() - began })
  }
  return judged
}

async function publish(account: TestAccount, { articles, language }: Business): Promise<Map<string, string>> {
  const api = await account.client()
  const ids = new Map<string, string>()
  for (const { id, title, body: text, language: own = language } of articles) {
    const { status, body } = await api.post('/knowledge/articles', {
      title,
      body: text,
      language: own,
      status: 'published',
    })
    if (status !== 201) throw new Error(`The article ${id} was refused: ${JSON.stringify(body)}`)
    ids.set(body.id, id)
  }
  return ids
}

async function lastReply(scope: Scope, questions: string[]): Promise<Reply> {
  const settings = { ...(await assistantSettings(scope)), status: 'on' as const }
  const history: ExchangeMessage[] = []
  let last: Reply | null = null
  for (const turn of questions) {
    const question = said('customer', turn)
    const messages = [...history, question]
    const conversation = { id: null, handed_over_through_message_id: null }
    const exchange = {
      conversation,
      settings,
      questions: [question],
      history,
      messages,
      clarified: last?.outcome === 'clarified',
    }
    last = await think(scope, exchange, performance.now() + patience_ms)
    history.push(question, said('assistant', last.content, last.sources))
  }
  if (!last) throw new Error('A question without a turn.')
  return last
}

function said(
  author: ExchangeMessage['author'],
  content: string,
  sources: ExchangeMessage['sources'] = [],
): ExchangeMessage {
  const id = newId('message')
  return { id, author, name: null, content, sources, created_at: timeOf(id) }
}

export interface Figures {
  questions: number
  answered_right: number
  answered_wrong: number
  /** The right article is the answer, or the first one offered. */
  shown_first: number
  shown_in_two: number
  nothing: number
}

export function figuresOf(judged: Judged[]): Figures {
  const answered = judged.filter(({ outcome }) => outcome === 'answered')
  return {
    questions: judged.length,
    answered_right: answered.filter((one) => isRight(one, 1)).length,
    answered_wrong: answered.filter((one) => !isRight(one, 1)).length,
    shown_first: judged.filter((one) => isRight(one, 1)).length,
    shown_in_two: judged.filter((one) => isRight(one, 2)).length,
    nothing: judged.filter(({ shown }) => shown.length === 0).length,
  }
}

/** Whether a right article is among the first ones shown. For an off-topic question, whether none is shown. */
export function isRight({ shown, question: { right } }: Judged, among: number): boolean {
  if (right.length === 0) return shown.length === 0
  return shown.slice(0, among).some((id) => right.includes(id))
}
