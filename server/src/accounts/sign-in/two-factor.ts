import type { Connection } from '../../db/connection.ts'
import { sql } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import type { BrowserScope, DashboardScope } from '../../http/scopes.ts'
import { type AuditDraft, recordAudit } from '../audit.ts'
import { countTry, forgetTries, type Throttle } from '../throttle.ts'
import { hashOfToken } from '../tokens.ts'
import { stepOf } from '../totp.ts'
import type { SecondFactor } from './begin-session.ts'
import { telling } from './telling.ts'

/** Someone who knows the password may try only a few codes, because a code has only six digits. */
export function codeThrottle(user_id: string): Throttle {
  return { who: `code ${user_id}`, burst: 5, every_s: 300 }
}

/** Accepts a code of the device or a recovery code, each only once. Returns which of them it was. */
export async function requireSecondFactor(
  scope: BrowserScope,
  user_id: string,
  code: string | undefined,
): Promise<SecondFactor> {
  if (code === undefined) throw secondFactorMissing()
  const throttle = codeThrottle(user_id)
  if (scope.sign_ins > 0) await countTry(scope.database, throttle)
  const plain = code.replace(/[\s-]/g, '').toUpperCase()
  const kind = /^\d{6}$/.test(plain) ? 'app_code' : 'recovery_code'
  const is_valid = await (kind === 'app_code' ? takeCode : takeRecoveryCode)(scope, user_id, plain)
  if (!is_valid)
    throw new ApiError(
      'second_factor_invalid',
      '`code` is wrong, expired or already used. Send the code that your app shows now.',
    )
  await forgetTries(scope.database, throttle.who)
  return kind
}

export function secondFactorMissing(): ApiError {
  return new ApiError(
    'second_factor_required',
    'This user has two-factor authentication. Send `code` as well: the code from the app, or a recovery code.',
  )
}

/** Before something about how a signed-in user proves who they are changes: a stolen session and password must not be enough. */
export async function requireOwnSecondFactor(scope: DashboardScope, code: string | undefined): Promise<void> {
  const { account_id, database, session } = scope
  const [on] = await database.read(
    sql`select from users where id = ${session.user_id} and totp_confirmed_at is not null`,
  )
  if (!on) return
  await telling(scope, [{ id: session.user_id, account_id }], () => requireSecondFactor(scope, session.user_id, code))
}

async function takeCode({ database, vault }: BrowserScope, user_id: string, code: string): Promise<boolean> {
  const [row] = await database.read<{ secret: string; totp_last_step: string | null }>(
    sql`select encode(totp_secret, 'base64') as secret, totp_last_step from users where id = ${user_id} and totp_confirmed_at is not null`,
  )
  if (!row) return false
  const secret = Buffer.from(vault.open(Buffer.from(row.secret, 'base64'), secretPlace(user_id)), 'base64')
  const step = stepOf(secret, code, Date.now(), row.totp_last_step === null ? null : Number(row.totp_last_step))
  if (step === null) return false
  const rows = await database.write(sql`
    update users set totp_last_step = ${step} where id = ${user_id} and coalesce(totp_last_step < ${step}, true) returning id`)
  return rows.length > 0
}

async function takeRecoveryCode({ database }: BrowserScope, user_id: string, code: string): Promise<boolean> {
  const rows = await database.write(sql`
    update recovery_codes set used_at = now() where user_id = ${user_id} and hash = ${hashOfToken(code)} and used_at is null returning user_id`)
  return rows.length > 0
}

type Origin = Pick<AuditDraft, 'account_id' | 'actor' | 'address' | 'request_id'>

/** Turns off a user's second factor and deletes everything that belongs to it. */
export async function dropSecondFactor(connection: Connection, origin: Origin, user_id: string): Promise<void> {
  const changed = await connection.query(sql`
    update users set totp_secret = null, totp_confirmed_at = null, totp_last_step = null
    where id = ${user_id} and totp_secret is not null returning id`)
  if (changed.length === 0) return
  await connection.query(sql`delete from recovery_codes where user_id = ${user_id}`)
  await recordAudit(connection, {
    ...origin,
    action: 'user.two_factor_disabled',
    object: { type: 'user', id: user_id },
  })
}

/** The context the device's secret is encrypted for: it can't be decrypted for another user. */
export function secretPlace(user_id: string): string {
  return `totp ${user_id}`
}
