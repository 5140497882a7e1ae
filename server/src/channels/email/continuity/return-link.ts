import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from '../../../db/sql.ts'
import type { Means } from '../../../scope.ts'

const place = 'continuity link'
const days = 14

interface Link {
  environment_id: number
  conversation_id: string
  expires_at: number
}

/**
 * The way from a mail back to the website. It expires, can't be forged, and gives no rights: whoever follows it sees what their
 * browser may see. So a mail that reached somebody else by mistake shows nobody's conversation.
 */
export function returnLink(
  { vault }: Pick<Means, 'vault'>,
  base_url: string,
  { environment_id, conversation_id }: Omit<Link, 'expires_at'>,
): string {
  const link: Link = { environment_id, conversation_id, expires_at: Date.now() + days * 86_400_000 }
  return `${base_url}/widget/return?to=${vault.seal(JSON.stringify(link), place).toString('base64url')}`
}

type Parts = Pick<Means, 'database' | 'vault'>

export function addReturnLinks(server: FastifyInstance, parts: Parts): void {
  server.get('/widget/return', async (request, reply) => {
    const { to } = request.query as { to?: unknown }
    const link = typeof to === 'string' && to.length < 1000 ? opened(parts, to) : null
    const page = link && link.expires_at > Date.now() ? await pageOf(parts, link) : null
    return page === null ? expired(reply) : reply.code(302).headers(private_headers).header('location', page).send()
  })
}

function opened({ vault }: Parts, text: string): Link | null {
  try {
    return JSON.parse(vault.open(Buffer.from(text, 'base64url'), place))
  } catch {
    return null
  }
}

/** The page where the visitor last was, if it's on a website of the channel. The widget there opens the conversation. */
async function pageOf({ database }: Parts, { environment_id, conversation_id }: Link): Promise<string | null> {
  const [row] = await database.run<{ page: string | null; widget: string }>(sql`
    select page->>'url' as page, widget from visitor_conversations v
    join contact_identities i on i.environment_id = v.environment_id and i.id = identity_id
    join channels on channels.environment_id = v.environment_id and channels.id = i.channel_id and channels.deleted_at is null
    where v.environment_id = ${environment_id} and v.conversation_id = ${conversation_id}`)
  if (!row) return null
  const { origins } = JSON.parse(row.widget) as { origins: string[] }
  const url = URL.parse(row.page ?? '')
  // Where a visitor was is what their browser says: mail leads nowhere but to the websites of the channel.
  const target = url && origins.includes(url.origin) ? url : URL.parse(origins[0] ?? '')
  if (!target) return null
  target.hash = `parley=${conversation_id}`
  return target.href
}

const private_headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

function expired(reply: FastifyReply) {
  return reply
    .code(410)
    .headers(private_headers)
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Link expired</title><h1>This link has expired</h1><p>Visit the website and open the chat there.</p>',
    )
}
