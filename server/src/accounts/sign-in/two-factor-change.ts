import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import type { Connection } from '../../db/connection.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict, invalid } from '../../errors.ts'
import type { SessionChange } from '../../http/answer.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { done } from '../inbox/done-response.ts'
import { endSessions, rotateSession } from '../sessions.ts'
import { countTry, forgetTries } from '../throttle.ts'
import { hashOfToken } from '../tokens.ts'
import { base32, newTotpSecret, stepOf, totpUri } from '../totp.ts'
import { requirePassword } from './password.ts'
import { codeThrottle, dropSecondFactor, requireOwnSecondFactor, secretPlace } from './two-factor.ts'
import type { TwoFactorProof } from './two-factor-schema.ts'

/** A secret for an app. It takes effect only after the first correct code, so that a failed scan locks nobody out. */
export async function beginTwoFactor(scope: DashboardScope, password: string): Promise<Resource> {
  const { database, vault, session } = scope
  await requirePassword(scope, 'password', password)
  const secret = newTotpSecret()
  const sealed = vault.seal(secret.toString('base64'), secretPlace(session.user_id))
  const rows = await database.write(sql`
    update users set totp_secret = ${sealed}, totp_last_step = null
    where id = ${session.user_id} and totp_confirmed_at is null returning id`)
  if (rows.length === 0) throw alreadyOn()
  const uri = totpUri(secret, session.account_name, session.email)
  const json = JSON.stringify({
    object: 'two_factor_secret',
    secret: base32(secret),
    uri,
    qr_svg: renderSVG(uri, { border: 2 }),
  })
  return { json, secret: true }
}

/** Turns it on with the first code. Sessions that signed in with only the password end. */
export async function confirmTwoFactor(scope: DashboardScope, code: string): Promise<SessionChange> {
  const { database, session, sign_ins } = scope
  const throttle = codeThrottle(session.user_id)
  if (sign_ins > 0) await countTry(database, throttle)
  const codes = newRecoveryCodes()
  const token = await transaction(database, async (connection) => {
    const [user] = await connection.query<{ secret: string | null; totp_confirmed_at: string | null }>(sql`
      select encode(totp_secret, 'base64') as secret, totp_confirmed_at from users where id = ${session.user_id} for update`)
    if (user!.totp_confirmed_at !== null) throw alreadyOn()
    if (user!.secret === null) throw conflict('two_factor_not_begun', 'Start the setup first: POST /two_factor.')
    const secret = scope.vault.open(Buffer.from(user!.secret, 'base64'), secretPlace(session.user_id))
    const step = stepOf(Buffer.from(secret, 'base64'), code.replace(/\s/g, ''), Date.now(), null)
    if (step === null)
      throw invalid('code', 'is wrong or has expired. Send the code that your app shows now.', 'code_incorrect')
    await connection.query(sql`
      update users set totp_confirmed_at = now(), totp_last_step = ${step} where id = ${session.user_id}`)
    await keepRecoveryCodes(connection, session.user_id, codes)
    await endSessions(connection, session.user_id, session.id)
    const object = { type: 'user', id: session.user_id }
    await recordAudit(connection, { ...scope, action: 'user.two_factor_enabled', object })
    return rotateSession(connection, session.id)
  })
  await forgetTries(database, throttle.who)
  return { ...codesResource(codes), token }
}

/** New recovery codes, if the old ones are used up or may be known to others. The old ones stop working. */
export async function renewRecoveryCodes(
  scope: DashboardScope,
  { password, code }: Static<typeof TwoFactorProof>,
): Promise<Resource> {
  await requirePassword(scope, 'password', password)
  await requireOwnSecondFactor(scope, code)
  const { user_id } = scope.session
  const codes = newRecoveryCodes()
  await transaction(scope.database, async (connection) => {
    const [on] = await connection.query(
      sql`select from users where id = ${user_id} and totp_confirmed_at is not null for update`,
    )
    if (!on)
      throw conflict('two_factor_not_begun', 'Two-factor authentication is off. Turn it on first: POST /two_factor.')
    await connection.query(sql`delete from recovery_codes where user_id = ${user_id}`)
    await keepRecoveryCodes(connection, user_id, codes)
    const object = { type: 'user', id: user_id }
    await recordAudit(connection, { ...scope, action: 'user.recovery_codes_renewed', object })
  })
  return codesResource(codes)
}

/** Requires a code, because a stolen password must not be enough. Ends the user's other sessions, as every change of how they sign in does. */
export async function endTwoFactor(
  scope: DashboardScope,
  { password, code }: Static<typeof TwoFactorProof>,
): Promise<SessionChange> {
  await requirePassword(scope, 'password', password)
  const { user_id } = scope.session
  const [on] = await scope.database.read<{ is_required: boolean }>(sql`
    select two_factor_required_at is not null as is_required from users join accounts on accounts.id = account_id
    where users.id = ${user_id} and totp_confirmed_at is not null`)
  // If it's rejected below, no code is used up.
  if (on && !on.is_required) await requireOwnSecondFactor(scope, code)
  const token = await transaction(scope.database, async (connection) => {
    const [required] = await connection.query(
      sql`select from accounts where id = ${scope.account_id} and two_factor_required_at is not null for share`,
    )
    if (required)
      throw conflict(
        'two_factor_required',
        "This account requires two-factor authentication, so you can't turn it off.",
      )
    await dropSecondFactor(connection, scope, user_id)
    await endSessions(connection, user_id, scope.session.id)
    return rotateSession(connection, scope.session.id)
  })
  return { ...done, token }
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, newRecoveryCode)
}

async function keepRecoveryCodes(connection: Connection, user_id: string, codes: readonly string[]): Promise<void> {
  const hashes = codes.map((one) => hashOfToken(one.replaceAll('-', '')).toString('hex'))
  await connection.query(sql`
    insert into recovery_codes (user_id, hash) select ${user_id}, decode(hash, 'hex') from unnest(${hashes}::text[]) hash`)
}

function codesResource(codes: readonly string[]): Resource {
  return { json: JSON.stringify({ object: 'recovery_codes', recovery_codes: codes }), secret: true }
}

/** 120 random bits, so that a plain hash is safe to store, in letters and digits that aren't easily confused. */
function newRecoveryCode(): string {
  return base32(randomBytes(15)).replace(/(.{4})(?=.)/g, '$1-')
}

function alreadyOn() {
  return conflict('two_factor_already_on', 'Two-factor authentication is already on. Turn it off first.')
}
