import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { browser, password, person, setUp } from '../testing/browser.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import { eventually, startTestService, type TestService } from '../testing/service.ts'

describe('links from the command line', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
    await setUp(service)
  })
  after(() => service.stop())
  const run = (t: TestContext, ...words: string[]) =>
    runInProcess(t, ['users', ...words], {
      DATABASE_URL: service.database_url,
      PUBLIC_URL: 'https://parley.example.com',
    })
  const link = /^https:\/\/parley\.example\.com\/dashboard\/invitation#token=([\w-]{43})\n$/

  it('let somebody in who is invited', async (t) => {
    const { code, stdout, stderr } = await run(t, 'invite', '--email', 'Jo@example.com', '--role', 'admin')
    assert.deepEqual([code, stderr], [0, ''])
    const token = link.exec(stdout)![1]
    const { body } = await browser(service).post('/invitations/accept', { token, name: 'Jo', password })
    assert.deepEqual([body.user.email, body.user.role], ['jo@example.com', 'admin'])
    const again = await run(t, 'invite', '--email', 'jo@example.com')
    assert.deepEqual([again.code, again.stdout], [1, ''])
    assert.match(again.stderr, /with this e-?mail address/)
  })

  it('let somebody choose a new password, which ends all sessions of before', async (t) => {
    const page = await person(service, 'agent')
    const { code, stdout } = await run(t, 'reset-password', page.email)
    assert.equal(code, 0)
    const token = link.exec(stdout)![1]
    const preview = (await browser(service).post('/invitations/preview', { token })).body
    assert.deepEqual([preview.kind, preview.email], ['password_reset', page.email])
    const next = 'a pot of tea at four'
    const accepted = await browser(service).post('/invitations/accept', { token, password: next })
    assert.deepEqual([accepted.status, accepted.body.user.email], [201, page.email])
    await eventually(async () => assert.equal((await page.get('/session')).status, 401))
    const signIn = (attempt: string) => browser(service).post('/session', { email: page.email, password: attempt })
    assert.deepEqual([(await signIn(password)).status, (await signIn(next)).status], [401, 201])
  })

  it('are made for those who exist, once at a time', async (t) => {
    assert.equal((await run(t, 'reset-password', 'nobody@example.com')).code, 1)
    for (const words of [
      ['reset-password'],
      ['invite'],
      ['invite', '--email', 'jo'],
      ['invite', '--email', 'a@b', '--role', 'king'],
    ])
      assert.equal((await run(t, ...words)).code, 2, words.join(' '))
    const page = await person(service, 'agent')
    const [first] = [await run(t, 'reset-password', page.email), await run(t, 'reset-password', page.email)]
    const token = link.exec(first.stdout)![1]
    const { body } = await browser(service).post('/invitations/accept', { token, password: 'a pot of tea at four' })
    assert.equal(body.error.code, 'invitation_invalid')
  })
})
