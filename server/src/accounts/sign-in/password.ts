import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { type ApiError, invalid } from '../../errors.ts'
import type { SessionChange } from '../../http/answer.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import { recordAudit } from '../audit.ts'
import { done } from '../inbox/done-response.ts'
import { isPassword, requireGoodPassword } from '../passwords.ts'
import { revokePasswordLinks } from '../rights.ts'
import type { NewPassword } from '../schema.ts'
import { endSessions, rotateSession } from '../sessions.ts'
import { hashPasswordOf } from '../shared-salt.ts'
import { forgetTries, whileCounting } from '../throttle.ts'
import { telling } from './telling.ts'
import { requireOwnSecondFactor } from './two-factor.ts'

/** A new password ends every other session, because someone may know the old one. */
export async function changePassword(scope: DashboardScope, input: Static<typeof NewPassword>): Promise<SessionChange> {
  const { database, session } = scope
  const was = await requirePassword(scope, 'current_password', input.current_password)
  if (input.new_password === input.current_password)
    throw invalid('new_password', 'is the password you already have. Choose another one.')
  requireGoodPassword('new_password', input.new_password, [session.email, session.user_name, session.account_name])
  await requireOwnSecondFactor(scope, input.code)
  const password_hash = await hashPasswordOf(database, session, input.new_password, [`user ${session.user_id}`])
  const token = await transaction(database, async (connection) => {
    const changed = await connection.query(sql`
      update users set password_hash = ${password_hash} where id = ${session.user_id} and password_hash = ${was} returning id`)
    if (changed.length === 0) throw incorrect('current_password')
    await endSessions(connection, session.user_id, session.id)
    await revokePasswordLinks(connection, session.user_id)
    await recordAudit(connection, {
      ...scope,
      action: 'user.password_changed',
      object: { type: 'user', id: session.user_id },
    })
    return rotateSession(connection, session.id)
  })
  return { ...done, token }
}

/** Gives the password again, for what is asked for only of somebody who has just done so. */
export async function confirmSession(scope: DashboardScope, password: string): Promise<SessionChange> {
  await requirePassword(scope, 'password', password)
  const token = await transaction(scope.database, (connection) => rotateSession(connection, scope.session.id))
  return { ...done, token }
}

/** Answers the hash that the password was held against. */
export function requirePassword(scope: DashboardScope, parameter: string, password: string): Promise<string> {
  const { account_id, session } = scope
  return telling(scope, [{ id: session.user_id, account_id }], () => requireTold(scope, parameter, password))
}

async function requireTold(
  { database, session, sign_ins }: DashboardScope,
  parameter: string,
  password: string,
): Promise<string> {
  const who = `password ${session.user_id}`
  const [user] = await database.read<{ password_hash: string | null }>(
    sql`select password_hash from users where id = ${session.user_id}`,
  )
  const throttles = sign_ins === 0 ? [] : [{ who, burst: sign_ins, every_s: Math.ceil(600 / sign_ins) }]
  const is_right = await whileCounting(database, throttles, () =>
    isPassword(password, user?.password_hash ?? null, [`user ${session.user_id}`]),
  )
  if (!is_right) throw incorrect(parameter)
  await forgetTries(database, who)
  return user!.password_hash!
}

function incorrect(parameter: string): ApiError {
  return invalid(parameter, "isn't your password.", 'password_incorrect')
}
