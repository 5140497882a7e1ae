import type { Bench, Scenario } from '../support/bench.ts'
import type { Row } from '../support/report.ts'
import { reindexSearch } from '../support/service.ts'
import { readBesideBare } from './reads.ts'

export const search: Scenario[] = [
  searching('search-name', 'nora holl'),
  searching('search-text', 'carrier happened'),
  searching('search-one', 'nora.holloway.12@example'),
]

function searching(name: string, words: string): Scenario {
  const title = `search "${words}"`
  async function run(bench: Bench): Promise<Row[]> {
    const left_out = await indexed(bench)
    if (left_out) return [{ scenario: title, unit: '', note: `left out: ${left_out}` }]
    const path = `/search?q=${encodeURIComponent(words)}`
    return [await readBesideBare(bench, title, { method: 'GET', path, headers: bench.large.headers, status: 200 })]
  }
  return { name, title, run }
}

const indexing = new WeakMap<Bench, Promise<string | undefined>>()

/** Indexes the data set for search, once per run. Returns the reason if that fails. */
function indexed(bench: Bench): Promise<string | undefined> {
  let done = indexing.get(bench)
  if (!done) {
    done = takeIn(bench)
    indexing.set(bench, done)
  }
  return done
}

async function takeIn({ large, say }: Bench): Promise<string | undefined> {
  const began = performance.now()
  say('  making the index of search …')
  try {
    await reindexSearch(large.settings)
  } catch (error) {
    return (error as Error).message.replaceAll('\n', ' ')
  }
  say(`  done in ${Math.round((performance.now() - began) / 1000)} s`)
  return undefined
}
