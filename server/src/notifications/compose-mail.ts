import type { Language } from '../accounts/languages.ts'
import { sinceWords } from '../alarms/words.ts'
import { sql } from '../db/sql.ts'
import { escaped, mailPage } from '../mail/html.ts'
import { unsubscribeLink } from '../mail/unsubscribe.ts'
import type { Compose } from '../mail/worker.ts'
import { type About, alarm_columns, pathOf, titleOf } from './about.ts'
import { isUnread, referred } from './notifications.ts'
import { wordsFor } from './words.ts'

interface Person {
  email: string
  language: Language | null
  account_name: string
  time_zone: string
}

const max_listed = 50

/** Everything in this mail that is still unread, with links to where it can be answered. */
export function notificationMail(base_url: string): Compose {
  return async (scope, { id, user_id }) => {
    const { database, environment_id, account_id } = scope
    const [person] = await database.run<Person>(sql`
      select email, language, accounts.name as account_name, coalesce(time_zone, 'UTC') as time_zone
      from users join accounts on accounts.id = account_id left join notification_settings on user_id = users.id
      where users.id = ${user_id} and account_id = ${account_id} and disabled_at is null`)
    if (!person) return null
    const rows = await database.run<About>(sql`
      select n.kind, n.conversation_id, contacts.name as contact_name, users.name as actor_name, left(messages.content, 300) as excerpt, n.events, ${alarm_columns}
      from notifications n ${referred}
      where n.environment_id = ${environment_id} and n.mail_id = ${id} and n.user_id = ${user_id} and ${isUnread}
      order by n.id limit ${max_listed + 1}::integer`)
    if (rows.length === 0) return null
    const unsubscribe_url = unsubscribeLink(scope, base_url, {
      kind: 'notifications',
      environment_id,
      user_id: user_id!,
    })
    return { to: person.email, ...contentOf(rows, person, base_url), unsubscribe_url }
  }
}

function contentOf(rows: readonly About[], { account_name, language, time_zone }: Person, base_url: string) {
  const words = wordsFor(language)
  const listed = rows.slice(0, max_listed).map((row) => ({
    title: titleOf(language, row),
    excerpt: row.began_at === null ? row.excerpt && plain(row.excerpt) : sinceWords(language, row.began_at, time_zone),
    url: `${base_url}/dashboard${pathOf(row)}`,
  }))
  const more = rows.length > max_listed ? [words.more] : []
  const subject =
    rows.length === 1 ? listed[0]!.title : words.many(rows.length > max_listed ? `${max_listed}+` : `${rows.length}`)
  const settings_url = `${base_url}/dashboard/live/settings/notifications`
  const foot = words.foot(account_name)
  return {
    subject: `[${account_name}] ${subject}`,
    text: [
      ...listed.map(({ title, excerpt, url }) => [title, excerpt, url].filter(Boolean).join('\n')),
      ...more,
      `--\n${foot} ${words.change}: ${settings_url}`,
    ].join('\n\n'),
    html: mailPage(
      subject,
      listed.map(itemOf).join('') + more.map((line) => `<p>${line}</p>`).join(''),
      `${escaped(foot)} <a href="${escaped(settings_url)}">${escaped(words.change)}</a>`,
      language ?? 'en',
    ),
  }
}

function itemOf({ title, excerpt, url }: { title: string; excerpt: string | null; url: string }): string {
  const text = excerpt ? `<br><span dir="auto">${escaped(excerpt).replaceAll('\n', '<br>')}</span>` : ''
  return `<p style="margin:0 0 20px"><a href="${escaped(url)}"><strong>${escaped(title)}</strong></a>${text}</p>`
}

/** Mentions as people read them. */
export function plain(text: string): string {
  return text.replaceAll(/@\[([^\][\n]+)\]\(svcusr_\w*\)?/g, '@$1')
}
