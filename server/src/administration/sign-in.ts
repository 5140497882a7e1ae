import { isIPv6 } from 'node:net'
import { recordAudit } from '../accounts/audit.ts'
import { isPassword } from '../accounts/passwords.ts'
import { startSession } from '../accounts/sessions.ts'
import { countTry, forgetTries } from '../accounts/throttle.ts'
import { hashOfToken } from '../accounts/tokens.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { ApiError } from '../errors.ts'
import type { Administered, Visit } from '../http/administration.ts'
import type { Static } from '../schema.ts'
import type { SignIn } from './schema.ts'
import { signedIn } from './session.ts'
import { requireSecondFactor } from './two-factor.ts'

/** Lets somebody in who knows the password, and the code where one is asked for. */
export async function signIn(visit: Visit, { email, password, code }: Static<typeof SignIn>): Promise<Administered> {
  const { database, address, user_agent, request_id } = visit
  const who = email.toLowerCase()
  await countSignIn(visit, who)
  const user = await findByEmail(database, who)
  const is_right = await isPassword(password, user?.password_hash ?? null)
  if (!user || !is_right || user.disabled_at !== null) throw wrong()
  if (user.suspended_at !== null) throw new ApiError('account_suspended', 'This account is suspended.')
  if (user.second_factor_since !== null) await requireSecondFactor(visit, user.id, code)
  const token = await transaction(database, async (connection) => {
    // Meanwhile the password or the second factor may have been changed, or the person been shut out.
    const still = await connection.query(sql`
      select from users where id = ${user.id} and password_hash = ${user.password_hash} and disabled_at is null
        and totp_confirmed_at is not distinct from ${user.second_factor_since}::timestamptz
      for share`)
    if (still.length === 0) throw wrong()
    // A browser has one session: that before would only be forgotten.
    if (visit.token !== null)
      await connection.query(sql`
        update sessions set ended_at = now() where token_hash = ${hashOfToken(visit.token)} and user_id = ${user.id} and ended_at is null`)
    const session = await startSession(connection, { user_id: user.id, address, user_agent })
    const actor = { type: 'user', id: user.id, name: user.name } as const
    const object = { type: 'session', id: session.id }
    await recordAudit(connection, {
      account_id: user.account_id,
      action: 'session.started',
      actor,
      object,
      address,
      request_id,
    })
    return session.token
  })
  await forgetTries(database, pairOf(who, address))
  return signedIn(visit, token)
}

interface FoundUser {
  id: string
  account_id: string
  name: string
  password_hash: string
  disabled_at: string | null
  suspended_at: string | null
  /** To the microsecond, as a time is not otherwise told. */
  second_factor_since: string | null
}

async function findByEmail(database: Database, email: string): Promise<FoundUser | undefined> {
  const [user] = await database.read<FoundUser>(sql`
    select users.id, account_id, users.name, password_hash, disabled_at, suspended_at, totp_confirmed_at::text as second_factor_since
    from users join accounts on accounts.id = account_id where email = ${email} and password_hash is not null`)
  return user
}

function wrong(): ApiError {
  return new ApiError('credentials_invalid', 'The e-mail address and the password do not belong together.')
}

const window_s = 600

/**
 * Counts a try for the address, the account, and the two together. The last is the strictest: somebody who guesses from one
 * place is stopped there, and does not shut out the person whose account it is.
 */
async function countSignIn({ database, address, sign_ins }: Visit, email: string): Promise<void> {
  if (sign_ins === 0) return
  const limit = (who: string, burst: number) => countTry(database, { who, burst, every_s: Math.ceil(window_s / burst) })
  await limit(`address ${networkOf(address)}`, 3 * sign_ins)
  await limit(pairOf(email, address), sign_ins)
  await limit(`account ${email}`, 5 * sign_ins)
}

function pairOf(email: string, address: string): string {
  return `account ${email} from ${networkOf(address)}`
}

/** Whoever has one address of version 6 has 2^64 of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::')
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const groups = address.includes('::')
    ? [...left!, ...Array(8 - left!.length - right!.length).fill('0'), ...right!]
    : left!
  return groups.slice(0, 4).join(':')
}
