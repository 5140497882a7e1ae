import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { embeddingModelOf } from '../models/model.ts'
import type { Scope } from '../scope.ts'
import { reading } from '../search/read-transaction.ts'
import { corpora, type Within } from './corpus.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { type Fused, fuse } from './fuse.ts'
import { type Meant, type MeantPassage, meant, stillThere } from './meaning/meaning.ts'
import { type Question, understand } from './question.ts'
import { quote } from './quote.ts'
import { type Ranked, rank } from './rank.ts'
import { isSure, type Judged, mayHelp } from './sureness.ts'

export interface Match {
  article_id: string
  title: string
  /** Where people can read it; null where it has no address. */
  url: string | null
  language: string
  /** The part of the article that answers best, in its own words. */
  passage: string
  /** Share of the question's weight (IDF mass) that the article covers, 0–1. */
  coverage: number
  /** coverage × min(1, 0.4, or 0.6 with a word of the title, + 1.5 × lead over the next article), light words included, 0–1. */
  confidence: number
  /** How near it is to what the question means, by its model's measure, up to 1; null where that was not asked, or is far. */
  nearness: number | null
}

export interface Finding {
  /** answer: sure enough to be told as the answer; may_help: worth a link; none: the question is about something else. */
  verdict: 'answer' | 'may_help' | 'none'
  /** At most three, best first; empty where the verdict is none. */
  articles: Match[]
  /** `words` alone, where no embedding model is set or it did not tell in time what the question means. */
  by: 'words' | 'words_and_meaning'
  /** Why not by meaning, where an embedding model is set. */
  problem: string | null
  /** What it was decided by, where that is asked for. */
  evidence?: Evidence
}

// Measured on two sets of questions: docs/decisions/0046-retrieval.md.
const sure_from = 0.55
// Where the article is the nearest in meaning, too.
const agreed_from = 0.45
// A sure article that is not among so many of the nearest is only offered.
const agreed_places = 5
const min_score = 0.5

/** Looks among the published articles for what answers a question, in any language that articles are written in. */
export function findArticles(scope: Scope, question: string, within: Within = {}): Promise<Finding> {
  return lookUp(scope, question, { ...within, limit: 3 })
}

/** The same, among the articles that are asked for. */
export async function lookUp(scope: Scope, text: string, within: Within & { limit: number }): Promise<Finding> {
  const model = await embeddingModelOf(scope)
  if (!model)
    return reading(scope, async (connection) =>
      answer(connection, scope, await byWords(connection, scope, text, within), null, within),
    )
  // Beside each other, and no transaction waits for the network.
  const [worded, by_meaning] = await Promise.all([
    reading(scope, (connection) => byWords(connection, scope, text, within)),
    meant(scope, model, text),
  ])
  return reading(scope, (connection) => answer(connection, scope, worded, by_meaning, within))
}

async function answer(
  connection: Connection,
  { environment_id }: Scope,
  worded: Judged[],
  meant: Meant | null,
  within: Within & { limit: number },
): Promise<Finding> {
  const marks = marksOf(meant)
  const near = meant && 'near' in meant ? await stillThere(connection, environment_id, meant, within) : []
  const { sure, helpful } = decide(worded, near, marks.by === 'words_and_meaning')
  const wanted = helpful.slice(0, within.limit)
  const articles = await describe(connection, environment_id, wanted)
  // Fewer: deleted this moment.
  const is_whole = articles.length === wanted.length
  const verdict = articles.length === 0 ? 'none' : sure && is_whole ? 'answer' : 'may_help'
  const evidence = within.explain && (await evidenceOf(connection, environment_id, worded, sure ? null : sure_from))
  return { verdict, articles, ...marks, ...(evidence && { evidence }) }
}

function marksOf(meant: Meant | null): Pick<Finding, 'by' | 'problem'> {
  if (meant === null) return { by: 'words', problem: null }
  return 'near' in meant ? { by: 'words_and_meaning', problem: null } : { by: 'words', problem: meant.problem }
}

/** The articles of each language that have words of the question, best first, as sure as their words make it. */
async function byWords(
  connection: Connection,
  { environment_id }: Scope,
  text: string,
  within: Within,
): Promise<Judged[]> {
  const languages = await corpora(connection, environment_id, within)
  const questions = await understand(connection, environment_id, languages, text)
  const ranked = await Promise.all(questions.map((question) => rank(connection, environment_id, question)))
  const readings = questions
    .map((question, n) => helpfulFirst(judge(ranked[n]!, question)))
    .filter(({ length }) => length > 0)
  // Scores compare within a language only: first comes the one that has most of the question and that it reads like.
  readings.sort(([one], [other]) => likeness(other!) - likeness(one!))
  return readings.flat()
}

