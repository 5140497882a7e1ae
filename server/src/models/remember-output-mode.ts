import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import type { OutputMode } from './dialect.ts'
import type { Model } from './model.ts'

/** Makes every process try this output mode first. Not if the settings have changed since. */
export async function rememberOutputMode(
  { database, environment_id }: Scope,
  model: Model,
  output_mode: OutputMode,
): Promise<void> {
  if (model.own_version === null || model.output_mode === output_mode) return
  await database.write(sql`
    update assistant_settings set structured_output = ${output_mode}
    where environment_id = ${environment_id} and version = ${model.own_version}::integer`)
}
