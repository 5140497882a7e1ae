import { hash } from 'node:crypto'
import { sql } from '../../../db/sql.ts'
import { nextOpen } from '../../../hours/open.ts'
import { openingInWords } from '../../../hours/opening.ts'
import type { Rules } from '../../../hours/week.ts'
import { LostLease } from '../../../jobs/leases.ts'
import { escaped, mailPage } from '../../../mail/html.ts'
import { mail_leases } from '../../../mail/lease.ts'
import { unsubscribeLink } from '../../../mail/unsubscribe.ts'
import type { Compose } from '../../../mail/worker.ts'
import type { Scope } from '../../../scope.ts'
import { type Claim, isDenied, mayMail, wroteFrom } from './claimed.ts'
import { returnLink } from './return-link.ts'
import { languageOf, wordsIn } from './words.ts'

interface Visitor {
  email: string
  locale: string | null
  time_zone: string | null
  account_name: string
  channel_id: string
  is_signed: boolean
  claimed_from: Claim['claimed_from']
  /** The page where they last were. */
  page_url: string | null
  /** As JSON. */
  origins: string
  /** What the visitor has read, or was mailed before. */
  since: string
  /** The working hours of the channel, as JSON. */
  hours: string | null
  /** In milliseconds, by the database's clock. */
  now: string
}

interface Answer {
  id: string
  by: string
  sender_name: string | null
  content: string
  attachments: string
}

const max_answers = 20
/** Nobody asked the owner of an address whether it is theirs. */
const max_per_day = 10

/** The answers that a visitor has not seen, and nothing else of the conversation: the address may be somebody else's. */
export function continuityMail(base_url: string): Compose {
  return async (scope, lease) => {
    const { conversation_id, tries } = lease
    if (conversation_id === null) return null
    const visitor = await visitorOf(scope, conversation_id)
    if (!visitor) return null
    const answers = await answersSince(scope, conversation_id, visitor.since)
    if (answers.length === 0) return null
    const address_hash = hash('sha256', visitor.email.toLowerCase(), 'buffer')
    if (await isUnwanted(scope, address_hash)) return null
    const is_first_try = tries === 1
    if (!visitor.is_signed && !(await mayReach(scope, { ...visitor, address_hash }, answers, is_first_try))) return null
    // Before it goes out: the next mail begins after it, whatever becomes of this process.
    const set = sql`through_message_id = ${answers.at(-1)!.id}, address_hash = ${address_hash}::bytea`
    if (!(await mail_leases.update(scope.database, lease, set))) throw new LostLease()
    const link = returnLink(scope, base_url, { environment_id: scope.environment_id, conversation_id })
    const { environment_id } = scope
    const pageThat = (kind: 'continuity' | 'claim') =>
      unsubscribeLink(scope, base_url, {
        kind,
        environment_id,
        address_hash: address_hash.toString('hex'),
        locale: visitor.locale,
      })
    const links = { link, stop: pageThat('continuity'), not_me: visitor.is_signed ? null : pageThat('claim') }
    return { to: visitor.email, ...contentOf(answers, visitor, links), unsubscribe_url: links.stop }
  }
}

/** Whether an address that the visitor only claims may get these answers. It may be that of somebody who never wrote. */
async function mayReach(scope: Scope, claim: Claim, answers: readonly Answer[], is_first_try: boolean) {
  if (await isDenied(scope, claim)) return false
  const is_from_person = answers.some(({ by }) => by !== 'assistant')
  if (!is_from_person && !(await wroteFrom(scope, claim.email))) return false
  return !is_first_try || mayMail(scope, claim)
}

async function visitorOf({ database, environment_id }: Scope, conversation_id: string): Promise<Visitor | undefined> {
  const [row] = await database.run<Visitor>(sql`
    select i.email, i.locale, i.time_zone, accounts.name as account_name, i.channel_id, subject is not null as is_signed, to_json(claimed_from) as claimed_from,
      page->>'url' as page_url, coalesce(widget->'origins', '[]') as origins, (extract(epoch from now()) * 1000)::bigint as now,
      case when hours.id is not null then
        json_build_object('time_zone', hours.time_zone, 'weekly', weekly, 'exceptions', exceptions) end as hours, greatest(v.read_through, coalesce((
      select max(through_message_id) from mails
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and sent_at is not null), '')) as since
    from visitor_conversations v
    join contact_identities i on i.environment_id = v.environment_id and i.id = identity_id
    join channels on channels.environment_id = v.environment_id and channels.id = i.channel_id
    left join hours on hours.environment_id = v.environment_id and hours.id = hours_id
    join environments on environments.id = v.environment_id join accounts on accounts.id = account_id
    where v.environment_id = ${environment_id} and v.conversation_id = ${conversation_id} and i.email is not null and i.blocked_at is null`)
  return row
}

