import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../config/config.ts'
import { escaped, mailPage } from '../../mail/html.ts'
import { operatorsRoute } from '../../mail/server.ts'
import { domainOf } from '../../mail/settings.ts'
import { type Mail, sendMail } from '../../mail/smtp.ts'
import { connectionsTo, openWire } from '../../outbound/http-call.ts'
import { operatorsHost } from '../../outbound/public-address.ts'
import type { Settings } from '../../scope.ts'
import type { Notice } from './alarm.ts'

/** One way to somebody. Rejects if it failed. */
export interface Way {
  name: 'ALARM_URL' | 'ALARM_EMAIL'
  send(notice: Notice): Promise<void>
}

type AlarmSettings = Settings & Pick<Config, 'alarm_url' | 'alarm_email'>

const answer_ms = 10_000
/** After each failure. The last one is repeated. */
const pauses_ms = [1000, 5000, 15_000, 60_000]
/** An operator who was away for long needs the first words and the last. */
const max_waiting = 50

/** The ways that the operator set, none of which needs the database. */
export function waysOf(settings: AlarmSettings): Way[] {
  return [
    ...(settings.alarm_url === '' ? [] : [{ name: 'ALARM_URL' as const, send: throughUrl(settings.alarm_url) }]),
    ...(settings.alarm_email === '' ? [] : [{ name: 'ALARM_EMAIL' as const, send: throughMail(settings) }]),
  ]
}

/** Calls an address of the operator's choice, which may be on their own network. Resolves with whether it took it. */
export async function call(address: string, method: 'GET' | 'POST', body: string | null): Promise<void> {
  const url = new URL(address)
  const allowed = operatorsHost(url)
  const wire = openWire((to) => connectionsTo(to, { allowed, mode: 'live' }))
  try {
    const headers: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' }
    const outcome = await wire.send({ method, url, headers, body }, answer_ms)
    // Never the address itself: it may contain a token.
    if (outcome.status === null) throw new Error(`${url.host} can't be reached: ${outcome.failure}.`)
    if (outcome.status >= 300) throw new Error(`${url.host} responded with ${outcome.status}.`)
  } finally {
    await wire.close()
  }
}

function throughUrl(address: string) {
  return (notice: Notice) => call(address, 'POST', JSON.stringify(notice))
}

function throughMail(settings: AlarmSettings) {
  return async (notice: Notice) => {
    const { server, allowed } = operatorsRoute(settings)!
    const mail = mailOf(notice, settings.alarm_email, domainOf(server.from_address))
    await sendMail(server, allowed, mail).catch((error: Error) => {
      throw new Error(`${server.host}:${server.port} failed: ${error.message}`, { cause: error })
    })
  }
}

function mailOf({ text, since, host, service }: Notice, to: string, domain: string): Mail {
  const place = service === '' ? host : `${service} (${host})`
  const rest = `Since ${since}, told by ${place}.`
  return {
    message_id: `<${randomUUID()}@${domain}>`,
    to,
    subject: text,
    text: `${text}\n\n${rest}\n`,
    html: mailPage(text, `<p>${escaped(text)}</p><p>${escaped(rest)}</p>`, '', 'en'),
  }
}

/** Tells over one way, in order, each until it arrives. Whoever stops the process doesn't wait for it. */
export function openTelling({ name, send }: Way, failed: (name: string, error: unknown) => void) {
  const waiting: Notice[] = []
  const stopping = new AbortController()
  let is_telling = false

  async function tellAll(): Promise<void> {
    if (is_telling) return
    is_telling = true
    for (let failures = 0; waiting.length > 0 && !stopping.signal.aborted; ) {
      try {
        await send(waiting[0]!)
        waiting.shift()
        failures = 0
      } catch (error) {
        if (failures === 0) failed(name, error)
        const wait_ms = pauses_ms[Math.min(failures++, pauses_ms.length - 1)]
        await pause(wait_ms, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    is_telling = false
  }

  return {
    tell(notice: Notice): void {
      if (waiting.length === max_waiting) waiting.splice(1, 1)
      waiting.push(notice)
      tellAll()
    },
    stop: () => stopping.abort(),
  }
}
