import { bicycles } from '../../server/src/testing/knowledge/bicycles.ts'
import { manyArticles } from '../../server/src/testing/knowledge/many.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import { type Row, valueRow } from '../support/report.ts'
import { percentile, spread } from '../support/statistics.ts'

export const knowledge: Scenario[] = [{ name: 'knowledge', title: 'find an answer', run: findAnswers }]

const writers = 4

/** One question after the other, as one customer asks: a look-up that is late is a reply that is late. */
async function findAnswers({ large, options, say }: Bench): Promise<Row[]> {
  const count = options.size.name === 'quick' ? 1000 : 10_000
  const title = `find an answer in ${count.toLocaleString('en')} articles`
  const post = async (path: string, body: object) => {
    const headers = { ...large.headers, 'content-type': 'application/json' }
    const answer = await fetch(large.service.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`)
  }
  say(`  writing ${count} articles …`)
  const articles = manyArticles(count)
  const write = async () => {
    for (const article of articles) await post('/knowledge/articles', { ...article, status: 'published' })
  }
  await Promise.all(Array.from({ length: writers }, write))
  const medians: number[] = []
  const slowest: number[] = []
  for (let round = 0; round < options.rounds; round++) {
    const times: number[] = []
    for (const { text } of bicycles.questions) {
      const began = performance.now()
      await post('/knowledge/search', { query: text })
      times.push(performance.now() - began)
    }
    medians.push(percentile(times, 0.5))
    slowest.push(percentile(times, 0.99))
  }
  const bar = { direction: 'at most', value: 20 } as const
  return [
    { ...valueRow(title, 'ms', spread(medians), bar), p50_ms: spread(medians).median, p99_ms: spread(slowest).median },
  ]
}
