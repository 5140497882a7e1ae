import { retries } from '../jobs/retries.ts'

/** After failing for this long, a lead is no longer retried automatically. */
export const give_up_ms = retries.crm.give_up_after_ms

/** Milliseconds until the next attempt after so many failures: at least as many as the CRM asks for. */
export function backOff(failures: number, retry_after_ms: number | null): number {
  return Math.round(Math.max(retries.crm.delay_ms(failures + 1)!, Math.min(retry_after_ms ?? 0, give_up_ms)))
}
