import type { Database } from '../db/database.ts'
import { notFound } from '../errors.ts'
import type { Hidden } from '../scope.ts'
import type { Answer } from './answer.ts'
import { concealing } from './conceal.ts'
import type { KeptAnswer } from './idempotency.ts'

/** The last line of defense: no answer names a conversation that its reader doesn't see. Whoever has just given one away still gets it. */
export async function concealIn<Any extends Answer | KeptAnswer>(
  database: Database,
  hidden: Hidden,
  answer: Any,
  exceptions: ReadonlySet<string>,
): Promise<Any> {
  const json = 'body' in answer ? answer.body : 'json' in answer ? answer.json : ''
  const rest = await concealing(database, hidden, exceptions)(json)
  if (rest === json) return answer
  if (rest === null) throw notFound(String(JSON.parse(json).object ?? 'object').replaceAll('_', ' '))
  return { ...answer, ...('body' in answer ? { body: rest } : { json: rest, volatile: true }) }
}
