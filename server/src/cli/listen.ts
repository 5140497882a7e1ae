import { parseArgs } from 'node:util'
import { openReceiver, type Receiver } from '../webhooks/attempt.ts'
import { hostOf, parseAllowed } from '../webhooks/public-address.ts'
import { newSecret, type Sign, signer } from '../webhooks/sign.ts'
import { followEvents, type Told } from './event-stream.ts'
import { type Command, UsageError } from './usage.ts'
import { connectionHelp, connectionOptions, withKey } from './with-key.ts'

const help = `Usage: parley listen --forward-to URL [--types TYPES] [--conversation ID] [--secret SECRET]
                     [--url URL] [--key KEY] [--mode test|live] [--account ACCOUNT]

Follows the events of the service as they happen, and posts each to a server on this machine, signed as webhooks are. One line
for each: when, what, which, and what the server answered. Ends with Ctrl-C.

--forward-to URL  where to, such as http://localhost:4000/webhooks
--types TYPES     kinds of event, separated by commas; all, unless told otherwise
--conversation ID only what concerns this conversation
--secret SECRET   what to sign with (whsec_…); made for this run and printed, unless given
${connectionHelp}`

export const listen: Command = {
  summary: 'forward events to a server on this machine',
  help,
  async run(words, environment) {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: words,
      options: { 'forward-to': text, types: text, conversation: text, secret: text, ...connectionOptions },
    })
    const target = targetOf(values['forward-to'])
    const secret = secretOf(values.secret)
    const query = queryOf({ types: values.types, conversation_id: values.conversation })
    const stopping = stopAsked()
    await withKey('listen', values, environment, async (connection) => {
      const receiver = openReceiver(target.href, { allowed: parseAllowed([hostOf(target)]), mode: 'test' })
      console.log(`Forwarding events of ${connection.url} to ${target.href}\nSigned with ${secret}\n`)
      const sign = signer([secret])
      const broke = (reason: string) => console.log(`${reason}. Opening the stream again …`)
      const opened = () => console.log('Listening. Stop with Ctrl-C.')
      for await (const event of followEvents(connection, { query, signal: stopping, opened, broke }))
        console.log(await forward(receiver, sign, event))
      await receiver.close()
    })
    return 0
  },
}

/** One after the other, so that they arrive in their order. */
async function forward(receiver: Receiver, sign: Sign, { id, type, json }: Told): Promise<string> {
  const headers = {
    ...sign(id, Math.floor(Date.now() / 1000), json),
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1',
    'service-event-type': type,
  }
  const { status, error, duration_ms } = await receiver.send({ headers, body: json })
  const time = new Date().toTimeString().slice(0, 8)
  return `${time}  ${type.padEnd(28)}  ${id}  ${status ?? error}  ${duration_ms} ms`
}

function targetOf(given: string | undefined): URL {
  if (given === undefined) throw new UsageError('Say where to: --forward-to URL.')
  const address = /^https?:\/\//.test(given) ? given : `http://${given}`
  if (!URL.canParse(address))
    throw new UsageError('--forward-to must be an address such as http://localhost:4000/webhooks.')
  return new URL(address)
}

function secretOf(given = newSecret()): string {
  if (!/^whsec_[A-Za-z0-9+/=]{24,}$/.test(given)) throw new UsageError('--secret must begin with whsec_.')
  return given
}

function queryOf(given: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return query.size === 0 ? '' : `?${query}`
}

function stopAsked(): AbortSignal {
  const control = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => control.abort())
  return control.signal
}
