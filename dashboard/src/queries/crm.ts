import type { Mode } from '../api/call.ts'

/** Whatever was read of connections to CRMs: their list, single ones, what was synced. */
export const crmKey = (mode: Mode) => [mode, 'crm'] as const
