import { recordAudit } from '../accounts/audit.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { conflict, invalid } from '../errors.ts'
import type { DashboardScope } from '../http/scopes.ts'
import type { Resource } from '../scope.ts'
import { failureOf, wordsFor } from './failure.ts'
import { mailPage } from './html.ts'
import type { MailSettings, MailTest, NewMailSettings } from './schema.ts'
import { findServerRow, operatorsRoute, passwordPlace, routeFor } from './server.ts'
import { sendMail } from './smtp.ts'
import type { MailFailure } from './terms.ts'
import { test_words } from './test-words.ts'

export async function getMailSettings(scope: DashboardScope): Promise<Resource> {
  const { database, environment_id, settings } = scope
  const row = await findServerRow(database, environment_id)
  const server = row ?? operatorsRoute(settings)?.server
  const [failed] = await database.run<{ failure: MailFailure; failed_at: string }>(sql`
    select failure, created_at as failed_at from mails
    where environment_id = ${environment_id} and id = (
      select max(id) from mails where environment_id = ${environment_id} and (sent_at is not null or failure is not null))
      and failure is not null and sent_at is null`)
  const is_own = row !== undefined
  const answer: MailSettings = {
    object: 'mail_settings',
    source: is_own ? 'account' : server ? 'operator' : 'none',
    // Where the operator's server stands is the operator's business.
    host: row?.host ?? null,
    port: row?.port ?? null,
    security: row?.security ?? null,
    username: row?.username ?? null,
    has_password: row?.password != null,
    from_name: server?.from_name ?? null,
    from_address: server?.from_address ?? null,
    failure: failed?.failure ?? null,
    failed_at: failed?.failed_at ?? null,
    updated_at: row?.updated_at ?? null,
  }
  return { json: JSON.stringify(answer), volatile: true }
}

/** Whether mail can go out at all. */
export async function hasMailServer(scope: DashboardScope): Promise<boolean> {
  return (await routeFor(scope, scope.environment_id)) !== null
}

export async function changeMailSettings(scope: DashboardScope, input: NewMailSettings): Promise<Resource> {
  const { environment_id, vault } = scope
  const { host, port, security, username = null, password, from_name, from_address } = input
  await transaction(scope.database, async (connection) => {
    const [before] = await connection.query<{ host: string; port: number; security: string; username: string | null }>(
      sql`select host, port, security, username from mail_settings where environment_id = ${environment_id} for update`,
    )
    const is_same =
      before?.host === host && before.port === port && before.security === security && before.username === username
    // Else, whoever may change the server would learn the password of the last one.
    if (password === undefined && username !== null && !is_same)
      throw invalid('password', 'must be sent again, because the server or the user name changed.', 'parameter_missing')
    const sealed =
      password == null || username === null ? null : vault.seal(password, passwordPlace({ environment_id }))
    await connection.query(sql`
      insert into mail_settings as s (environment_id, host, port, security, username, password, from_name, from_address, updated_at)
      values (${environment_id}, ${host}, ${port}, ${security}, ${username}, ${sealed}::bytea, ${from_name}, ${from_address.toLowerCase()}, now())
      on conflict (environment_id) do update set host = excluded.host, port = excluded.port, security = excluded.security,
        username = excluded.username, from_name = excluded.from_name, from_address = excluded.from_address, updated_at = now(),
        password = case when ${password === undefined && username !== null}::boolean then s.password else excluded.password end`)
    // What failed before may work now.
    await connection.query(sql`
      update mails set due_at = now() where environment_id = ${environment_id} and due_at > now()`)
    const details = { fields: Object.keys(input) }
    await recordAudit(connection, { ...scope, action: 'mail_settings.updated', object: null, details })
  })
  return getMailSettings(scope)
}

export async function removeMailSettings(scope: DashboardScope): Promise<Resource> {
  await transaction(scope.database, async (connection) => {
    const rows = await connection.query(
      sql`delete from mail_settings where environment_id = ${scope.environment_id} returning host`,
    )
    if (rows.length > 0) await recordAudit(connection, { ...scope, action: 'mail_settings.deleted', object: null })
  })
  return getMailSettings(scope)
}

/** Sends a mail to whoever asks, at once, and says what became of it. */
export async function testMailSettings(scope: DashboardScope): Promise<Resource> {
  const { session } = scope
  const route = await routeFor(scope, scope.environment_id)
  if (!route) throw conflict('mail_not_configured', 'There is no email server yet. Save its settings first.')
  const language = session.language ?? 'en'
  const { subject, text } = test_words[language]
  const answer: MailTest = {
    object: 'mail_settings.test',
    ok: true,
    sent_to: session.email,
    failure: null,
    message: null,
    reply: null,
  }
  try {
    await sendMail(route.server, route.allowed, {
      message_id: `<${scope.request_id}@${domainOf(route.server.from_address)}>`,
      to: session.email,
      subject,
      text,
      html: mailPage(subject, `<p>${text}</p>`, '', language),
    })
  } catch (error) {
    const failure = failureOf(error)
    Object.assign(answer, { ok: false, failure: failure.code, message: wordsFor(failure), reply: failure.reply })
  }
  return { json: JSON.stringify(answer), volatile: true }
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
