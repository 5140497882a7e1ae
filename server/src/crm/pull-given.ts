import { invalid } from '../errors.ts'
import type { ConnectionRow } from './connection.ts'
import type { Connector } from './connector.ts'
import type { NewCrmConnection } from './schema.ts'

/** Whether owner and status are to be read back, as it is kept. */
export function pullOf({ pull, stage, title }: Connector, given: NewCrmConnection['pull']): string | null {
  if (given === null || given === undefined) return null
  if (!pull) throw invalid('pull', `is not possible: nothing can be read back from ${title}.`)
  return JSON.stringify({ statuses: given.statuses ?? stage?.statuses ?? {} })
}

export function pullChange(before: ConnectionRow, pull: string | null): { pull?: string | null } {
  return pull === before.pull ? {} : { pull }
}
