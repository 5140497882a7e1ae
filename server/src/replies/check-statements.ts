import { verdictsOn } from '../models/confirm.ts'
import type { Scope } from '../scope.ts'
import type { ModelArticle, Statement } from './statements.ts'

interface Checking {
  conversation_id: string | null
  articles: readonly ModelArticle[]
  time_limit_ms: number
}

/** Why a model's statements aren't used, after a second look at them. Null if it confirms each. */
export async function checkStatements(
  scope: Scope,
  statements: readonly Statement[],
  { articles, ...checking }: Checking,
): Promise<string | null> {
  const claims = statements.map(({ text, source }) => {
    const { title, passage } = articles.find(({ article_id }) => article_id === source)!
    return { statement: text, passage: `${title}\n${passage}` }
  })
  const answer = await verdictsOn(scope, claims, checking)
  if (answer.outcome === 'unanswered') return `The model's reply couldn't be checked. ${answer.words}`
  return answer.value.every((verdict) => verdict === 'yes')
    ? null
    : "The model's reply wasn't sent: its own check found a statement that the article doesn't support."
}
