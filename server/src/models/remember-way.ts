import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import type { Model } from './chosen.ts'
import type { Way } from './dialect.ts'

/** Makes every process try this output mode first. Not if the settings have changed since. */
export async function rememberWay({ database, environment_id }: Scope, model: Model, way: Way): Promise<void> {
  if (model.own_version === null || model.way === way) return
  await database.write(sql`
    update assistant_settings set structured_output = ${way}
    where environment_id = ${environment_id} and version = ${model.own_version}::integer`)
}
