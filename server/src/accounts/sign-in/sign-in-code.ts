import { randomInt } from 'node:crypto'
import type { Vault } from '../../config/vault.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { conflict, invalid } from '../../errors.ts'
import type { DeviceChange } from '../../http/answer.ts'
import type { BrowserScope } from '../../http/scopes.ts'
import { planSignInCode } from '../../mail/plan-sign-in-code.ts'
import { isAnyServerSet } from '../../mail/server.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { passingDevice } from '../devices.ts'
import { networksOf } from '../networks.ts'
import type { SignInCode, SignInCodeRequest } from '../schema.ts'
import { countTry } from '../throttle.ts'

const done_json = JSON.stringify({ object: 'done' })

/** For how long a code is valid. */
export const code_minutes = 10

/** Mails a code to whoever can't sign in because others try their address. Nothing in the answer tells whether anyone has it. */
export async function requestSignInCode(
  scope: BrowserScope,
  input: Static<typeof SignInCodeRequest>,
): Promise<Resource> {
  const { database, address } = scope
  const email = input.email.toLowerCase()
  if (!(await isAnyServerSet(scope)))
    throw conflict('mail_not_configured', 'This service sends no email. Ask whoever runs it to set an email server.')
  await countTry(database, { who: `codes for ${networksOf(address)[0]}`, burst: 10, every_s: 360 })
  await countTry(database, { who: `codes to ${email}`, burst: 3, every_s: 1200 })
  await planSignInCode(database, email)
  return { json: done_json }
}

/**
 * Lifts the limits that attempts of others use up, for this browser: as if the user had signed in here before. Neither the password
 * nor the second factor is replaced.
 */
export async function confirmSignInCode(scope: BrowserScope, input: Static<typeof SignInCode>): Promise<DeviceChange> {
  const { database, vault, address } = scope
  const email = input.email.toLowerCase()
  await countTry(database, { who: `codes tried from ${networksOf(address)[0]}`, burst: 10, every_s: 60 })
  const [used] = await database.write<{ user_id: string }>(sql`
    delete from sign_in_codes using users
    where users.email = ${email} and users.id = user_id and code_hash = ${hashOf(vault, email, input.code)}::bytea and expires_at > now()
      and disabled_at is null
    returning user_id`)
  if (!used) throw invalid('code', 'is wrong, was used before, or has expired. Ask for a new one.', 'code_incorrect')
  return { json: done_json, device: passingDevice(vault, used.user_id) }
}

/** Letters and digits that can't be taken for others: 50 bits, in two groups. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code of a user, of which only a hash is stored. */
export async function newSignInCode(
  { database, vault }: Pick<BrowserScope, 'database' | 'vault'>,
  user: { id: string; email: string },
): Promise<string> {
  const code = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
  await database.run(sql`
    insert into sign_in_codes (user_id, code_hash, expires_at)
    values (${user.id}, ${hashOf(vault, user.email, code)}::bytea, now() + make_interval(mins => ${code_minutes}::integer))`)
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

export async function pruneSignInCodes(database: Database): Promise<void> {
  await database.run(sql`delete from sign_in_codes where expires_at < now()`)
}

/** However somebody types it. */
function hashOf(vault: Vault, email: string, code: string): Buffer {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return vault.digest(`${email} ${plain}`, 'sign-in code')
}
