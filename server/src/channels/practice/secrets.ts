import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import { read, type Scope } from '../../scope.ts'
import { secretsPlace } from '../channel.ts'
import { newSecrets } from './channel.ts'

/** A channel that the previous version created has no secrets, and gets them here. */
export async function secretsOf(scope: Scope, id: string): Promise<string> {
  const { environment_id, database, vault } = scope
  const readRow = () =>
    read<{ secrets: string | null }>(
      scope,
      sql`select encode(secrets, 'hex') as secrets from channels where environment_id = ${environment_id} and id = ${id}`,
    )
  let [row] = await readRow()
  if (row?.secrets === null) {
    await database.write(sql`
      update channels set secrets = ${newSecrets(scope, id)}
      where environment_id = ${environment_id} and id = ${id} and secrets is null and deleted_at is null`)
    ;[row] = await readRow()
  }
  if (!row?.secrets) throw invalid('channel_id', 'was just deleted.')
  return vault.open(Buffer.from(row.secrets, 'hex'), secretsPlace(environment_id, id))
}