function answersSince({ database, environment_id }: Scope, conversation_id: string, since: string): Promise<Answer[]> {
  return database.run<Answer>(sql`
    select id, sender->>'type' as by, case sender->>'type' when 'api' then null else sender->>'name' end as sender_name,
      content, attachments from messages
    where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id > ${since}
      and direction = 'outbound' and not private and sender->>'type' <> 'system'
    order by id limit ${max_answers}::integer`)
}

/** Whose address it is wants no mail, or has had enough for a day. */
async function isUnwanted({ database, environment_id }: Scope, address_hash: Buffer): Promise<boolean> {
  const [row] = await database.run<{ count: number; is_stopped: boolean }>(sql`
    select count(*)::integer as count, exists (
        select from mail_stops where environment_id = ${environment_id} and address_hash = ${address_hash}::bytea) as is_stopped
    from mails
    where environment_id = ${environment_id} and address_hash = ${address_hash}::bytea and sent_at > now() - interval '1 day'`)
  return row!.is_stopped || row!.count >= max_per_day
}

interface Links {
  link: string
  stop: string
  /** Where the address's owner says that somebody else left it. Null if the visitor was signed. */
  not_me: string | null
}

function contentOf(answers: readonly Answer[], visitor: Visitor, { link, stop, not_me }: Links) {
  const { account_name: business, locale } = visitor
  const words = wordsIn(locale)
  const opens = openingFor(visitor)
  const closed = opens === null ? [] : [words.closed(opens)]
  const why = not_me === null ? words.foot(business) : words.claimed(websiteOf(visitor) ?? business)
  const ways = [...(not_me === null ? [] : [{ label: words.not_me, url: not_me }]), { label: words.stop, url: stop }]
  const parts = answers.map(({ sender_name, content, attachments }) => {
    const files = (JSON.parse(attachments) as { name?: string }[]).map(({ name }) => `[${name ?? '…'}]`)
    return { name: sender_name, text: [content, ...files].filter((line) => line !== '').join('\n') }
  })
  return {
    subject: words.subject(business),
    text: [
      words.lead(business),
      ...parts.map(({ name, text }) => (name ? `${name}:\n${text}` : text)),
      `${words.link}: ${link}`,
      ...closed,
      ['--', why, ...ways.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
    ].join('\n\n'),
    html: mailPage(
      words.subject(business),
      `<p>${escaped(words.lead(business))}</p>${parts.map(quoted).join('')}<p><a href="${escaped(link)}">${escaped(words.link)}</a></p>${closed.map((line) => `<p>${escaped(line)}</p>`).join('')}`,
      [escaped(why), ...ways.map(({ label, url }) => `<a href="${escaped(url)}">${escaped(label)}</a>`)].join(' '),
      languageOf(locale),
    ),
  }
}

/** When somebody is back. Null while somebody is there, and if it isn't known. */
function openingFor({ hours, now, locale, time_zone }: Visitor): string | null {
  if (hours === null) return null
  const rules: Rules = JSON.parse(hours)
  const at = nextOpen(rules, Number(now))
  if (at === null || at === Number(now)) return null
  return openingInWords(at, { language: languageOf(locale), locale, time_zone }, rules.time_zone, Number(now))
}

/** One of the channel's, the one where the visitor last was if possible. What else a browser says is not repeated. */
function websiteOf({ page_url, origins }: Visitor): string | null {
  const own = JSON.parse(origins) as string[]
  const origin = URL.parse(page_url ?? '')?.origin
  return URL.parse((origin && own.includes(origin) ? origin : own[0]) ?? '')?.host ?? null
}

const bar = 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #8884'

function quoted({ name, text }: { name: string | null; text: string }): string {
  const by = name ? `<strong>${escaped(name)}</strong><br>` : ''
  return `<blockquote style="${bar}" dir="auto">${by}${escaped(text).replaceAll('\n', '<br>')}</blockquote>`
}
