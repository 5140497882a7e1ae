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

export const leads: Scenario[] = [
  {
    name: 'qualify-20',
    title: 'qualify 20 messages',
    run: (bench) => qualify(bench, 20, tenth(1, bench.large.data)),
  },
  {
    name: 'qualify-1000',
    title: 'qualify 1,000 messages',
    run: (bench) => qualify(bench, 1000, longOnes(bench)),
  },
]

const max_per_round = 1500

function longOnes({ large: { data } }: Bench): [number, number] {
  return [data.conversations, data.conversations + data.long_conversations - 1]
}

/** One in five contacts of the data set has a conversation. */
const step = 5

/** Each contact once per round: a repeat would have the same result and write nothing. */
async function qualify(bench: Bench, length: number, [first, last]: [first: number, last: number]): Promise<Row[]> {
  const { large, bare } = bench
  const contact = (conversation: number) => (conversation * step) % large.data.contacts
  const title = `qualify ${length.toLocaleString('en')} messages`
  const headers = { ...large.headers, 'content-type': 'application/json' }
  const body = (id: string) => JSON.stringify({ contact_id: id })
  const rows: [number, number] = [contact(first), contact(last)]
  const requests: Requests = {
    method: 'POST',
    path: '/leads/qualify',
    headers,
    body: body(`${beginning('contact')}{next}`),
    rows,
    step,
    status: 200,
  }
  const count = Math.min(max_per_round, last - first + 1)
  const forget = async () => {
    await statement(large.database_url, 'truncate leads cascade')
  }
  await forget()
  const one = body(numberedId('contact', rows[0]))
  await bare.answerWith(await answerOf(`${large.service.url}/leads/qualify`, { method: 'POST', headers, body: one }))
  const found = await compare(
    bench,
    {
      run: () => runOwnLoop({ url: bare.url, requests, seconds: 1, callers }),
      watched: { service: bare.pid, database: undefined },
    },
    { before: forget, run: () => runOwnLoop({ url: large.service.url, requests, count, callers }) },
  )
  return [comparisonRow(title, 'requests/s', 'bare node:http', found)]
}
