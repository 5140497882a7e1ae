import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { isId } from '../../ids.ts'
import type { Mode, Scope } from '../../scope.ts'
import { secretsPlace } from '../channel.ts'
import type { HookChannel } from '../hook.ts'
import type { Kind } from '../kinds.ts'

export interface HookChannelRow extends HookChannel {
  readonly kind: Kind
  readonly environment_id: number
  readonly account_id: string
  readonly mode: Mode
  readonly is_suspended: boolean
}

/** Undefined if there's none. */
export async function findHookChannel(database: Database, id: string): Promise<HookChannelRow | undefined> {
  if (!isId('channel', id)) return undefined
  const [row] = await database.read<HookChannelRow>(sql`
    select channels.id, kind, environment_id, account_id, mode, settings, encode(secrets, 'hex') as secrets,
      suspended_at is not null as is_suspended
    from channels join environments on environments.id = environment_id join accounts on accounts.id = account_id
    where channels.id = ${id} and deleted_at is null`)
  return row
}

/** With its secrets in the clear. */
export function decrypted({ vault, environment_id }: Scope, { id, settings, secrets }: HookChannel): HookChannel {
  return { id, settings, secrets: secrets && vault.open(Buffer.from(secrets, 'hex'), secretsPlace(environment_id, id)) }
}
