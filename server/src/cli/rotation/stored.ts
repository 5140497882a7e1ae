import { secretPlace } from '../../accounts/sign-in/two-factor.ts'
import { secretsPlace as channelSecretsPlace } from '../../channels/channel.ts'
import { tokensPlace } from '../../channels/email/oauth/access-token.ts'
import { requestPlace } from '../../channels/email/oauth/consent.ts'
import { emailSecretsPlace } from '../../channels/email/secrets.ts'
import { keyPlace as identityKeyPlace } from '../../channels/identity-keys.ts'
import { key_id_bytes } from '../../config/keyring.ts'
import { placeOf as crmPlace } from '../../crm/connection.ts'
import type { Row } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import { type Sql, sql, verbatim } from '../../db/sql.ts'
import { placeOf as answerPlace } from '../../http/idempotency.ts'
import { passwordPlace } from '../../mail/server.ts'
import { keyPlace } from '../../models/model.ts'
import { pushKeyPlace } from '../../notifications/push-keys.ts'
import { placeOf as endpointPlace } from '../../webhooks/endpoint.ts'

/** A column with encrypted values. */
export interface Stored {
  table: string
  column: string
  /** The row's primary key as text, in its order. */
  row: readonly { name: string; type: 'integer' | 'text' }[]
  /** The context a row's value is encrypted for. */
  place(row: string[]): string
  /** Whether the column contains base64 text that is encrypted in some rows only. */
  is_text?: true
}

const environment_id = { name: 'environment_id', type: 'integer' } as const
const id = { name: 'id', type: 'text' } as const
const channel_id = { name: 'channel_id', type: 'text' } as const
const environment = (text: string) => ({ environment_id: Number(text) })

/** Every database column that the vault encrypts. */
export const stored: readonly Stored[] = [
  {
    table: 'webhook_endpoints',
    column: 'secret',
    row: [environment_id, id],
    place: (row) => endpointPlace(Number(row[0]), row[1]!),
  },
  {
    table: 'webhook_endpoints',
    column: 'previous_secret',
    row: [environment_id, id],
    place: (row) => endpointPlace(Number(row[0]), row[1]!),
  },
  {
    table: 'crm_connections',
    column: 'credentials',
    row: [environment_id, id],
    place: (row) => crmPlace(environment(row[0]!), row[1]!, 'credentials'),
  },
  {
    table: 'crm_connections',
    column: 'token',
    row: [environment_id, id],
    place: (row) => crmPlace(environment(row[0]!), row[1]!, 'token'),
  },
  {
    table: 'assistant_settings',
    column: 'api_key',
    row: [environment_id],
    place: (row) => keyPlace(environment(row[0]!)),
  },
  {
    table: 'mail_settings',
    column: 'password',
    row: [environment_id],
    place: (row) => passwordPlace(environment(row[0]!)),
  },
  {
    table: 'push_keys',
    column: 'private_key',
    row: [{ name: 'id', type: 'integer' }],
    place: () => pushKeyPlace,
  },
  {
    table: 'identity_keys',
    column: 'key',
    row: [environment_id, id],
    place: (row) => identityKeyPlace(Number(row[0]), row[1]!),
  },
  {
    table: 'channels',
    column: 'email_secrets',
    row: [environment_id, id],
    place: (row) => emailSecretsPlace(Number(row[0]), row[1]!),
  },
  {
    table: 'channels',
    column: 'secrets',
    row: [environment_id, id],
    place: (row) => channelSecretsPlace(Number(row[0]), row[1]!),
  },
  {
    table: 'email_consents',
    column: 'tokens',
    row: [environment_id, channel_id],
    place: (row) => tokensPlace(Number(row[0]), row[1]!),
  },
  {
    table: 'email_consents',
    column: 'request',
    row: [environment_id, channel_id],
    place: (row) => requestPlace(Number(row[0]), row[1]!),
  },
  { table: 'users', column: 'totp_secret', row: [id], place: (row) => secretPlace(row[0]!) },
  {
    table: 'idempotent_answers',
    column: 'body',
    row: [environment_id, { name: 'key', type: 'text' }],
    place: (row) => answerPlace(Number(row[0]), row[1]!),
    is_text: true,
  },
]

