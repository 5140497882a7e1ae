import type { Language } from '../accounts/languages.ts'
import { sql } from '../db/sql.ts'
import { endOf } from '../jobs/leases.ts'
import { retries } from '../jobs/retries.ts'
import type { Means } from '../scope.ts'
import { type About, alarm_columns, pathOf, titleOf } from './about.ts'
import { plain } from './compose-mail.ts'
import { isUnread, referred } from './notifications.ts'
import { type Subscription, sendPush } from './send-push.ts'
import { wordsFor } from './words.ts'

const batch = 50
// Longer than a push takes. It isn't renewed, and its end is its token.
const terms = { lease_ms: 30_000 }
/** Of more, one push says how many. */
const max_single = 3

interface Person {
  environment_id: number
  user_id: string
}

/** Pushes what is due to all browsers of its people, unless they read it in the meantime. Returns whether there may be more. */
export async function pushDue(services: Means, stopping: AbortSignal): Promise<boolean> {
  const people = await services.database.run<Person>(sql`
    select distinct environment_id, user_id from (
      select environment_id, user_id from notifications where push_due_at <= now() order by push_due_at limit ${batch}::integer) due`)
  for (const person of people) {
    if (stopping.aborted) return false
    await pushTo(services, person)
  }
  return people.length === batch
}

async function pushTo(services: Means, { environment_id, user_id }: Person): Promise<void> {
  const { database } = services
  const own = sql`n.environment_id = ${environment_id} and n.user_id = ${user_id}`
  // Claimed until the lease ends: another process that looks now finds none due.
  const claimed = await database.run<{ id: string; push_tries: number; is_unread: boolean; token: string }>(sql`
    update notifications n set push_due_at = ${endOf(terms)}, push_tries = push_tries + 1
    where ${own} and push_due_at <= now()
    returning n.id, push_tries, ${isUnread} as is_unread, push_due_at::text as token`)
  if (claimed.length === 0) return
  const ids = claimed.filter(({ is_unread }) => is_unread).map(({ id }) => id)
  const browsers = ids.length === 0 ? [] : await subscriptionsOf(services, user_id)
  const payloads =
    browsers.length === 0 ? [] : await payloadsOf(services, { environment_id, user_id }, browsers[0]!.language, ids)
  const outcomes = await Promise.all(browsers.map((browser) => sendAll(services, browser, payloads)))
  const may_pass = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'failed')
  const delays_ms = claimed.map(({ push_tries, is_unread }) =>
    may_pass && is_unread ? retries.push.delay_ms(push_tries) : null,
  )
  // Those that somebody joined in the meantime have another id, and are due on their own.
  await database.run(sql`
    update notifications n set push_tries = case when delay_ms is null then 0 else push_tries end,
      push_due_at = now() + delay_ms * interval '1 ms'
    from unnest(${claimed.map(({ id }) => id)}::text[], ${delays_ms}::bigint[]) as outcome (id, delay_ms)
    where ${own} and n.id = outcome.id and push_due_at = ${claimed[0]!.token}::timestamptz`)
}

type Browser = Subscription & { language: Language | null }

function subscriptionsOf({ database }: Means, user_id: string): Promise<Browser[]> {
  return database.run<Browser>(sql`
    select push_subscriptions.id, push_subscriptions.user_id, endpoint, p256dh, encode(auth, 'base64') as auth, language
    from push_subscriptions join sessions on sessions.id = session_id join users on users.id = push_subscriptions.user_id
    where push_subscriptions.user_id = ${user_id} and ended_at is null and expires_at > now() and disabled_at is null`)
}

/** What the service worker of the dashboard shows. A push with the same tag takes the place of the one before. */
interface Payload {
  title: string
  body: string
  tag: string
  path: string
}

async function payloadsOf(
  { database }: Means,
  { environment_id, user_id }: Person,
  language: Language | null,
  ids: readonly string[],
): Promise<Payload[]> {
  const words = wordsFor(language)
  if (ids.length > max_single)
    return [
      {
        title: words.many(`${ids.length}`),
        body: words.open,
        tag: 'notifications',
        path: '/live/inbox',
      },
    ]
  const rows = await database.run<About>(sql`
    select n.kind, n.conversation_id, left(contacts.name, 100) as contact_name, left(users.name, 100) as actor_name,
      left(messages.content, 160) as excerpt, n.events, ${alarm_columns}
    from notifications n ${referred}
    where n.environment_id = ${environment_id} and n.user_id = ${user_id} and n.id = any (${ids}::text[]) order by n.id`)
  return rows.map((row) => ({
    title: titleOf(language, row),
    body: row.excerpt === null ? '' : plain(row.excerpt),
    tag: row.conversation_id ?? row.alarm_id ?? 'notifications',
    path: pathOf(row),
  }))
}

async function sendAll(
  services: Means,
  browser: Subscription,
  payloads: readonly Payload[],
): Promise<'sent' | 'gone' | 'failed'> {
  for (const payload of payloads) {
    const outcome = await sendPush(services, browser, JSON.stringify(payload), payload.tag)
    if (outcome !== 'sent') return outcome
  }
  return 'sent'
}
