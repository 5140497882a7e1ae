import type { Mode } from '../api/call.ts'

/** Whatever was read of endpoints: their list, single ones, their deliveries. */
export const endpointsKey = (mode: Mode) => [mode, 'webhook_endpoints'] as const
