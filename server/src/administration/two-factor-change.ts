import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import { recordAudit } from '../accounts/audit.ts'
import { endSessions, rotateSession } from '../accounts/sessions.ts'
import { countTry, forgetTries } from '../accounts/throttle.ts'
import { hashOfToken } from '../accounts/tokens.ts'
import { base32, newTotpSecret, stepOf, totpUri } from '../accounts/totp.ts'
import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { conflict, invalid } from '../errors.ts'
import type { Administered, Desk } from '../http/administration.ts'
import { done } from './done.ts'
import { requirePassword } from './password.ts'
import { codeThrottle, dropSecondFactor, secretPlace } from './two-factor.ts'

/** A secret for an app. It counts only once a code of it was shown: a failed scan shuts nobody out. */
export async function beginTwoFactor(desk: Desk, password: string): Promise<Administered> {
  const { database, vault, session } = desk
  await requirePassword(desk, 'password', password)
  const secret = newTotpSecret()
  const sealed = vault.seal(secret.toString('base64'), secretPlace(session.user_id))
  const begun = await database.write(sql`
    update users set totp_secret = ${sealed}, totp_last_step = null
    where id = ${session.user_id} and totp_confirmed_at is null returning id`)
  if (begun.length === 0) throw alreadyOn()
  const uri = totpUri(secret, session.account_name, session.email)
  const json = JSON.stringify({
    object: 'two_factor_secret',
    secret: base32(secret),
    uri,
    qr_svg: renderSVG(uri, { border: 2 }),
  })
  return { json, secret: true }
}

/** Switches it on with the first code. Whoever has signed in elsewhere with the password alone is out. */
export async function confirmTwoFactor(desk: Desk, code: string): Promise<Administered> {
  const { database, session, sign_ins } = desk
  const throttle = codeThrottle(session.user_id)
  if (sign_ins > 0) await countTry(database, throttle)
  const codes = newRecoveryCodes()
  const token = await transaction(database, async (connection) => {
    const [user] = await connection.query<{ secret: string | null; totp_confirmed_at: string | null }>(sql`
      select encode(totp_secret, 'base64') as secret, totp_confirmed_at from users where id = ${session.user_id} for update`)
    if (user!.totp_confirmed_at !== null) throw alreadyOn()
    if (user!.secret === null) throw conflict('two_factor_not_begun', 'Begin first: POST /two_factor.')
    const secret = desk.vault.open(Buffer.from(user!.secret, 'base64'), secretPlace(session.user_id))
    const step = stepOf(Buffer.from(secret, 'base64'), code.replace(/\s/g, ''), Date.now(), null)
    if (step === null) throw invalid('code', 'is not the code that your device shows now.', 'code_incorrect')
    await connection.query(sql`
      update users set totp_confirmed_at = now(), totp_last_step = ${step} where id = ${session.user_id}`)
    await keepRecoveryCodes(connection, session.user_id, codes)
    await endSessions(connection, session.user_id, session.id)
    const object = { type: 'user', id: session.user_id }
    await recordAudit(connection, { ...desk, action: 'user.two_factor_enabled', object })
    return rotateSession(connection, session.id)
  })
  await forgetTries(database, throttle.who)
  return { ...shown(codes), token }
}

/** New codes for those that are used up or may be known to others: from then on these alone work. */
export async function renewRecoveryCodes(desk: Desk, password: string): Promise<Administered> {
  await requirePassword(desk, 'password', password)
  const { user_id } = desk.session
  const codes = newRecoveryCodes()
  await transaction(desk.database, async (connection) => {
    const [on] = await connection.query(
      sql`select from users where id = ${user_id} and totp_confirmed_at is not null for update`,
    )
    if (!on) throw conflict('two_factor_not_begun', 'Two-factor sign-in is off: there is nothing to recover.')
    await connection.query(sql`delete from recovery_codes where user_id = ${user_id}`)
    await keepRecoveryCodes(connection, user_id, codes)
    const object = { type: 'user', id: user_id }
    await recordAudit(connection, { ...desk, action: 'user.recovery_codes_renewed', object })
  })
  return shown(codes)
}

/** Where it is off already, nothing changes. */
export async function endTwoFactor(desk: Desk, password: string): Promise<Administered> {
  await requirePassword(desk, 'password', password)
  const token = await transaction(desk.database, async (connection) => {
    await dropSecondFactor(connection, desk, desk.session.user_id)
    return rotateSession(connection, desk.session.id)
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

function shown(codes: readonly string[]): Administered {
  return { json: JSON.stringify({ object: 'recovery_codes', recovery_codes: codes }), secret: true }
}

/** 80 random bits, in letters and digits that nobody takes for one another. */
function newRecoveryCode(): string {
  return base32(randomBytes(10)).replace(/(.{4})(?=.)/g, '$1-')
}

function alreadyOn() {
  return conflict('two_factor_already_on', 'Two-factor sign-in is on already. Switch it off first.')
}
