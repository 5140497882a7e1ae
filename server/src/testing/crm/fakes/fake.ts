import type { Serving } from './serve.ts'

export interface FakeRecord {
  id: string
  fields: Record<string, unknown>
  notes: { id: string; text: string }[]
}

/** A customer-relationship system that only looks like one, and is as strict as the real one about what it takes. */
export interface FakeCrm extends Serving {
  /** What a connection to it is made with. */
  settings: Record<string, unknown>
  credentials: Record<string, string>
  /** All there is, in the order it was made. */
  records(): FakeRecord[]
  /** What someone does over there by hand; no rule is asked. */
  put(fields: Record<string, unknown>): string
  change(id: string, fields: Record<string, unknown>): void
  remove(id: string): void
  /** The key or token is no longer known: 401. */
  expire(): void
  /** The key may no longer write: 403. */
  restrict(): void
}
