import { type Finding, findArticles, lookUp } from '../knowledge/find.ts'
import { choiceOf } from '../language/choice.ts'
import { foldPhrase } from '../language/fold.ts'
import { fullness } from '../language/vague.ts'
import type { Scope } from '../scope.ts'
import type { ExchangeMessage, Matter } from './exchange.ts'
import { hasSubstance } from './substance.ts'

// Words of the customer; more would only blur the search.
export const longest_question = 4000
const longest_pick = 200
// A picked article was among the best three.
const max_found = 10
// All that was asked now stands in the article that was shown before.
const min_coverage = 0.95

/** What the articles say to a question that may be a pick of what was offered, or about what was asked before. */
export async function findInContext(
  scope: Scope,
  exchange: Matter,
  question: string,
  language: string,
): Promise<Finding> {
  const within = { include_drafts: exchange.include_drafts, explain: exchange.explain }
  const picked = await findPicked(scope, exchange, question)
  if (picked) return picked
  const alone = await findArticles(scope, question, within)
  const before = questionBefore(exchange.history)
  if (before === null || (await fullness(question, language)) === 'clear') return alone
  const together = await findArticles(scope, `${before}\n${question}`.slice(-longest_question), within)
  return inView(alone, together, shownLast(exchange))
}

/** A short question is likely about what was shown before: "and a cat?" It may be about something else: then both are offered. */
function inView(alone: Finding, together: Finding, shown: Set<string>): Finding {
  const [best] = alone.articles
  const same = alone.articles.find(({ article_id }) => shown.has(article_id))
  if (best && best === same && best.coverage >= min_coverage) return { ...alone, verdict: 'answer' }
  if (alone.verdict === 'none') return together.verdict === 'answer' ? { ...together, verdict: 'may_help' } : together
  const first = same ?? together.articles.find(({ article_id }) => shown.has(article_id))
  if (!first) return alone
  // It is about the same thing, but nothing shows that the article has the answer to what is asked now.
  return {
    ...alone,
    verdict: 'may_help',
    articles: [first, ...alone.articles.filter((one) => one.article_id !== first.article_id)],
  }
}

/** The article that a customer picks of those that were offered, by its number or its title. It is found again by what was asked then. */
async function findPicked(
  scope: Scope,
  { history, include_drafts, explain }: Matter,
  text: string,
): Promise<Finding | null> {
  const offer = history.at(-1)
  if (offer?.author !== 'assistant' || offer.sources.length < 2 || text.length > longest_pick) return null
  const said = foldPhrase(text)
  const choice = choiceOf(text, offer.sources.length)
  const place = offer.sources.findIndex(
    ({ title }, n) => said === foldPhrase(title) || (choice === n + 1 && offer.content.includes(`${n + 1}. ${title}`)),
  )
  const before = questionBefore(history)
  if (place < 0 || before === null) return null
  const { articles, ...found } = await lookUp(scope, before, { include_drafts, explain, limit: max_found })
  const picked = articles.find(({ article_id }) => article_id === offer.sources[place]!.id)
  return picked ? { ...found, verdict: 'answer', articles: [picked] } : null
}

function questionBefore(history: readonly ExchangeMessage[]): string | null {
  const asked = history.findLast(({ author, content }) => author === 'customer' && hasSubstance(content))
  return asked?.content ?? null
}

function shownLast({ history }: Matter): Set<string> {
  const last = history.at(-1)
  return new Set(last?.author === 'assistant' ? last.sources.map(({ id }) => id) : [])
}
