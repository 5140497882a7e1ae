import { CrmError } from './connector.ts'

/** Once more without the id that the CRM does not know anymore. */
export function orWithoutId<T>(work: () => Promise<T>, with_id: boolean, without: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    if (with_id && error instanceof CrmError && error.kind === 'not_found') return without()
    throw error
  })
}
