import { environmentOf, listAccounts } from '../../accounts/accounts.ts'
import { createChannel } from '../../channels/channels.ts'
import { sql } from '../../db/sql.ts'
import { type Means, systemScope } from '../../scope.ts'
import { business } from './cast.ts'

const widget = {
  color: '#14506b',
  office_hours_text: 'We reply Monday to Saturday, 10 to 18.',
  pre_chat: [{ field: 'name' as const, required: false }],
}

/** Adds the chat of the demo's shop, which `/demo` shows. */
export async function fillDemoWidget(means: Means): Promise<void> {
  const account = (await listAccounts(means.database))[0]!
  for (const mode of ['live', 'test'] as const) {
    const environment_id = await environmentOf(means.database, account.id, mode)
    const [found] = await means.database.run(
      sql`select from channels where environment_id = ${environment_id} and kind = 'widget' limit 1`,
    )
    if (found) continue
    const scope = systemScope(means, { environment_id, account_id: account.id, mode })
    await createChannel(scope, { kind: 'widget', name: business.name, handled_by: 'assistant', widget })
  }
}
