import assert from 'node:assert/strict'
import { it } from 'node:test'
import { person, setUp } from '../testing/browser.ts'
import { startTestService } from '../testing/service.ts'

it('how long what is kept is told as it is set, to owners and admins alone', async () => {
  await using service = await startTestService({ EVENT_DAYS: '45', IDEMPOTENCY_DAYS: '3', REQUEST_LOG_DAYS: '0' })
  const owner = await setUp(service)
  const { body } = await owner.get('/retention')
  assert.deepEqual(body, { object: 'retention', event_days: 45, idempotency_days: 3, request_log_days: null })
  const agent = await person(service, 'agent')
  assert.equal((await agent.get('/retention')).status, 403)
})
