import { invalid } from '../errors.ts'
import type { ConnectionRow } from './connection.ts'
import type { Connector } from './connector.ts'
import type { NewCrmConnection } from './schema.ts'

/** Whether owner and status are pulled, as stored. */
export function pullOf({ pull, stage, title }: Connector, input: NewCrmConnection['pull']): string | null {
  if (input === null || input === undefined) return null
  if (!pull) throw invalid('pull', `isn't supported: Parley can't read owner and status from ${title}.`)
  return JSON.stringify({ statuses: input.statuses ?? stage?.statuses ?? {} })
}

export function pullChange(before: ConnectionRow, pull: string | null): { pull?: string | null } {
  return pull === before.pull ? {} : { pull }
}
