import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { person, setUp } from '../testing/browser.ts'
import { assertRefused } from '../testing/refused.ts'
import { startTestService } from '../testing/service.ts'

const deployment = { event_days: 45, idempotency_days: 3, request_log_days: null }
const for_ever = { conversation_days: null, contact_days: null, kept_label: null, updated_at: null }

describe('how long what is kept', () => {
  it('is told and set by owners and admins alone, for each mode apart, and noted in the audit log', async () => {
    await using service = await startTestService({ EVENT_DAYS: '45', IDEMPOTENCY_DAYS: '3', REQUEST_LOG_DAYS: '0' })
    const owner = await setUp(service)
    const live = { object: 'retention', mode: 'live', ...for_ever, ...deployment }
    assert.deepEqual((await owner.get('/retention')).body, live)
    const admin = await person(service, 'admin')
    const rules = { conversation_days: 365, contact_days: 730, kept_label: 'keep' }
    const set = await admin.patch('/retention', { mode: 'live', ...rules })
    assert.deepEqual(set.body, { ...live, ...rules, updated_at: set.body.updated_at })
    assert.deepEqual((await owner.get('/retention?mode=live')).body, set.body)
    assert.deepEqual((await owner.get('/retention?mode=test')).body, { ...live, mode: 'test' })
    const less = await owner.patch('/retention', { mode: 'live', contact_days: null })
    assert.deepEqual([less.body.conversation_days, less.body.contact_days], [365, null])
    await owner.patch('/retention', { mode: 'live', contact_days: null })
    const { body: log } = await owner.get('/audit_log?action=retention.updated')
    assert.deepEqual(
      log.data.map(({ actor, mode, details }: never) => [(actor as { name: string }).name, mode, details]),
      [
        ['Maya Lindqvist', 'live', { contact_days: { from: 730, to: null } }],
        [
          'A person as admin',
          'live',
          {
            conversation_days: { from: null, to: 365 },
            contact_days: { from: null, to: 730 },
            kept_label: { from: null, to: 'keep' },
          },
        ],
      ],
    )
    for (const role of ['agent', 'viewer'] as const) {
      const other = await person(service, role)
      for (const refused of [
        await other.get('/retention'),
        await other.get('/retention/preview?conversation_days=1'),
        await other.patch('/retention', { mode: 'live', conversation_days: 1 }),
      ])
        assert.equal(refused.status, 403)
    }
  })

  it('is refused where it is no number of days', async () => {
    const owner = await setUp(await testAccount())
    for (const conversation_days of [0, -1, 1.5, 3651, '30', true])
      assertRefused(
        await owner.patch('/retention', { mode: 'live', conversation_days }),
        400,
        'parameter_invalid',
        /^`conversation_days`/,
      )
    assertRefused(await owner.patch('/retention', { conversation_days: 3 }), 400, 'parameter_missing', /^`mode`/)
    assertRefused(await owner.patch('/retention', { mode: 'live', kept_label: '' }), 400, 'parameter_invalid')
    assertRefused(await owner.get('/retention/preview?contact_days=0'), 400, 'parameter_invalid')
  })
})
