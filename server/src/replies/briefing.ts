import type { Handover } from '../conversations/schema.ts'
import type { Summary } from '../language/summary/summarize.ts'
import { summarizeOnThread } from '../summaries/worker-pool.ts'
import { type Exchange, type ExchangeMessage, sourcesShown } from './exchange.ts'
import { hasSubstance } from './substance.ts'

/** What a person who takes over needs to know. */
export async function briefing(exchange: Exchange): Promise<Pick<Handover, 'summary' | 'tried' | 'open_question'>> {
  const { messages, history, conversation } = exchange
  // The assistant's own small talk is of no use to a person.
  const telling = messages.filter(({ author, sources }) => author !== 'assistant' || sources.length > 0)
  const { text, open_questions } = await read(telling, conversation)
  const articles = new Map(sourcesShown({ ...exchange, history }).map((source) => [source.id, source]))
  return {
    summary: text,
    tried: [...articles.values()],
    open_question: openQuestion(exchange, open_questions),
  }
}

// People read the message itself, so this only needs to identify it.
const longest_quote = 500

/** The unanswered question, in the customer's words. Asking for a person isn't one. */
function openQuestion(
  { messages, conversation }: Exchange,
  questions: Summary['open_questions'],
): Handover['open_question'] {
  const written = new Set(messages.filter(({ author }) => author === 'customer').map(({ id }) => id))
  const question = questions.findLast(({ quote, message_id }) => written.has(message_id) && hasSubstance(quote))
  if (question) return { quote: question.quote, message_id: question.message_id }
  const { resolved_through_message_id: resolved } = conversation
  const last = messages.findLast(
    ({ author, content, id }) => author === 'customer' && (resolved === null || id > resolved) && hasSubstance(content),
  )
  return last ? { quote: [...last.content].slice(0, longest_quote).join(''), message_id: last.id } : null
}

async function read(
  messages: Pick<ExchangeMessage, 'id' | 'author' | 'name' | 'content' | 'created_at'>[],
  { status, subject }: Partial<Exchange['conversation']> = {},
): Promise<Summary> {
  const conversation = { messages, status: status ?? 'open', subject: subject ?? null }
  return (await summarizeOnThread({ conversation })).summary
}
