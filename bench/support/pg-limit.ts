import type { Bench } from './bench.ts'
import { captureStatements } from './capture.ts'
import { statement } from './database-server.ts'
import type { Deployment } from './deployment.ts'
import { numberedId, numberOf } from './numbered-ids.ts'
import { holdingNumbering, requireUnnumbered } from './numbering.ts'
import { type Script, scriptOf, unique_mark } from './pg-script.ts'
import { fill, type Requests } from './requests.ts'
import type { Side } from './rounds.ts'

// Higher than any real version, so that it can be recognized among captured values.
const version = 70_001

/** The limit's transaction: the statements that the service runs for such a request. */
export async function scriptFor(deployment: Deployment, requests: Requests, conversation?: number): Promise<Script> {
  if (conversation === undefined || !requests.rows) {
    const [statements] = await captureStatements(deployment, [captured(requests, 0)])
    return scriptOf(statements!, { marks: [] })
  }
  await setVersion(deployment, conversation, version)
  const [statements] = await captureStatements(deployment, [captured(requests, conversation)])
  const marks = [{ text: numberOf(conversation), variable: 'conversation' }]
  const { steps, constants } = scriptOf(statements!, { marks, version })
  const [first, last] = requests.rows
  return { constants, steps: [{ set: 'conversation', random: [numberOf(first), numberOf(last)] }, ...steps] }
}

/** The same for requests to one conversation, after the service has written to it and cached it. */
export async function scriptForOne(deployment: Deployment, requests: Requests, conversation: number): Promise<Script> {
  const request = captured(requests, conversation)
  await setVersion(deployment, conversation, version - 1)
  const [, second] = await captureStatements(deployment, [request, request])
  return scriptOf(second!, { marks: [], version })
}

function captured(requests: Requests, row: number): Requests {
  const numbers = { pick: numberOf(row), next: numberOf(row), unique: unique_mark }
  const headers = Object.entries(requests.headers).map(([name, value]) => [name, fill(value, numbers)])
  return {
    ...requests,
    path: fill(requests.path, numbers),
    headers: Object.fromEntries(headers),
    ...(requests.body !== undefined && { body: fill(requests.body, numbers) }),
  }
}

/** Runs these statements and nothing else. The events they leave to be numbered are discarded afterward. */
export function pgLimit({ large, server, pg, options }: Bench, script: Script, conversation?: number): Side {
  const { database_url } = large
  const numbering = holdingNumbering(database_url)
  return {
    watched: { service: undefined, database: server.pid },
    before: numbering.hold,
    async run() {
      const measured =
        conversation === undefined
          ? await pg.run(database_url, script, options.seconds)
          : await pg.run(database_url, await startingNow(large, script, conversation), options.seconds, 1)
      await requireUnnumbered(database_url, measured.count)
      return measured
    },
    after: numbering.forgetAndLetGo,
  }
}

async function startingNow({ database_url }: Deployment, script: Script, conversation: number): Promise<Script> {
  const text = 'select version from conversations where id = $1'
  const [row] = await statement<{ version: number }>(database_url, text, [numberedId('conversation', conversation)])
  return { ...script, constants: { ...script.constants, before_version: String(row!.version) } }
}

async function setVersion({ database_url }: Deployment, conversation: number, to: number): Promise<void> {
  const id = numberedId('conversation', conversation)
  await statement(database_url, 'update conversations set version = $2 where id = $1', [id, to])
}
