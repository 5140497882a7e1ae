import { parseArgs } from 'node:util'
import { hostOf, parseAllowed } from '../outbound/public-address.ts'
import { newSecret, type Sign, signer } from '../outbound/sign.ts'
import { openReceiver, type Receiver } from '../webhooks/attempt.ts'
import { followEvents, type StreamEvent } from './event-stream.ts'
import { type Command, json_option, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage: parley listen --forward-to URL [--types TYPES] [--conversation ID] [--secret SECRET] [--json]
                     [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Streams events and posts each one to a server on this machine, signed like a webhook. Prints one line per event: time, type, ID and
the server's response. Press Ctrl-C to stop.

--forward-to URL  the URL to post to, such as http://localhost:4000/webhooks
--types TYPES     event types, separated by commas; all by default
--conversation ID only events of this conversation
--json            prints each line as JSON
--secret SECRET   the signing secret (whsec_…); by default, one is generated and printed
${connectionHelp}`

export const listen: Command = {
  summary: 'forward events to a server on this machine',
  help,
  async run(words, environment) {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: words,
      options: {
        'forward-to': text,
        types: text,
        conversation: text,
        secret: text,
        ...json_option,
        ...connectionOptions,
      },
    })
    const target = targetOf(values['forward-to'])
    const secret = secretOf(values.secret)
    const query = queryOf({ types: values.types, conversation_id: values.conversation })
    const stopping = stopAsked()
    await withKey('listen', values, environment, async (connection) => {
      const receiver = openReceiver(target.href, { allowed: parseAllowed([hostOf(target)]), mode: 'test' })
      const say = values.json ? console.error : console.log
      say(`Forwarding events of ${connection.url} to ${target.href}\nSigned with ${secret}\n`)
      const sign = signer([secret])
      const broke = (reason: string) => say(`${reason}. Opening the stream again …`)
      const opened = () => say('Listening. Stop with Ctrl-C.')
      for await (const event of followEvents(connection, { query, signal: stopping, opened, broke }))
        console.log(lineOf(await forward(receiver, sign, event), values.json))
      await receiver.close()
    })
    return 0
  },
}

interface Forwarded {
  at: string
  type: string
  id: string
  status: number | null
  error: string | null
  duration_ms: number
}

/** One at a time, so that they arrive in order. */
async function forward(receiver: Receiver, sign: Sign, { id, type, json }: StreamEvent): Promise<Forwarded> {
  const headers = {
    ...sign(id, Math.floor(Date.now() / 1000), json),
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1',
    'service-event-type': type,
  }
  const { status, error, duration_ms } = await receiver.send({ headers, body: json })
  return { at: new Date().toISOString(), type, id, status, error, duration_ms }
}

function lineOf(forwarded: Forwarded, json: boolean | undefined): string {
  if (json) return JSON.stringify(forwarded)
  const { at, type, id, status, error, duration_ms } = forwarded
  const time = new Date(at).toTimeString().slice(0, 8)
  return `${time}  ${type.padEnd(28)}  ${id}  ${status ?? error}  ${duration_ms} ms`
}

function targetOf(url: string | undefined): URL {
  if (url === undefined) throw new UsageError('Set a destination: --forward-to URL.')
  const address = /^https?:\/\//.test(url) ? url : `http://${url}`
  if (!URL.canParse(address)) throw new UsageError('--forward-to must be a URL such as http://localhost:4000/webhooks.')
  return new URL(address)
}

function secretOf(secret = newSecret()): string {
  if (!/^whsec_[A-Za-z0-9+/=]{24,}$/.test(secret)) throw new UsageError('--secret must begin with whsec_.')
  return secret
}

function queryOf(parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return query.size === 0 ? '' : `?${query}`
}

function stopAsked(): AbortSignal {
  const control = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => control.abort())
  return control.signal
}
