import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { browser, person, setUp } from '../testing/browser.ts'
import { formWith, uploadFile } from '../testing/files/upload.ts'
import { accountOf, startTestService, type TestAccount } from '../testing/service.ts'
import { visit, widgetChannel } from '../testing/visitor.ts'

const mib = Buffer.alloc(1024 * 1024, 'x')

async function sent(service: TestAccount, channel_id: string): Promise<void> {
  const { headers, body } = formWith('file', mib, 'a.txt')
  const { status } = await (await visit(service, channel_id)).send('POST', '/files', { headers, body })
  assert.equal(status, 201)
}

describe('how much is stored', () => {
  it('is shown for the account and for each channel that strangers send files through, with the limits', async () => {
    await using service = await startTestService({ CHANNEL_STORAGE_MB: '10', ACCOUNT_STORAGE_MB: '50' })
    const owner = await setUp(service)
    const [one, other] = [await widgetChannel(service), await widgetChannel(service)]
    await sent(service, one)
    await sent(service, one)
    await uploadFile(await service.client(), mib, 'a.txt')
    await uploadFile(await service.client({ mode: 'test' }), mib, 'a.txt')
    const stranger = await accountOf(service, await createAccount(service.database, 'Other'))
    await sent(stranger, await widgetChannel(stranger))
    const { body } = await owner.get('/file_usage')
    assert.deepEqual(body, {
      object: 'file_usage',
      account: { bytes: 4 * mib.length, max_bytes: 50 * mib.length },
      channels: [
        { channel_id: one, bytes: 2 * mib.length, max_bytes: 10 * mib.length },
        { channel_id: other, bytes: 0, max_bytes: 10 * mib.length },
      ],
    })
    const { body: test } = await owner.get('/file_usage?mode=test')
    assert.deepEqual(test, { ...body, channels: [] })
    await (await service.client()).delete(`/channels/${one}`)
    const { body: after } = await owner.get('/file_usage')
    assert.deepEqual(after, { ...body, channels: [body.channels[1]] })
  })

  it('has no limit where none is set, is shown to everyone on the team and to nobody else', async () => {
    await using service = await startTestService({ CHANNEL_STORAGE_MB: '0', ACCOUNT_STORAGE_MB: '0' })
    await setUp(service)
    const channel_id = await widgetChannel(service)
    const { body } = await (await person(service, 'viewer')).get('/file_usage')
    assert.deepEqual(body.account, { bytes: 0, max_bytes: null })
    assert.deepEqual(body.channels, [{ channel_id, bytes: 0, max_bytes: null }])
    assert.equal((await browser(service).get('/file_usage')).status, 401)
  })
})
