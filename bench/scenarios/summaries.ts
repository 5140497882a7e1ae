import { answerOf } from '../support/bare.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import { statement } from '../support/database-server.ts'
import { runOwnLoop } from '../support/load.ts'
import { callers } from '../support/measured.ts'
import { beginning, numberedId } from '../support/numbered-ids.ts'
import { comparisonRow, type Row } from '../support/report.ts'
import type { Requests } from '../support/requests.ts'
import { compare } from '../support/rounds.ts'
import { tenth } from '../support/sizes.ts'

export const summaries: Scenario[] = [
  {
    name: 'summarize-20',
    title: 'summarize 20 messages',
    run: (bench) => summarize(bench, 20, tenth(1, bench.large.data)),
  },
  {
    name: 'summarize-1000',
    title: 'summarize 1,000 messages',
    run: (bench) => summarize(bench, 1000, longOnes(bench)),
  },
]

const max_per_round = 1500

function longOnes({ large: { data } }: Bench): [number, number] {
  return [data.conversations, data.conversations + data.long_conversations - 1]
}

/** Each conversation once per round: repeated summaries would come from a table. */
async function summarize(bench: Bench, length: number, rows: [first: number, last: number]): Promise<Row[]> {
  const { large, bare } = bench
  const title = `summarize ${length.toLocaleString('en')} messages`
  const path = `/conversations/${beginning('conversation')}{next}/summarize`
  const requests: Requests = { method: 'POST', path, headers: large.headers, rows, status: 200 }
  const count = Math.min(max_per_round, rows[1] - rows[0] + 1)
  await statement(large.database_url, 'truncate summary_records')
  const first = `${large.service.url}/conversations/${numberedId('conversation', rows[0])}/summarize`
  await bare.answerWith(await answerOf(first, { method: 'POST', headers: large.headers }))
  const found = await compare(
    bench,
    {
      run: () => runOwnLoop({ url: bare.url, requests, seconds: 1, callers }),
      watched: { service: bare.pid, database: undefined },
    },
    {
      before: async () => {
        await statement(large.database_url, 'truncate summary_records')
      },
      run: () => runOwnLoop({ url: large.service.url, requests, count, callers }),
    },
  )
  return [comparisonRow(title, 'requests/s', 'bare node:http', found)]
}
