import type { Database } from '../../server/src/db/database.ts'
import { numberEvents } from '../../server/src/events/sequencer.ts'
import { behindEnvironments, countEvents } from '../../server/src/reports/follow.ts'
import { indexEvents } from '../../server/src/search/follow.ts'
import { mergePending } from '../../server/src/search/merge.ts'
import { follow } from '../../server/src/subscribers.ts'

/** What follows a write, in the order in which it happens. */
export const following = ['request log', 'numbering', 'search', 'reports'] as const

export type Following = (typeof following)[number]

export async function number(database: Database): Promise<void> {
  while ((await numberEvents(database, follow)) > 0);
}

export async function index(database: Database): Promise<void> {
  while (await indexEvents(database));
  await mergePending(database)
}

export async function count(database: Database): Promise<void> {
  do await countEvents(database)
  while ((await behindEnvironments(database)).length > 0)
}
