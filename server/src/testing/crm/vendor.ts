import type { Connector } from '../../crm/connector.ts'
import type { FakeCrm } from './fakes/fake.ts'

/** What the shared table has to know of a vendor: names over there, and what it refuses. */
export interface Vendor {
  connector: Connector
  start(): Promise<FakeCrm>
  first_name: string
  last_name: string
  email: string
  phone: string
  /** A field that is not required and empty unless we fill it. */
  title: string
  /** Whether a field that no one made over there is refused, or taken and dropped. */
  unknown: 'refused' | 'dropped' | 'taken'
  /** A field with a fixed list of values; null where the vendor has none. */
  choice: string | null
  /** A stage, its values in order, and one that only people over there set. */
  stage: { name: string; order: string[]; by_hand: string } | null
  /** A field and the most characters it takes. */
  limited: { name: string; max_length: number } | null
  /** What someone does over there by hand, and how it is read back; null where nothing is. */
  taken_on: { fields: Record<string, unknown>; owner: string; status: string | null; becomes: string } | null
  /** The call that makes a record, as faults name it. */
  creates: { method: string; path: string }
  notes: { method: string; path: string }
}
