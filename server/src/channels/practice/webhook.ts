import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { invalid } from '../../errors.ts'
import { parseJson } from '../../http/json-body.ts'
import { checkBody } from '../../http/validation.ts'
import type { Webhook } from '../channel.ts'
import type { Happening, HookChannel, HookRequest, Verdict } from '../hook.ts'
import { PracticeWebhook } from './schema.ts'

export interface PracticeSecrets {
  /** Signs what the messenger sends. */
  readonly webhook_secret: string
}

const header = 'practice-signature'
/** Older ones may be a recording. */
const tolerance_s = 300

/** What the messenger sends along with these bytes. */
export function signedBy({ webhook_secret }: PracticeSecrets, body: Buffer | string, at_s = nowInSeconds()) {
  return { [header]: `t=${at_s},v1=${macOf(webhook_secret, at_s, body).toString('hex')}` }
}

export const practiceWebhook = {
  check,
  read(body) {
    const webhook = parseJson(body)
    checkWebhook(webhook)
    const happenings = happeningsIn(webhook as PracticeWebhook)
    if (happenings.some(isEmpty)) throw invalid('messages', 'must have content or files.')
    return happenings
  },
  // The messenger hands out files to whoever knows the secret.
  headersFor: ({ secrets }, url) => (secrets === null ? {} : signedBy(JSON.parse(secrets), url)),
} satisfies Webhook

/** A GET is the handshake: its challenge comes back. */
function check({ secrets }: HookChannel, request: HookRequest): Verdict {
  const { method, headers, query, body } = request
  const challenge = query.get('challenge') ?? ''
  if (secrets === null || !isSigned(JSON.parse(secrets), headers, method === 'GET' ? Buffer.from(challenge) : body))
    return { problem: 'signature' }
  return method === 'GET' ? { reply: { type: 'text/plain', body: challenge } } : {}
}

const checkWebhook = checkBody(PracticeWebhook)

function isSigned({ webhook_secret }: PracticeSecrets, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const [, at, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[header])) ?? []
  if (at === undefined || Math.abs(nowInSeconds() - Number(at)) > tolerance_s) return false
  return timingSafeEqual(Buffer.from(mac!, 'hex'), macOf(webhook_secret, Number(at), body))
}

function macOf(secret: string, at_s: number, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${at_s}.`).update(body).digest()
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

function isEmpty(happening: Happening): boolean {
  return happening.happening === 'message' && happening.message.content === '' && happening.message.media.length === 0
}

function happeningsIn({ messages = [], statuses = [] }: PracticeWebhook): Happening[] {
  return [
    ...messages.map(
      ({ customer_id: address, customer_name: name, external_id, content = '', attachments = [], media = [] }) => ({
        happening: 'message' as const,
        message: {
          external_id,
          address,
          ...(name && { name }),
          content,
          media: [...attachments, ...media],
        },
      }),
    ),
    ...statuses.map(({ customer_id: address, message_id, status }) => ({
      happening: 'status' as const,
      report: { address, message_id, ...(status === 'failed' ? undelivered : { status }) },
    })),
  ]
}

const undelivered = {
  status: 'failed',
  code: 'undelivered',
  message: 'The practice messenger took it, and could not deliver it.',
} as const
