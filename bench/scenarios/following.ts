import type { Bench, Scenario } from '../support/bench.ts'
import type { Measured } from '../support/measured.ts'
import { holdingNumbering, holdingSearch, requireSearchBehind, requireUnnumbered } from '../support/numbering.ts'
import { comparisonRow, type Row } from '../support/report.ts'
import { compare, type Side } from '../support/rounds.ts'
import type { Bar } from '../support/statistics.ts'
import { createContact } from './writes.ts'

const bar: Bar = { direction: 'at least', value: 0.8 }

/** What the work that follows an event costs concurrent writes. The limit is the same service, kept from that work. */
export const following: Scenario[] = [
  { name: 'following', title: 'create contact, all that follows on / off', run: allThatFollows },
  { name: 'following-search', title: 'create contact, the index of search on / off', run: searchThatFollows },
]

/** Nothing follows an event until it has its sequence number. */
async function allThatFollows(bench: Bench): Promise<Row[]> {
  const { database_url } = bench.large
  const numbering = holdingNumbering(database_url)
  return onAndOff(bench, 'all that follows', 'following', {
    before: numbering.hold,
    check: (measured) => requireUnnumbered(database_url, measured.count),
    after: numbering.forgetAndLetGo,
  })
}

async function searchThatFollows(bench: Bench): Promise<Row[]> {
  const { database_url } = bench.large
  const search = await holdingSearch(database_url)
  return onAndOff(bench, 'the index of search', 'following-search', {
    before: search.hold,
    check: () => requireSearchBehind(database_url),
    after: search.letGo,
  })
}

interface Off extends Required<Pick<Side, 'before' | 'after'>> {
  check(measured: Measured): Promise<void>
}

async function onAndOff(bench: Bench, what: string, name: string, { before, check, after }: Off): Promise<Row[]> {
  const { large, load, options } = bench
  const requests = createContact(large, name)
  const write = () => load.run(large.service.url, requests, options.seconds)
  async function run() {
    const measured = await write()
    await check(measured)
    return measured
  }
  const found = await compare(bench, { before, run, after: () => after() }, { run: write })
  return [comparisonRow(`writes with ${what} on / off`, 'requests/s', 'off', found, bar)]
}
