import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { person, setUp } from '../../testing/browser.ts'
import { assertRefused } from '../../testing/refused.ts'
import { eventually } from '../../testing/service.ts'

describe('the name of an account', () => {
  it('is changed by owners alone, shown to everyone, and noted in the audit log', async () => {
    const account = await testAccount()
    const [owner, admin] = [await setUp(account), await person(account, 'admin')]
    assertRefused(await admin.patch('/account', { name: 'Theirs' }), 403, 'insufficient_role')
    const { body } = await owner.patch('/account', { name: 'Lindqvist & Daughters' })
    assert.deepEqual([body.name, body.two_factor_required], ['Lindqvist & Daughters', false])
    // A session is remembered for a moment.
    for (const one of [owner, admin])
      await eventually(async () => assert.equal((await one.get('/session')).body.account.name, body.name))
    const { data } = (await owner.get('/audit_log?action=account.updated')).body
    assert.deepEqual(
      data.map(({ details }: { details: unknown }) => details),
      [{ name: { from: 'Lindqvist Cycles', to: 'Lindqvist & Daughters' } }],
    )
  })

  it('is refused where it is blank, and a change of nothing is none', async () => {
    const owner = await setUp(await testAccount())
    assertRefused(await owner.patch('/account', { name: ' ' }), 400, 'parameter_invalid')
    assert.equal((await owner.patch('/account', {})).status, 400)
    await owner.patch('/account', { name: 'Lindqvist Cycles' })
    assert.equal((await owner.get('/audit_log?action=account.updated')).body.data.length, 0)
  })
})