const batch = 200

interface SealedRow {
  row: string[]
  sealed: Buffer
}

/** A batch of the rows after a given one that aren't encrypted with a key. */
export async function sealedOtherwise(database: Database, of: Stored, key_id: Buffer, after: string[] | null) {
  const names = verbatim(of.row.map(({ name }) => name).join(', '))
  const beyond = after === null ? sql`` : sql`and (${names}) > (${valuesOf(of, after)})`
  const rows = await database.run<{ row: string; sealed: string }>(sql`
    select to_json(array[${verbatim(of.row.map(({ name }) => `${name}::text`).join(', '))}])::text as row, encode(${bytesOf(of)}, 'hex') as sealed
    from ${verbatim(of.table)} where ${isSealed(of)} and ${keyIdOf(of)} <> ${key_id}::bytea ${beyond} order by ${names} limit ${batch}::integer`)
  return rows.map(({ row, sealed }): SealedRow => ({ row: JSON.parse(row), sealed: Buffer.from(sealed, 'hex') }))
}

/** Unless the value has changed in the meantime. */
export async function replace(
  database: Database,
  of: Stored,
  { row, sealed }: SealedRow,
  by: Buffer,
): Promise<boolean> {
  const written = (value: Buffer) => (of.is_text ? sql`${value.toString('base64')}` : sql`${value}::bytea`)
  const names = verbatim(of.row.map(({ name }) => name).join(', '))
  const changed = await database.run<Row>(sql`
    update ${verbatim(of.table)} set ${verbatim(of.column)} = ${written(by)}
    where (${names}) = (${valuesOf(of, row)}) and ${isSealed(of)} and ${verbatim(of.column)} = ${written(sealed)} returning 1 as done`)
  return changed.length > 0
}

export interface Count {
  /** Encrypted with the given key. */
  current: number
  /** Encrypted with another known key. */
  previous: number
  /** From before encrypted values named their key, or encrypted with an unknown key. */
  unnamed: number
}

export async function countSealed(database: Database, key_id: Buffer, others: readonly Buffer[]): Promise<Count> {
  const total: Count = { current: 0, previous: 0, unnamed: 0 }
  for (const of of stored) {
    const [count] = await database.run<Count>(sql`
      select count(*) filter (where id = ${key_id}::bytea)::integer as current,
        count(*) filter (where id = any(${others}::bytea[]))::integer as previous,
        count(*) filter (where id <> ${key_id}::bytea and not id = any(${others}::bytea[]))::integer as unnamed
      from (select ${keyIdOf(of)} as id from ${verbatim(of.table)} where ${isSealed(of)}) sealed`)
    for (const kind of ['current', 'previous', 'unnamed'] as const) total[kind] += count![kind]
  }
  return total
}

function valuesOf({ row }: Stored, values: string[]): Sql {
  const [first, second] = row.map(({ type }, n) =>
    type === 'integer' ? sql`${values[n]}::integer` : sql`${values[n]}::text`,
  )
  return second ? sql`${first!}, ${second}` : first!
}

function keyIdOf(of: Stored): Sql {
  return sql`substr(${bytesOf(of)}, 1, ${key_id_bytes}::integer)`
}

function bytesOf({ column, is_text }: Stored): Sql {
  // The body is base64 only if it's encrypted, so it's decoded only then.
  return is_text ? sql`case when sealed then decode(body, 'base64') end` : verbatim(column)
}

function isSealed({ column, is_text }: Stored): Sql {
  return is_text ? sql`sealed and body <> ''` : sql`length(${verbatim(column)}) > 0`
}
