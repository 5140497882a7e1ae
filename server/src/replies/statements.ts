import type { WholeArticle } from '../knowledge/whole.ts'
import { nullable, type Static, Type } from '../schema.ts'
import { unsupported } from './support/support.ts'

/** What a model is given to answer from: an article, or the part of it that was found. */
export type ModelArticle = WholeArticle

/** One sentence or step of a model's reply, and the article that it stands on. */
export const Statement = Type.Object({
  text: Type.String({ maxLength: 1000 }),
  source: nullable(Type.String({ description: 'The id of the article that says so.' })),
})
export type Statement = Static<typeof Statement>

export const Statements = Type.Array(Statement, { maxItems: 20 })

/** What every model that answers from articles is told. */
export const statement_rules = `Write the answer in "statements", short and in plain text: one sentence or one step of a list in each "text", and in "source" the id of the article that says so.
Keep to the words of the articles: choose, join and shorten, and add nothing of your own. State nothing that the articles do not say. \
Write numbers as they stand there; where you compute a price, name its terms in the same sentence. Promise nothing, and tell of nothing as done, neither by you nor by the team. \
Give no link that does not stand in the article. Do not greet and do not sign.`

/** As customers read them: steps of a list on lines of their own. */
export function textOf(statements: readonly Statement[]): string {
  return statements.reduce((text, { text: next }) => {
    const said = next.trim()
    return text + (text === '' ? '' : /^(?:\d{1,2}[.)]|[-*•–])\s/.test(said) ? '\n' : ' ') + said
  }, '')
}

export function citedIn<Article extends Pick<ModelArticle, 'article_id'>>(
  articles: readonly Article[],
  statements: readonly Statement[],
): Article[] {
  const sources = new Set(statements.map(({ source }) => source))
  return articles.filter(({ article_id }) => sources.has(article_id))
}

interface From {
  articles: readonly ModelArticle[]
  question: string
  language: string
}

/** Why not every statement stands in its article, in words for the model. Null if each does. */
export async function statementsProblem(statements: readonly Statement[], { articles, question, language }: From) {
  for (const { text, source } of statements) {
    const article = articles.find(({ article_id }) => article_id === source)
    if (!article) return `"source" of "${text}" names no article that was given.`
    const { title, passage, url } = article
    const wrong = await unsupported(text, { title, passage, url, question, language })
    if (wrong !== null)
      return `The article does not say: "${wrong}" Leave it out, or say it in the article's own words, with its numbers and links.`
  }
  return null
}
