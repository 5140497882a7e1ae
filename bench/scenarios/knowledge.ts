import { setTimeout as pause } from 'node:timers/promises'
import { bicycles } from '../../server/src/testing/knowledge/bicycles.ts'
import { manyArticles } from '../../server/src/testing/knowledge/many.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import { statement } from '../support/database-server.ts'
import { ask, type Deployment } from '../support/deployment.ts'
import { startEmbeddings } from '../support/embeddings.ts'
import { type Row, valueRow } from '../support/report.ts'
import { percentile, spread } from '../support/statistics.ts'

export const knowledge: Scenario[] = [{ name: 'knowledge', title: 'find an answer', run: findAnswers }]

const writers = 4

/** One question at a time, as a customer asks: a late lookup means a late reply. By words first, then by meaning as well. */
async function findAnswers({ large, options, say }: Bench): Promise<Row[]> {
  const count = options.size.name === 'quick' ? 1000 : 10_000
  const title = `find an answer in ${count.toLocaleString('en')} articles`
  say(`  writing ${count} articles …`)
  const articles = manyArticles(count)
  const write = async () => {
    for (const article of articles) await ask(large, 'POST', '/knowledge/articles', { ...article, status: 'published' })
  }
  await Promise.all(Array.from({ length: writers }, write))
  const by_words = await timed(large, options.rounds, title, 'words')
  const model = await startEmbeddings()
  try {
    say('  turning them into vectors …')
    const embedding = { provider: 'openai_compatible', base_url: model.url, model: 'none', embedding_model: 'bench' }
    await ask(large, 'PATCH', '/assistant', embedding)
    const began = performance.now()
    while (!(await isEmbedded(large))) await pause(250)
    const seconds = (performance.now() - began) / 1000
    // The first lookup loads all vectors into its thread.
    while ((await ask(large, 'POST', '/knowledge/search', { query: 'bicycle' })).by === 'words') await pause(250)
    const by_meaning = await timed(large, options.rounds, `${title}, by meaning as well`, 'words_and_meaning')
    return [by_words, by_meaning, valueRow(`vectors of ${count.toLocaleString('en')} articles`, 's', spread([seconds]))]
  } finally {
    await ask(large, 'PATCH', '/assistant', { provider: null })
    model.stop()
  }
}

const bar = { direction: 'at most', value: 20 } as const

async function timed(large: Deployment, rounds: number, title: string, by: string): Promise<Row> {
  const medians: number[] = []
  const slowest: number[] = []
  let otherwise = 0
  for (let round = 0; round < rounds; round++) {
    const times: number[] = []
    for (const {
      turns: [text],
    } of bicycles.questions) {
      const began = performance.now()
      const found = await ask(large, 'POST', '/knowledge/search', { query: text })
      times.push(performance.now() - began)
      if (found.by !== by) otherwise++
    }
    medians.push(percentile(times, 0.5))
    slowest.push(percentile(times, 0.99))
  }
  const asked = rounds * bicycles.questions.length
  return {
    ...valueRow(title, 'ms', spread(medians), by === 'words' ? bar : undefined),
    p50_ms: spread(medians).median,
    p99_ms: spread(slowest).median,
    ...(by !== 'words' && { note: `${otherwise} of ${asked} by words alone, for they took too long` }),
  }
}

async function isEmbedded({ database_url }: Deployment): Promise<boolean> {
  const left = await statement(
    database_url,
    'select from articles where embedded_by is null or embedded_version <> version limit 1',
  )
  return left.length === 0
}
