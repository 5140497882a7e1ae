import { french, german } from './articles-de-fr.ts'
import { business } from './articles-en-business.ts'
import { buying } from './articles-en-buying.ts'
import { owning } from './articles-en-owning.ts'
import { portuguese, spanish } from './articles-es-pt.ts'
import type { KnowledgeCase } from './evaluate.ts'
import { offTopic } from './off-topic.ts'
import type { HelpArticle } from './types.ts'

const help: Record<string, readonly HelpArticle[]> = {
  en: [...buying, ...owning, ...business],
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}

/** The help centre of a maker of bicycles in five languages, and what its customers ask it. */
export const bicycles: KnowledgeCase = {
  articles: Object.entries(help).flatMap(([language, articles]) =>
    articles.map(({ key, title, body }) => ({ key, title, body, language })),
  ),
  questions: [
    ...Object.values(help).flatMap((articles) =>
      articles.flatMap(({ key, asked }) => asked.map((text) => ({ text, answers: [key] }))),
    ),
    ...offTopic.map((text) => ({ text, answers: [] })),
  ],
}
