import { openWire } from '../webhooks/http-call.ts'
import type { Connector, Crm } from './connector.ts'
import { openDoor } from './door.ts'
import type { FakeCrm } from './fakes/fake.ts'
import { lender } from './shared-pools.ts'

const within_ms = 400

/** The engine's own door to a fake, through real sockets; only it waits less long. */
export function door(
  connector: Connector,
  { settings, credentials }: Pick<FakeCrm, 'settings' | 'credentials'>,
  token: string | null = null,
): Crm {
  const wire = openWire(lender('live', ['127.0.0.0/8']))
  return openDoor({
    connector,
    access: { settings, credentials, token },
    wire: { ...wire, send: (call, left) => wire.send(call, Math.min(left, within_ms)) },
    until: Number.POSITIVE_INFINITY,
    calls: [],
    keep: async () => {},
  })
}
