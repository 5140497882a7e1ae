import { CrmError } from './connector.ts'

/** Retries without an id that the CRM no longer knows. */
export function orWithoutId<T>(work: () => Promise<T>, with_id: boolean, without: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    if (with_id && error instanceof CrmError && error.kind === 'not_found') return without()
    throw error
  })
}
