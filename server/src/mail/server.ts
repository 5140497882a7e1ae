import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { type Allowed, parseAllowed } from '../outbound/public-address.ts'
import type { Means, Settings } from '../scope.ts'
import type { MailServer } from './smtp.ts'
import type { Security } from './terms.ts'

export interface ServerRow {
  host: string
  port: number
  security: Security
  username: string | null
  password: string | null
  from_name: string
  from_address: string
  updated_at: string
}

/** The context that an account's password is encrypted for. */
export function passwordPlace({ environment_id }: { environment_id: number }): string {
  return `mail_settings ${environment_id} password`
}

export async function findServerRow(
  database: Pick<Database, 'run'>,
  environment_id: number,
): Promise<ServerRow | undefined> {
  const [row] = await database.run<ServerRow>(sql`
    select host, port, security, username, encode(password, 'hex') as password, from_name, from_address, updated_at
    from mail_settings where environment_id = ${environment_id}`)
  return row
}

export interface Route {
  server: MailServer
  /** Where it may stand. */
  allowed: Allowed
}

/** The server that an account's mail goes through: its own, or the operator's. Nothing if there is neither. */
export async function routeFor(
  { database, vault, settings }: Pick<Means, 'database' | 'vault' | 'settings'>,
  environment_id: number,
): Promise<Route | null> {
  const row = await findServerRow(database, environment_id)
  if (row) {
    const password = row.password && vault.open(Buffer.from(row.password, 'hex'), passwordPlace({ environment_id }))
    return {
      server: { ...row, password },
      allowed: parseAllowed(settings.mail_allowed_networks, settings.own_place),
    }
  }
  return operatorsRoute(settings)
}

/** Whether mail can go out at all, for any account. */
export async function isAnyServerSet({ database, settings }: Pick<Means, 'database' | 'settings'>): Promise<boolean> {
  if (operatorsRoute(settings)) return true
  const [row] = await database.read<{ is_set: boolean }>(sql`select exists (select from mail_settings) as is_set`)
  return row!.is_set
}

/** The operator's own choice needs no permission. */
export function operatorsRoute(settings: Settings): Route | null {
  const { smtp_host: host, smtp_port: port, smtp_user, smtp_password, smtp_from_address, smtp_from_name } = settings
  if (host === '') return null
  const place = `${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    server: {
      host,
      port,
      security: settings.smtp_security,
      username: smtp_user || null,
      password: smtp_password || null,
      from_name: smtp_from_name,
      from_address: smtp_from_address,
    },
    allowed: parseAllowed([...settings.mail_allowed_networks, place], settings.own_place),
  }
}
