import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Connection, Row } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { ApiError, conflict } from '../../errors.ts'
import type { SessionChange } from '../../http/answer.ts'
import type { BrowserScope } from '../../http/scopes.ts'
import { newId, timeOf } from '../../ids.ts'
import { isAnyServerSet } from '../../mail/server.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { networksOf } from '../networks.ts'
import { hashPassword, requireGoodPassword } from '../passwords.ts'
import type { NewSetup } from '../schema.ts'
import { hashOfToken } from '../tokens.ts'
import { beginSession } from './begin-session.ts'
import { signedIn } from './session.ts'

/**
 * A token for the initial setup, as long as there is no owner. Derived from the deployment's secret, so that every process
 * and every start prints the same link.
 */
export async function setupToken(database: Database, deployment_secret: Buffer): Promise<string | null> {
  if (!(await isSetupNeeded(database.run))) {
    await database.run(end_of_setup)
    return null
  }
  const token = Buffer.from(hkdfSync('sha256', deployment_secret, '', 'setup token', 32)).toString('base64url')
  await database.run(sql`
    insert into deployment (name, value) values ('setup_token', ${hashOfToken(token).toString('hex')})
    on conflict (name) do update set value = excluded.value`)
  return token
}

export async function getSetup(scope: BrowserScope): Promise<Resource> {
  const needed = await isSetupNeeded(scope.database.read)
  return { json: JSON.stringify({ object: 'setup', needed, sends_email: await isAnyServerSet(scope) }) }
}

/** Creates the first owner, who then invites others. Of several simultaneous attempts, one wins. */
export async function setUp(scope: BrowserScope, input: Static<typeof NewSetup>): Promise<SessionChange> {
  const { database, address, request_id } = scope
  await requireSetupToken(database.run, input.token, sql``)
  requireGoodPassword('password', input.password, [input.email, input.name, input.account_name])
  const password_hash = await hashPassword(input.password, networksOf(address))
  const token = await transaction(database, async (connection) => {
    await requireSetupToken(connection.query, input.token, sql`for update`)
    await connection.query(end_of_setup)
    const owner = await makeOwner(connection, { ...input, password_hash })
    const actor = { type: 'user', id: owner.id, name: input.name } as const
    const object = { type: 'account', id: owner.account_id }
    await recordAudit(connection, { ...owner, action: 'account.set_up', actor, object, address, request_id })
    return beginSession(connection, scope, { ...owner, name: input.name }, ['link'])
  })
  return signedIn(scope, token)
}

/**
 * The first user with a password, by whatever link, ends the setup. Otherwise, its link would let someone else in as the
 * owner.
 */
export const end_of_setup = sql`delete from deployment where name = 'setup_token'`

type Ask = (query: Sql) => Promise<Row[]>

async function isSetupNeeded(ask: Ask): Promise<boolean> {
  const [row] = await ask(sql`select exists (select from users where password_hash is not null) as done`)
  return !row.done
}

async function requireSetupToken(ask: Ask, token: string, lock: Sql) {
  const [row] = await ask(sql`select value from deployment where name = 'setup_token' ${lock}`)
  // Checked after the lock, because its holder may be setting a password.
  if (!row || !(await isSetupNeeded(ask))) throw alreadySetUp()
  if (!timingSafeEqual(hashOfToken(token), Buffer.from(row.value, 'hex')))
    throw new ApiError('setup_token_invalid', 'This setup link no longer works. Restart the service to get a new one.')
}

function alreadySetUp(): ApiError {
  return conflict('already_set_up', 'This service is already set up. Sign in.')
}

interface Owner {
  account_name: string
  name: string
  email: string
  password_hash: string
}

/** A user created on the command line keeps their id and role. */
async function makeOwner(connection: Connection, { account_name, name, email, password_hash }: Owner) {
  const id = newId('user')
  const [account] = await connection.query<{ id: string }>(sql`
    update accounts set name = ${account_name} where id = (select id from accounts order by id limit 1) returning id`)
  const [user] = await connection.query<{ id: string; account_id: string }>(sql`
    insert into users (id, account_id, name, email, role, password_hash, created_at)
    values (${id}, ${account!.id}, ${name}, ${email.toLowerCase()}, 'owner', ${password_hash}, ${timeOf(id)})
    on conflict (account_id, email) do update set name = excluded.name, role = 'owner', password_hash = excluded.password_hash, disabled_at = null
    where users.password_hash is null
    returning id, account_id`)
  if (!user) throw alreadySetUp()
  return user
}
