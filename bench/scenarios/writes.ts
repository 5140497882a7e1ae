import type { Bench, Scenario } from '../support/bench.ts'
import type { Reach } from '../support/deployment.ts'
import { beginning, numberedId } from '../support/numbered-ids.ts'
import { pgLimit, scriptFor, scriptForOne } from '../support/pg-limit.ts'
import { comparisonRow, type Row } from '../support/report.ts'
import type { Requests } from '../support/requests.ts'
import { compare } from '../support/rounds.ts'
import type { Bar } from '../support/statistics.ts'

const bar: Bar = { direction: 'at least', value: 0.5, goal: 0.7 }

export const writes: Scenario[] = [
  writing('create', 'create contact', createContact),
  writing('create-key', 'create contact, Idempotency-Key', keyed(createContact)),
  writing('send', 'send message', sendMessage, 1),
  writing('send-key', 'send message, Idempotency-Key', keyed(sendMessage), 2),
  { name: 'send-one', title: '16 writers on one conversation', run: (bench) => writeToOne(bench, 3) },
]

type Write = (reach: Reach, name: string) => Requests

/** The name of the scenario is part of the email addresses, so that none exists already. */
export function createContact({ headers }: Reach, name: string): Requests {
  const body = JSON.stringify({
    name: 'Ana Sousa',
    email: `${name}.{unique}@example.com`,
    phone_number: '+351210000000',
    custom_attributes: { plan: 'retail', city: 'Porto' },
  })
  return { method: 'POST', path: '/contacts', headers: json(headers), body, status: 201 }
}

const content =
  'The parcel arrived today, but the box was open on one side and the pump is missing. Could you please check with the ' +
  'carrier what happened? I am at home every weekday after five.'

export function sendMessage({ headers, data }: Reach): Requests {
  return {
    method: 'POST',
    path: `/conversations/${beginning('conversation')}{pick}/messages`,
    headers: json(headers),
    body: JSON.stringify({ content }),
    rows: [0, data.conversations - 1],
    status: 201,
  }
}

export function keyed(write: Write): Write {
  return (reach, name) => {
    const requests = write(reach, name)
    return { ...requests, headers: { ...requests.headers, 'idempotency-key': `${name}-{unique}` } }
  }
}

/** `conversation`: the one whose request is captured to get the limit's SQL. */
function writing(name: string, title: string, write: Write, conversation?: number): Scenario {
  async function run(bench: Bench): Promise<Row[]> {
    const { large, load, pg, options } = bench
    const requests = write(large, name)
    const script = await scriptFor(large, requests, conversation)
    const ours = { run: () => load.run(large.service.url, requests, options.seconds) }
    const found = await compare(bench, pgLimit(bench, script), ours)
    return [comparisonRow(title, 'requests/s', pg.label, found, bar)]
  }
  return { name, title, run }
}

/** Only one client can write to a conversation at a time, so the limit is one client that knows the version. */
async function writeToOne(bench: Bench, conversation: number): Promise<Row[]> {
  const { large, load, pg, options } = bench
  const path = `/conversations/${numberedId('conversation', conversation)}/messages`
  const requests: Requests = { ...sendMessage(large), path, rows: undefined }
  const script = await scriptForOne(large, requests, conversation)
  const ours = { run: () => load.run(large.service.url, requests, options.seconds) }
  const found = await compare(bench, pgLimit(bench, script, conversation), ours)
  return [comparisonRow('16 writers on one conversation', 'requests/s', `${pg.label}, 1 client`, found)]
}

function json(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'content-type': 'application/json' }
}
