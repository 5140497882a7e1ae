import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it, type TestContext } from 'node:test'
import { openWire } from '../outbound/http-call.ts'
import { eventually } from '../testing/service.ts'
import { lender } from './shared-pools.ts'

async function started(t: TestContext) {
  const server = createServer((_, response) => response.end('{}'))
  let connection_count = 0
  let open = 0
  server.on('connection', (socket) => {
    connection_count++
    open++
    socket.on('close', () => open--)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return { call: { method: 'GET', url, headers: {}, body: null }, made: () => connection_count, open: () => open }
}

describe('calls to one CRM', () => {
  it('share their connections, which end when nobody calls any more', async (t) => {
    const { call, made: connectionCount, open } = await started(t)
    for (let n = 0; n < 10; n++) {
      const wire = openWire(lender('live', ['127.0.0.1']))
      assert.equal((await wire.send(call, 1000)).status, 200)
      await wire.close()
    }
    assert.ok(connectionCount() <= 2, `${connectionCount()} connections for 10 calls, one after the other`)
    await eventually(() => assert.equal(open(), 0))
  })

  it('do not share them with whoever goes by another rule', async (t) => {
    const { call } = await started(t)
    const allowed = openWire(lender('live', ['127.0.0.1']))
    const strict = openWire(lender('live', ['crm.internal']))
    assert.equal((await allowed.send(call, 1000)).status, 200)
    const refusal = await strict.send(call, 1000)
    assert.ok(refusal.status === null && refusal.failure === 'blocked_address')
    await allowed.close()
    await strict.close()
  })
})
