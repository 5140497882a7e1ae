import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Mode } from '../scope.ts'
import { hashOfToken, looksLikeToken } from './tokens.ts'

/** A visitor of a website, as the token in their browser names them, and the channel they write through. */
export interface StoredVisitor {
  /** The hash of the token, in hexadecimal: which browser it is. */
  readonly browser_id: string
  /** Whether the token was replaced at a sign-in, and only repeats that. */
  readonly is_replaced: boolean
  readonly id: string
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
  readonly channel_id: string
  /** Null until their first message. */
  readonly contact_id: string | null
  /** From when on they see what the business begins with their contact. Null: everything. */
  readonly sees_since: string | null
  /** The contact they were with before that. */
  readonly merged_from: string | null
  readonly is_verified: boolean
  readonly is_blocked: boolean
  readonly is_suspended: boolean
  readonly name: string | null
  /** The settings of the widget, as JSON. */
  readonly widget: string
  /** The origins of the websites that may show the widget. */
  readonly origins: readonly string[]
  /** Whether only visitors whose identity is signed may use it. */
  readonly needs_identity: boolean
  /** Whether what follows the path of a page's address is stored. */
  readonly keeps_page_queries: boolean
  /** Whether their session was last used so long ago that it's worth noting, or never with this token. */
  readonly use_unnoted: boolean
}

/** How long sessions last without being used, and how long at most. */
export type VisitorSpans = Pick<
  Config,
  | 'visitor_session_days'
  | 'signed_visitor_session_days'
  | 'visitor_session_max_days'
  | 'signed_visitor_session_max_days'
>

/** Tells tokens from API keys and other secrets, also for tools that search code for leaks. */
const prefix = 'svcvis_token_'

export function visitorToken(token: string): string {
  return prefix + token
}

export function looksLikeVisitorToken(text: string): boolean {
  return text.startsWith(prefix) && looksLikeToken(text.slice(prefix.length))
}

export function hashOfVisitorToken(text: string): string {
  return hashOfToken(text.slice(prefix.length)).toString('hex')
}

export async function findVisitor(
  database: Database,
  spans: VisitorSpans,
  browser_id: string,
  is_replaced = false,
): Promise<StoredVisitor | undefined> {
  const is_theirs = is_replaced ? replacedBy(browser_id) : sql`hash = decode(${browser_id}, 'hex')`
  const [row] = await database.read<
    Omit<StoredVisitor, 'origins' | 'browser_id' | 'is_replaced'> & { origins: string }
  >(sql`
    select visitor.id, visitor.environment_id, account_id, mode, channel_id, contact_id, sees_since, merged_from, subject is not null as is_verified,
      blocked_at is not null as is_blocked, suspended_at is not null as is_suspended, visitor.name, widget, widget->'origins' as origins,
      widget->>'identity' = 'required' as needs_identity, coalesce(widget->>'page_queries', '') = 'true' as keeps_page_queries,
      token.last_used_at < now() - interval '1 hour' or replaced_hash is not null as use_unnoted
    from ${of_tokens} where ${is_theirs} and deleted_at is null and ${endOf(spans)} > now()`)
  return row && { ...row, browser_id, is_replaced, origins: JSON.parse(row.origins) }
}

/** The session whose token took the place of this one at a sign-in, at most a minute ago, and hasn't been used since. */
export function replacedBy(browser_id: string): Sql {
  return sql`replaced_hash = decode(${browser_id}, 'hex') and replaced_at > now() - interval '1 minute'`
}

/** When the session of `token` ends, whose visitor has this `subject` if they were signed in. */
export function endOf(spans: VisitorSpans): Sql {
  const after = (days: number, signed_days: number) =>
    sql`make_interval(days => case when subject is null then ${days}::integer else ${signed_days}::integer end)`
  return sql`least(
    token.last_used_at + ${after(spans.visitor_session_days, spans.signed_visitor_session_days)},
    token.began_at + ${after(spans.visitor_session_max_days, spans.signed_visitor_session_max_days)})`
}

const of_tokens: Sql = sql`
  visitor_tokens token
  join contact_identities visitor on visitor.environment_id = token.environment_id and visitor.id = identity_id
  join channels on channels.environment_id = visitor.environment_id and channels.id = channel_id
  join environments on environments.id = visitor.environment_id join accounts on accounts.id = account_id`

const holder_prefix = 'visitor '

/** Names the browser among those who hold streams. */
export function holderOfVisitor(browser_id: string): string {
  return holder_prefix + browser_id
}

export function isOfVisitor(holder: string): boolean {
  return holder.startsWith(holder_prefix)
}

/** Those of these browsers whose visitor may still read. */
export async function livingVisitors(
  database: Database,
  spans: VisitorSpans,
  holders: readonly string[],
): Promise<readonly string[]> {
  const hashes = holders.map((holder) => holder.slice(holder_prefix.length))
  const rows = await database.run<{ browser_id: string }>(sql`
    select encode(hash, 'hex') as browser_id from ${of_tokens}
    where hash = any (array(select decode(one, 'hex') from unnest(${hashes}::text[]) one))
      and ${endOf(spans)} > now() and deleted_at is null and blocked_at is null and suspended_at is null
      and (subject is not null or widget->>'identity' <> 'required')`)
  return rows.map(({ browser_id }) => holderOfVisitor(browser_id))
}

/** A channel of the kind `widget`, as a page names it. */
export interface StoredWidget {
  readonly id: string
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
  readonly name: string
  /** Its settings, as JSON. */
  readonly widget: string
  /** What decides when somebody is there, as JSON. Null: always. */
  readonly hours: string | null
  /** Whether it's been noted within a minute that a website shows it. */
  readonly is_noted: boolean
}

/** Undefined if there's none, and where its account is suspended. */
export async function findWidget(database: Database, channel_id: string): Promise<StoredWidget | undefined> {
  const [row] = await database.read<StoredWidget>(sql`
    select channels.id, channels.environment_id, account_id, mode, channels.name, widget,
      case when hours.id is not null then json_build_object(
        'time_zone', hours.time_zone, 'weekly', hours.weekly, 'exceptions', hours.exceptions) end as hours,
      coalesce(seen_at > now() - interval '1 minute', false) as is_noted
    from channels join environments on environments.id = environment_id join accounts on accounts.id = account_id
      left join hours on hours.environment_id = channels.environment_id and hours.id = hours_id
    where channels.id = ${channel_id} and kind = 'widget' and deleted_at is null and suspended_at is null`)
  return row
}

/**
 * Notes which website shows the widget, by the `Referer` of its frame. Only those that may can be noted, because a request says
 * about itself what it likes.
 */
export async function noteWebsite(
  database: Database,
  { environment_id, id, is_noted }: StoredWidget,
  origins: readonly string[],
  referer: string | undefined,
): Promise<void> {
  const origin = referer && URL.parse(referer)?.origin
  if (is_noted || !origin || !origins.includes(origin)) return
  await database.write(sql`
    update channels set seen_on = ${origin}, seen_at = now()
    where environment_id = ${environment_id} and id = ${id} and (seen_at is null or seen_at < now() - interval '1 minute')`)
}

/** The oldest widget of the deployment's first account. Live mode first. */
export async function firstWidget(database: Database): Promise<string | undefined> {
  const [row] = await database.read<{ id: string }>(sql`
    select channels.id from environments join channels on environment_id = environments.id
    where account_id = (select id from accounts order by id limit 1) and kind = 'widget' and deleted_at is null
    order by mode, channels.id limit 1`)
  return row?.id
}
