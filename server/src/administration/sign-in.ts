import { recordAudit } from '../accounts/audit.ts'
import { deviceOf, newDevice } from '../accounts/devices.ts'
import { networksOf } from '../accounts/networks.ts'
import { isPassword } from '../accounts/passwords.ts'
import { endSessionOf, startSession } from '../accounts/sessions.ts'
import { forgetTries, type Throttle, whileCounting } from '../accounts/throttle.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { ApiError } from '../errors.ts'
import type { SessionChange } from '../http/answer.ts'
import type { BrowserScope } from '../http/scopes.ts'
import type { Static } from '../schema.ts'
import type { SignIn } from './schema.ts'
import { signedIn } from './session.ts'
import { telling } from './telling.ts'
import { requireSecondFactor } from './two-factor.ts'

/** Lets somebody in who knows the password, and the code where one is asked for. */
export async function signIn(scope: BrowserScope, input: Static<typeof SignIn>): Promise<SessionChange> {
  const user = await findByEmail(scope.database, input.email.toLowerCase())
  const known = user ? { id: user.id, account_id: user.account_id } : null
  return telling(scope, known, () => letIn(scope, input, user))
}

async function letIn(
  scope: BrowserScope,
  { email, password, code }: Static<typeof SignIn>,
  user: FoundUser | undefined,
): Promise<SessionChange> {
  const { database, address, user_agent, request_id } = scope
  const who = email.toLowerCase()
  const device = deviceOf(scope.vault, scope.device, user?.id ?? '')
  const throttles = device === null ? ofStrangers(scope, who) : ofDevice(scope, device)
  // A known device waits behind nobody else's tries; of others, those from few networks for few accounts come first.
  const sharers = device === null ? [...networksOf(address), `account ${who}`] : [`device ${device}`]
  const is_right = await whileCounting(database, throttles, () =>
    isPassword(password, user?.password_hash ?? null, sharers),
  )
  if (!user || !is_right || user.disabled_at !== null) throw wrong()
  if (user.suspended_at !== null)
    throw new ApiError('account_suspended', 'This account is suspended. Contact the operator of this service.')
  if (user.second_factor_since !== null) await requireSecondFactor(scope, user.id, code)
  const token = await transaction(database, async (connection) => {
    // Meanwhile the password or the second factor may have been changed, or the person been shut out.
    const still = await connection.query(sql`
      select from users where id = ${user.id} and password_hash = ${user.password_hash} and disabled_at is null
        and totp_confirmed_at is not distinct from ${user.second_factor_since}::timestamptz
      for share`)
    if (still.length === 0) throw wrong()
    // A browser has one session: that before would only be forgotten.
    if (scope.token !== null) await endSessionOf(connection, user.id, scope.token)
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
  await forgetTries(database, device === null ? pairOf(who, address) : `device ${device}`)
  return { ...(await signedIn(scope, token)), device: newDevice(scope.vault, user.id) }
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
  return new ApiError('credentials_invalid', 'The email address or password is wrong.')
}

const window_s = 600

/**
 * Counts a try for the address, the account, and the two together. The last is the strictest: somebody who guesses from one
 * place is stopped there, and does not shut out the person whose account it is.
 */
function ofStrangers({ address, sign_ins }: BrowserScope, email: string): Throttle[] {
  if (sign_ins === 0) return []
  const limit = (who: string, burst: number) => ({ who, burst, every_s: Math.ceil(window_s / burst) })
  return [
    limit(`address ${networksOf(address)[0]}`, 3 * sign_ins),
    limit(pairOf(email, address), sign_ins),
    limit(`account ${email}`, 5 * sign_ins),
  ]
}

/** Whatever strangers do, whoever has signed in with this browser before may try. */
function ofDevice({ sign_ins }: BrowserScope, device: string): Throttle[] {
  if (sign_ins === 0) return []
  return [{ who: `device ${device}`, burst: sign_ins, every_s: Math.ceil(window_s / sign_ins) }]
}

function pairOf(email: string, address: string): string {
  return `account ${email} from ${networksOf(address)[0]}`
}
