import type { Serving } from './serve.ts'

export interface FakeRecord {
  id: string
  fields: Record<string, unknown>
  notes: { id: string; text: string }[]
}

/** A fake CRM that is as strict about its input as the real one. */
export interface FakeCrm extends Serving {
  /** For creating a connection to it. */
  settings: Record<string, unknown>
  credentials: Record<string, string>
  /** All records, in the order of their creation. */
  records(): FakeRecord[]
  /** Manual changes in the CRM. No rule is checked. */
  put(fields: Record<string, unknown>): string
  change(id: string, fields: Record<string, unknown>): void
  remove(id: string): void
  /** Revokes the key or token: 401. */
  expire(): void
  /** Makes the key read-only: 403. */
  restrict(): void
}
