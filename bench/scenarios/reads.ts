import { type Answer, answerOf } from '../support/bare.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import type { Deployment, Reach } from '../support/deployment.ts'
import { beginning, numberOf } from '../support/numbered-ids.ts'
import { comparisonRow, type Row } from '../support/report.ts'
import { fill, type Requests } from '../support/requests.ts'
import { compare } from '../support/rounds.ts'
import { tenth } from '../support/sizes.ts'
import type { Bar } from '../support/statistics.ts'

export function getContact({ data, headers }: Reach): Requests {
  const path = `/contacts/${beginning('contact')}{pick}`
  return { method: 'GET', path, headers, rows: [0, data.contacts - 1], status: 200 }
}

export function listContacts({ headers }: Reach): Requests {
  return { method: 'GET', path: '/contacts', headers, status: 200 }
}

/** A full page of a conversation that has more than one. */
export function listMessages({ data, headers }: Reach): Requests {
  const path = `/conversations/${beginning('conversation')}{pick}/messages`
  return { method: 'GET', path, headers, rows: tenth(0, data), status: 200 }
}

export const reads: Scenario[] = [
  reading('get', 'get one contact', getContact, { direction: 'at least', value: 0.22, goal: 0.35 }),
  reading('list', 'list 25 contacts', listContacts, { direction: 'at least', value: 0.13, goal: 0.18 }),
  reading('messages', 'list 25 messages of a conversation', listMessages),
]

function reading(name: string, title: string, requestsOf: (of: Deployment) => Requests, bar?: Bar): Scenario {
  return { name, title, run: async (bench) => [await readBesideBare(bench, title, requestsOf(bench.large), bar)] }
}

export async function readBesideBare(bench: Bench, title: string, requests: Requests, bar?: Bar): Promise<Row> {
  const { bare, large, load, options } = bench
  const answer = await typicalAnswer(large, requests)
  if (answer.status !== requests.status)
    return { scenario: title, unit: '', note: `left out: GET ${requests.path} answers ${answer.status}` }
  await bare.answerWith(answer)
  const found = await compare(
    bench,
    {
      run: () => load.run(bare.url, requests, options.seconds),
      watched: { service: bare.pid, database: undefined },
    },
    { run: () => load.run(large.service.url, requests, options.seconds) },
  )
  return comparisonRow(title, 'requests/s', 'bare node:http', found, bar)
}

const samples = 25

/** The response of median length among those for different rows, for the bare server to send. */
async function typicalAnswer({ service }: Deployment, { path, headers, rows: [first, last] = [0, 0] }: Requests) {
  const answers: Answer[] = []
  for (let n = 0; n < samples; n++) {
    const row = numberOf(first + Math.floor((n * (last - first)) / samples))
    answers.push(await answerOf(service.url + fill(path, { pick: row, next: row, unique: row }), { headers }))
  }
  return answers.toSorted((a, b) => a.body.length - b.body.length)[samples >> 1]!
}
