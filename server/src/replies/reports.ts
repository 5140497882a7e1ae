import { namesVisible } from '../accounts/hidden-teams.ts'
import { moment } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'
import { foldPhrase } from '../language/fold.ts'
import type { Scope } from '../scope.ts'
import { ArticleReport, type ReportQuery, UnansweredReport } from './schema.ts'

const article = rendering(ArticleReport)
const unanswered = rendering(UnansweredReport)

const day_ms = 24 * 3600 * 1000
const usual_days = 30
const usual_limit = 25
// The newest: a report shows what to do next, not everything.
const max_rated = 5000
const max_questions = 500
const max_examples = 5

/** Articles cited in replies that were rated down, for the last 30 days by default. */
export async function reportArticles(scope: Scope, query: ReportQuery) {
  const { from, to } = period(query)
  const rows = await scope.database.run<Parameters<typeof article.json>[0]>(sql`
    with rated as (
      select conversation_id, message_id, rating, comment from message_feedback
      where environment_id = ${scope.environment_id} and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
      order by created_at desc limit ${max_rated}::integer),
    cited as (
      select source ->> 'id' as article_id, source ->> 'title' as title, rated.conversation_id, message_id, rating, comment
      from rated join messages on environment_id = ${scope.environment_id}
          and messages.conversation_id = rated.conversation_id and messages.id = message_id${namesVisible(scope, sql`rated.conversation_id`)},
        json_array_elements(sources) source)
    select article_id, (array_agg(title order by message_id desc))[1] as title,
      count(*) filter (where rating = 'down')::integer as thumbs_down, count(*) filter (where rating = 'up')::integer as thumbs_up,
      to_json(coalesce((array_agg(message_id order by message_id desc) filter (where rating = 'down'))[:${max_examples}], '{}')) as message_ids,
      to_json((array_agg(json_build_object('conversation_id', conversation_id, 'message_id', message_id, 'comment', comment)
        order by message_id desc) filter (where rating = 'down'))[:${max_examples}]) as examples
    from cited group by article_id having count(*) filter (where rating = 'down') > 0
    order by thumbs_down desc, article_id limit ${query.limit ?? usual_limit}::integer`)
  return listed(rows.map(article.json))
}

/** Questions that no article answers, grouped by similarity. */
export async function reportUnanswered(scope: Scope, query: ReportQuery) {
  const { from, to } = period(query)
  const questions = await scope.database.run<AskedQuestion>(sql`
    select message.id, message.conversation_id, content, message.created_at
    from (
      select conversation_id, message_ids ->> -1 as message_id from assistant_turns
      where environment_id = ${scope.environment_id} and verdict = 'none' and outcome in ('clarified', 'handed_over')
        and id >= ${firstIdAt('assistant_turn', Date.parse(from))} and id < ${firstIdAt('assistant_turn', Date.parse(to))}
      order by id desc limit ${max_questions}::integer) turn
    join messages message on environment_id = ${scope.environment_id}
      and message.conversation_id = turn.conversation_id and message.id = turn.message_id${namesVisible(scope, sql`turn.conversation_id`)}
    order by message.id desc`)
  const kinds = alike(questions).sort((a, b) => b.length - a.length)
  return listed(
    kinds.slice(0, query.limit ?? usual_limit).map((kind) =>
      unanswered.json({
        question: kind[0]!.content,
        count: kind.length,
        message_ids: JSON.stringify(kind.slice(0, max_examples).map(({ id }) => id)),
        examples: JSON.stringify(
          kind.slice(0, max_examples).map(({ conversation_id, id }) => ({ conversation_id, message_id: id })),
        ),
        asked_at: kind[0]!.created_at,
      }),
    ),
  )
}

export interface AskedQuestion {
  id: string
  conversation_id: string
  content: string
  created_at: string
}

const alike_from = 0.5

/** Groups questions that share half of their words, newest first. That's precise enough for people. */
export function alike(questions: readonly AskedQuestion[]): AskedQuestion[][] {
  const kinds: { words: Set<string>; questions: AskedQuestion[] }[] = []
  const kinds_with = new Map<string, number[]>()
  for (const question of questions) {
    const words = wordsOf(question.content)
    const shared: number[] = Array(kinds.length).fill(0)
    for (const word of words) for (const n of kinds_with.get(word) ?? []) shared[n]! += 1
    const index = shared.findIndex((both, n) => both >= alike_from * (kinds[n]!.words.size + words.size - both))
    if (index >= 0) kinds[index]!.questions.push(question)
    else {
      for (const word of words) {
        const those = kinds_with.get(word)
        if (those) those.push(kinds.length)
        else kinds_with.set(word, [kinds.length])
      }
      kinds.push({ words, questions: [question] })
    }
  }
  return kinds.map((kind) => kind.questions)
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
const max_words = 40
const max_letters = 400

/** Longer words by their beginnings, because endings and short words say little. Questions without words form one group. */
function wordsOf(text: string): Set<string> {
  const words = Array.from(segmenter.segment(foldPhrase(text.slice(0, max_letters))), ({ segment }) => segment.trim())
  const telling = words.filter((word) => word.length > 3 || /[^\p{sc=Latin}\p{sc=Cyrillic}\s]/u.test(word))
  const selected = (telling.length > 0 ? telling : words).filter(Boolean).slice(0, max_words)
  return new Set(selected.length > 0 ? selected.map((word) => word.slice(0, 6)) : [''])
}

function period({ created_after, created_before }: ReportQuery) {
  const to = created_before === undefined ? Date.now() + day_ms : moment('created_before', created_before)
  const from = created_after === undefined ? to - (usual_days + 1) * day_ms : moment('created_after', created_after)
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

function listed(items: string[]) {
  return {
    json: `{"object":"list","data":[${items.join(',')}],"has_more":false,"next_cursor":null}`,
    next_cursor: null,
  }
}
