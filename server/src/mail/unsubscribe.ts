import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Means } from '../scope.ts'
import { escaped } from './html.ts'
import { unsubscribeWords } from './unsubscribe-words.ts'

const place = 'unsubscribe link'

type Parts = Pick<Means, 'database' | 'vault'>

/** Mail of one kind to one recipient, as a link names it. */
export interface Subscription {
  kind: 'notifications' | 'continuity' | 'claim'
  environment_id: number
  /** The user. */
  user_id?: string
  /** The hash of a visitor's address, in hexadecimal. */
  address_hash?: string
  /** The visitor's language, as their browser said. */
  locale?: string | null
}

/** Who can be stopped from getting mail of a kind, and how. */
export interface Unsubscribing {
  /** Whom the mail comes from, and the language it's in. Null if there's nothing to stop any more. */
  describe(parts: Parts, subscription: Subscription): Promise<{ sender: string; language: string } | null>
  set(parts: Parts, subscription: Subscription, is_wanted: boolean): Promise<void>
  /** Whether the page offers no way back. */
  is_final?: boolean
}

/** Works without signing in and for as long as the mail is kept: it can do nothing else than stop mail. */
export function unsubscribeLink({ vault }: Pick<Means, 'vault'>, base_url: string, subscription: Subscription): string {
  return `${base_url}/unsubscribe?token=${vault.seal(JSON.stringify(subscription), place).toString('base64url')}`
}

/**
 * One click (RFC 8058): mail programs send a POST without asking, and people get a page that asks. Reading a link changes nothing,
 * because programs that look for malware follow all of them.
 */
export function addUnsubscribe(
  server: FastifyInstance,
  parts: Parts,
  kinds: Readonly<Record<Subscription['kind'], Unsubscribing>>,
): void {
  server.register(async (own) => {
    // Whatever is in the body: the link says it all.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    own.get('/unsubscribe', (request: Asked, reply) => answer(request, reply, 'ask'))
    own.post('/unsubscribe', (request: Asked, reply) =>
      answer(request, reply, request.query.again === '1' ? 'resume' : 'stop'),
    )
  })

  async function answer(request: Asked, reply: FastifyReply, what: 'ask' | 'stop' | 'resume'): Promise<FastifyReply> {
    const { token } = request.query
    const subscription = typeof token === 'string' && token.length < 1000 ? opened(parts, token) : null
    const kind = subscription && kinds[subscription.kind]
    const about = kind && (await kind.describe(parts, subscription))
    if (!about) return send(reply, 410, 'en', `<h1>${unsubscribeWords('en').invalid}</h1>`)
    const words = unsubscribeWords(about.language)
    const of_kind = subscription.kind === 'claim' ? words.claim : { ...words, lead: words[subscription.kind] }
    const action = (label: string, more = '') =>
      `<form method="post" action="/unsubscribe?token=${token}${more}"><button>${escaped(label)}</button></form>`
    if (what === 'ask') {
      const { title, lead, stop } = of_kind
      const page = `<h1>${title}</h1><p>${escaped(lead(about.sender))}</p>${action(stop)}`
      return send(reply, 200, about.language, page)
    }
    if (kind.is_final && what === 'resume') return send(reply, 410, 'en', `<h1>${words.invalid}</h1>`)
    await kind.set(parts, subscription, what === 'resume')
    const again = kind.is_final ? '' : action(words.again, '&amp;again=1')
    const confirmation = what === 'stop' ? `<h1>${of_kind.stopped}</h1>${again}` : `<h1>${words.resumed}</h1>`
    return send(reply, 200, about.language, confirmation)
  }
}

type Asked = FastifyRequest<{ Querystring: { token?: unknown; again?: unknown } }>

function opened({ vault }: Parts, token: string): Subscription | null {
  try {
    return JSON.parse(vault.open(Buffer.from(token, 'base64url'), place))
  } catch {
    return null
  }
}

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

function send(reply: FastifyReply, status: number, language: string, body: string): FastifyReply {
  const direction = language === 'ar' ? ' dir="rtl"' : ''
  return reply
    .code(status)
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${escaped(language)}"${direction}><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="color-scheme" content="light dark"><title>Parley</title><main>${body}</main></html>`,
    )
}
