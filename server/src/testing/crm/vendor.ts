import type { Connector } from '../../crm/connector.ts'
import type { FakeCrm } from './fakes/fake.ts'

/** What the shared tests need to know about a vendor: its field names, and what it rejects. */
export interface Vendor {
  connector: Connector
  start(): Promise<FakeCrm>
  first_name: string
  last_name: string
  email: string
  phone: string
  /** An optional field that is empty unless we fill it. */
  title: string
  /** Whether an unknown field is rejected, dropped or stored. */
  unknown: 'refused' | 'dropped' | 'taken'
  /** A field with a fixed list of values. Null if the vendor has none. */
  choice: string | null
  /** A stage, its values in order, and one that only the CRM's users set. */
  stage: { name: string; order: string[]; by_hand: string } | null
  /** A field and its maximum number of characters. */
  limited: { name: string; max_length: number } | null
  /** A manual change in the CRM, and how it's read back. Null if nothing is. */
  taken_on: { fields: Record<string, unknown>; owner: string; status: string | null; becomes: string } | null
  /** The call that creates a record, as faults name it. */
  creates: { method: string; path: string }
  notes: { method: string; path: string }
}