interface Decided {
  sure: boolean
  helpful: Helpful[]
}

type Helpful = Fused<Judged>

/**
 * Whether there is an answer is for the words to say, which can be shown; the meaning has a say in which article is first, may keep a sure
 * one from being told, and adds what stands out.
 */
function decide(worded: Judged[], near: MeantPassage[], by_meaning: boolean): Decided {
  const [best, ...others] = worded
  const has_words = best !== undefined && mayHelp(best)
  if (!by_meaning) {
    if (!has_words) return { sure: false, helpful: [] }
    const helpful = [best, ...others.filter((other) => isNear(other, best))].map((one) => ({ worded: one }))
    return { sure: isSure(worded, sure_from), helpful }
  }
  const place = near.findIndex(({ article }) => article === best?.article)
  const sure =
    has_words &&
    ((isSure(worded, sure_from) && place >= 0 && place < agreed_places) || (isSure(worded, agreed_from) && place === 0))
  const fused = fuse(has_words ? worded : [], near)
  const first = fused.find(({ worded }) => worded === best)
  if (sure && first) return { sure, helpful: [first, ...fused.filter((one) => one !== first)] }
  const isHelpful = ({ worded, meant }: Helpful) =>
    has_words
      ? (worded !== undefined && isNear(worded, best)) || (meant !== undefined && near.indexOf(meant) < agreed_places)
      : meant?.stands_out
  return { sure: false, helpful: fused.filter(isHelpful) }
}

function likeness({ coverage, question }: Judged): number {
  return coverage + question.fluency / 2
}

/** One rare word, alone, may score above two that say what is meant. Then those come first, and are no sure answer. */
function helpfulFirst(judged: Judged[]): Judged[] {
  const [best] = judged
  if (!best || mayHelp(best)) return judged
  const at = judged.findIndex(mayHelp)
  return at < 0 ? judged : [judged[at]!, ...judged.toSpliced(at, 1)]
}

function isNear(other: Judged, best: Judged): boolean {
  return other.language === best.language ? other.score >= min_score * best.score : mayHelp(other)
}

/** Articles by their best passages, each with how sure it is that it is the one. */
function judge(ranked: Ranked[], question: Question): Judged[] {
  const seen = new Set<number>()
  const articles = ranked.filter(({ article }) => !seen.has(article) && seen.add(article))
  return articles.map((one, n) => {
    const next = articles[n + 1]?.score ?? 0
    const lead = n === 0 ? (one.score - next) / one.score : 0
    const begin = one.title_share > 0 ? 0.6 : 0.4
    return { ...one, confidence: one.coverage * question.heard * Math.min(1, begin + 1.5 * lead), question }
  })
}

interface ArticleRow {
  number: number
  article_id: string
  title: string
  url: string | null
  passage: string
}

async function describe(connection: Connection, environment_id: number, matches: Helpful[]): Promise<Match[]> {
  if (matches.length === 0) return []
  const places = matches.map(({ worded, meant }) => (worded ?? meant)!)
  const rows = await connection.query<ArticleRow>(sql`
    select number, id as article_id, title, url, passage
    from unnest(${places.map(({ article }) => article)}::integer[], ${places.map(({ place }) => place)}::integer[]) found (article, at)
      join articles on environment_id = ${environment_id} and number = article
      join article_passages on article_passages.environment_id = ${environment_id}
        and article_passages.article = number and article_passages.place = at`)
  const described = await Promise.all(
    matches.map(async ({ worded, meant }, n) => {
      const { article, language } = places[n]!
      const row = rows.find(({ number }) => number === article)
      if (!row) return []
      const { article_id, title, url } = row
      const passage = await quote(row.passage, language, worded?.question.words ?? [])
      const sureness = { coverage: rounded(worded?.coverage ?? 0), confidence: rounded(worded?.confidence ?? 0) }
      return [
        { article_id, title, url, language, passage, ...sureness, nearness: meant ? rounded(meant.nearness) : null },
      ]
    }),
  )
  return described.flat()
}

function rounded(share: number): number {
  return Math.round(Math.max(0, Math.min(share, 1)) * 1000) / 1000
}
