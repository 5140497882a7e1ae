import type { Client } from '../service.ts'

/** Articles, and questions in customers' words: what `npm run evaluate:knowledge` reads. */
export interface KnowledgeCase {
  articles: { key: string; title: string; body: string; language?: string }[]
  /** `answers`: the keys of the articles that answer it; none where it is about something else. */
  questions: { text: string; answers: string[] }[]
}

export interface Judged {
  text: string
  answers: string[]
  verdict: 'answer' | 'may_help' | 'none'
  /** The articles that were found, by their keys, best first. */
  matches: string[]
  coverage: number
  confidence: number
  ms: number
}

/** Puts the articles into an empty environment and asks each question. */
export async function judgeKnowledge(
  api: Client,
  { articles, questions }: KnowledgeCase,
  written = async () => {},
): Promise<Judged[]> {
  const keys = new Map<string, string>()
  for (const { key, ...article } of articles) {
    const { status, body } = await api.post('/knowledge/articles', { ...article, status: 'published' })
    if (status !== 201) throw new Error(`The article ${key} was refused: ${JSON.stringify(body)}`)
    keys.set(body.id, key)
  }
  await written()
  const judged: Judged[] = []
  for (const { text, answers } of questions) {
    const began = performance.now()
    const { status, body } = await api.post('/knowledge/search', { query: text })
    if (status !== 200) throw new Error(`The question ${text} was refused: ${JSON.stringify(body)}`)
    const found = body.articles as { article_id: string; coverage: number; confidence: number }[]
    judged.push({
      text,
      answers,
      verdict: body.verdict,
      matches: found.map(({ article_id }) => keys.get(article_id)!),
      coverage: found[0]?.coverage ?? 0,
      confidence: found[0]?.confidence ?? 0,
      ms: performance.now() - began,
    })
  }
  return judged
}

export interface Figures {
  questions: number
  /** Percent of the questions that an article answers. */
  right_first: number
  right_in_three: number
  /** Of those, percent that are answered directly, and percent of the direct answers that are right. */
  answered: number
  answered_right: number
  off_topic: number
  /** Of the questions that no article answers. */
  off_topic_answered: number
  off_topic_linked: number
}

export function figuresOf(judged: Judged[]): Figures {
  const on_topic = judged.filter(({ answers }) => answers.length > 0)
  const off_topic = judged.filter(({ answers }) => answers.length === 0)
  const answered = on_topic.filter(({ verdict }) => verdict === 'answer')
  return {
    questions: on_topic.length,
    right_first: percent(on_topic.filter(isRight), on_topic),
    right_in_three: percent(
      on_topic.filter(({ answers, matches: found }) => found.slice(0, 3).some((key) => answers.includes(key))),
      on_topic,
    ),
    answered: percent(answered, on_topic),
    answered_right: percent(answered.filter(isRight), answered),
    off_topic: off_topic.length,
    off_topic_answered: off_topic.filter(({ verdict }) => verdict === 'answer').length,
    off_topic_linked: off_topic.filter(({ verdict }) => verdict === 'may_help').length,
  }
}

function isRight({ answers, matches: found }: Judged): boolean {
  return answers.includes(found[0] ?? '')
}

function percent(some: unknown[], of: unknown[]): number {
  return of.length === 0 ? 100 : Math.round((1000 * some.length) / of.length) / 10
}
