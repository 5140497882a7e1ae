import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { ApiError } from '../../errors.ts'
import type { SessionChange } from '../../http/answer.ts'
import type { BrowserScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import { deviceOf, newDevice } from '../devices.ts'
import { networksOf } from '../networks.ts'
import { whosePassword } from '../passwords.ts'
import type { SignIn } from '../schema.ts'
import { endSessionOf } from '../sessions.ts'
import { unlessOverloaded } from '../throttle.ts'
import { beginSession, type Factor } from './begin-session.ts'
import { signedIn } from './session.ts'
import { admit, forgetAttempts } from './sign-in-limits.ts'
import { telling } from './telling.ts'
import { requireSecondFactor } from './two-factor.ts'

/** Signs in a user who knows the password, and the code if one is required. */
export async function signIn(scope: BrowserScope, input: Static<typeof SignIn>): Promise<SessionChange> {
  const email = input.email.toLowerCase()
  const users = await findByEmail(scope.database, email)
  const device = knownDevice(scope, users)
  const user = await telling(scope, users, () => whoKnows(scope, { ...input, email }, users, device))
  const session = await telling(scope, [user], () => letIn(scope, input, user))
  await forgetAttempts(scope, email, device)
  return session
}

function knownDevice({ vault, device }: BrowserScope, users: FoundUser[]): string | null {
  for (const { id } of users) {
    const current = deviceOf(vault, device, id)
    if (current !== null) return current
  }
  return null
}

/** Of the users with this address, in any account, the one with this password. */
async function whoKnows(
  scope: BrowserScope,
  { email, password }: Static<typeof SignIn>,
  users: FoundUser[],
  device: string | null,
): Promise<FoundUser> {
  const passes = await admit(scope, email, device)
  // A known device never waits behind attempts of others. Among the others, those from networks and for accounts with few
  // attempts come first.
  const sharers = device === null ? [...networksOf(scope.address), `account ${email}`] : [`device ${device}`]
  const user = await unlessOverloaded(scope.database, passes, async () => {
    const hashes = users.map(({ password_hash }) => password_hash)
    return users[await whosePassword(password, hashes, sharers)]
  })
  if (!user || user.disabled_at !== null) throw wrong()
  return user
}

async function letIn(scope: BrowserScope, { code }: Static<typeof SignIn>, user: FoundUser): Promise<SessionChange> {
  if (user.suspended_at !== null)
    throw new ApiError('account_suspended', 'This account is suspended. Contact the operator of this service.')
  const factors: Factor[] = ['password']
  if (user.second_factor_since !== null) factors.push(await requireSecondFactor(scope, user.id, code))
  const token = await transaction(scope.database, async (connection) => {
    // In the meantime, the password or second factor may have changed, or the user may have been deactivated.
    const still = await connection.query(sql`
      select from users where id = ${user.id} and password_hash = ${user.password_hash} and disabled_at is null
        and totp_confirmed_at is not distinct from ${user.second_factor_since}::timestamptz
      for no key update`)
    if (still.length === 0) throw wrong()
    // A browser has one session. The previous one would only be orphaned.
    if (scope.token !== null) await endSessionOf(connection, user.id, scope.token)
    return beginSession(connection, scope, user, factors)
  })
  return { ...(await signedIn(scope, token)), device: newDevice(scope.vault, user.id) }
}

interface FoundUser {
  id: string
  account_id: string
  name: string
  password_hash: string
  disabled_at: string | null
  suspended_at: string | null
  /** With microseconds, which times in the API don't have. */
  second_factor_since: string | null
}

/** A user may be in several accounts: prefers those that admit them, and among these the most recently used. */
function findByEmail(database: Database, email: string): Promise<FoundUser[]> {
  return database.read<FoundUser>(sql`
    select users.id, account_id, users.name, password_hash, disabled_at, suspended_at, totp_confirmed_at::text as second_factor_since
    from users join accounts on accounts.id = account_id where email = ${email} and password_hash is not null
    order by disabled_at is not null, suspended_at is not null,
      (select max(seen_at) from sessions where user_id = users.id) desc nulls last, users.id`)
}

function wrong(): ApiError {
  return new ApiError('credentials_invalid', 'The email address or password is wrong.')
}
