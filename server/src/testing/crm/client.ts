import { openClient } from '../../crm/client.ts'
import type { Connector, Crm } from '../../crm/connector.ts'
import { lender } from '../../crm/shared-pools.ts'
import { openWire } from '../../outbound/http-call.ts'
import type { FakeCrm } from './fakes/fake.ts'

/** The service's own CRM client, connected to a fake over real sockets. */
export function crmClient(
  connector: Connector,
  { settings, credentials }: Pick<FakeCrm, 'settings' | 'credentials'>,
  token: string | null = null,
  within_ms = 10_000,
): Crm {
  const wire = openWire(lender('live', ['127.0.0.0/8']))
  return openClient({
    connector,
    access: { settings, credentials, token },
    wire: { ...wire, send: (call, left) => wire.send(call, Math.min(left, within_ms)) },
    until: Number.POSITIVE_INFINITY,
    calls: [],
    keep: async () => {},
  })
}
