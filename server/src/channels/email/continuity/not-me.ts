import { sql } from '../../../db/sql.ts'
import type { Unsubscribing } from '../../../mail/unsubscribe.ts'
import { continuityUnsubscribing } from './unsubscribe.ts'

/** The owner of an address says that somebody else left it. Whoever proves the address by a signed identity gets mail again. */
export const claimDenial: Unsubscribing = {
  describe: continuityUnsubscribing.describe,
  is_final: true,
  async set({ database }, { environment_id, address_hash }) {
    await database.write(sql`
      insert into denied_claims (environment_id, address_hash) values (${environment_id}, decode(${address_hash!}, 'hex'))
      on conflict do nothing`)
  },
}
