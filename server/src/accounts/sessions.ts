import type { Connection } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import { namesOfHiddenTeams } from './hidden-teams.ts'
import type { Language } from './languages.ts'
import type { Role } from './roles.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** A session ends after this long without a request. */
export const idle_days = 7
/** The maximum duration, however often it's used. */
export const absolute_days = 30
/** The open sessions of one person. One more ends the one that was used least recently. */
export const max_sessions = 20

export interface NewSession {
  user_id: string
  address: string
  user_agent: string | null
}

/** Starts a session. Returns the token, which is never shown again: the database stores only its hash. */
export async function startSession(connection: Connection, { user_id, address, user_agent }: NewSession) {
  const id = newId('session')
  const token = newToken()
  const at = timeOf(id)
  await connection.query(sql`
    insert into sessions (id, user_id, token_hash, address, user_agent, created_at, seen_at, confirmed_at, expires_at)
    values (${id}, ${user_id}, ${hashOfToken(token)}, ${address}, ${user_agent?.slice(0, 300) ?? null}, ${at}::timestamptz, ${at}::timestamptz,
      ${at}::timestamptz, ${at}::timestamptz + make_interval(days => ${absolute_days}))`)
  return { id, token }
}

/** The session with a new token: when its permissions change, the old token stops working. */
export async function rotateSession(connection: Connection, id: string): Promise<string> {
  const token = newToken()
  await connection.query(
    sql`update sessions set token_hash = ${hashOfToken(token)}, confirmed_at = now() where id = ${id} and ended_at is null`,
  )
  return token
}

/** Ends the sessions of a user that are too many, those used least recently. Returns their ids. */
export async function endSurplusSessions(connection: Connection, user_id: string): Promise<string[]> {
  const ended = await connection.query<{ id: string }>(sql`
    update sessions set ended_at = now() where id in (
      select id from sessions
      where user_id = ${user_id} and ended_at is null and expires_at > now() and seen_at > now() - make_interval(days => ${idle_days})
      order by seen_at desc, id desc offset ${max_sessions})
    returning id`)
  return ended.map(({ id }) => id)
}

/** Ends one session of a user. Returns whether it exists. Ending it again changes nothing. */
export async function endSession(connection: Connection, user_id: string, id: string): Promise<boolean> {
  const rows = await connection.query(sql`
    update sessions set ended_at = coalesce(ended_at, now()) where id = ${id} and user_id = ${user_id} returning id`)
  return rows.length > 0
}

/** Ends the session in the browser's cookie, if it's this user's. */
export async function endSessionOf(connection: Connection, user_id: string, token: string): Promise<void> {
  await connection.query(sql`
    update sessions set ended_at = now()
    where token_hash = ${hashOfToken(token)} and user_id = ${user_id} and ended_at is null`)
}

/** Ends all sessions of a user, except the given one. */
export async function endSessions(connection: Connection, user_id: string, but: string | null): Promise<void> {
  await connection.query(sql`
    update sessions set ended_at = now()
    where user_id = ${user_id} and ended_at is null and (${but}::text is null or id <> ${but})`)
}

/** These sessions must enter the password again for operations that require a recent one. */
export async function doubtSessions(connection: Connection, user_id: string): Promise<void> {
  await connection.query(
    sql`update sessions set confirmed_at = to_timestamp(0) where user_id = ${user_id} and ended_at is null`,
  )
}

export interface StoredSession {
  id: string
  user_id: string
  user_name: string
  email: string
  language: Language | null
  signature: string | null
  role: Role
  two_factor: boolean
  two_factor_required: boolean
  first_reply_assigns: boolean
  account_id: string
  account_name: string
  suspended_at: string | null
  live: number
  test: number
  /** Their ids, with spaces between them. See `hiddenFrom`. */
  hidden_teams: string
  created_at: string
  confirmed_at: string
  expires_at: string
}

const open = sql`sessions.ended_at is null and sessions.expires_at > now() and sessions.seen_at > now() - make_interval(days => ${idle_days})
  and users.disabled_at is null`

/** Whose session this is, by its token. Nothing if it ended. */
export async function findSession(database: Database, token: string): Promise<StoredSession | undefined> {
  const [row] = await database.read<StoredSession & { unseen: boolean }>(sql`
    select sessions.id, user_id, users.name as user_name, email, language, signature, role, totp_confirmed_at is not null as two_factor, users.account_id,
      two_factor_required_at is not null as two_factor_required, first_reply_assigns_at is not null as first_reply_assigns,
      accounts.name as account_name, suspended_at, live.id as live, test.id as test, sessions.created_at, confirmed_at, expires_at,
      seen_at < now() - interval '1 minute' as unseen, ${namesOfHiddenTeams} as hidden_teams
    from sessions join users on users.id = user_id join accounts on accounts.id = users.account_id
      join environments live on live.account_id = accounts.id and live.mode = 'live'
      join environments test on test.account_id = accounts.id and test.mode = 'test'
    where token_hash = ${hashOfToken(token)} and ${open}`)
  if (!row) return undefined
  const { unseen, ...session } = row
  // Nobody waits for it, and the next request makes up for a failure.
  if (unseen) database.write(sql`update sessions set seen_at = now() where id = ${row.id}`).catch(() => {})
  return session
}

/** Streams of a signed-in user: with another role, or outside of other teams, they'd get other events. */
export function holderOf({ id, role, hidden_teams }: Pick<StoredSession, 'id' | 'role' | 'hidden_teams'>): string {
  return `${id} ${role} ${hidden_teams}`.trimEnd()
}

/** The session of a holder. */
export function sessionBehind(holder: string): string {
  return holder.split(' ', 1)[0]!
}

/** Those of these sessions that are still open, with the roles and teams they had. */
export async function livingSessions(database: Database, holders: readonly string[]): Promise<readonly string[]> {
  const ids = holders.map(sessionBehind)
  const rows = await database.run<Pick<StoredSession, 'id' | 'role' | 'hidden_teams'>>(sql`
    select sessions.id, role, ${namesOfHiddenTeams} as hidden_teams from sessions join users on users.id = user_id join accounts on accounts.id = users.account_id
    where sessions.id = any (${ids}::text[]) and suspended_at is null and ${open}
      and (two_factor_required_at is null or totp_confirmed_at is not null)`)
  return rows.map(holderOf)
}

/** Deletes sessions that ended long ago and attempts that no longer count. */
export async function pruneSessions(database: Database): Promise<void> {
  await database.run(sql`delete from sessions where expires_at < now() - interval '30 days'`)
  await database.run(sql`delete from throttles where full_at < now()`)
}
