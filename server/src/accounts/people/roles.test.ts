import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { dashboardRoutes } from '../../app.ts'
import type { DashboardRoute } from '../../http/route.ts'
import { handler } from '../../http/serve.ts'
import { newId } from '../../ids.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, browser, person, setUp } from '../../testing/browser.ts'
import type { TestAccount } from '../../testing/service.ts'
import { createAccount } from '../accounts.ts'
import { isAtLeast, roles_by_rank } from '../roles.ts'

const guarded = dashboardRoutes.filter(({ role }) => role !== 'anyone')

describe('every operation of the dashboard', () => {
  let account: TestAccount
  const pages = new Map<string, Browser>()
  before(async () => {
    account = await testAccount()
    await setUp(account)
    for (const role of roles_by_rank) pages.set(role, await person(account, role))
  })
  const ask = (page: Browser, { method, path }: DashboardRoute, id = 'x') =>
    page.send(method, path.replace(/:\w+/g, id), {
      ...(method !== 'GET' && { body: '{"nonsense":1}', headers: { 'content-type': 'application/json' } }),
    })

  it('is refused to whoever is not signed in', async () => {
    for (const route of guarded) {
      const { status, body } = await ask(browser(account), route)
      assert.deepEqual([status, body.error.code], [401, 'session_missing'], route.operation)
    }
  })

  it('is refused to each role below the one it names, and to no other', async () => {
    for (const route of guarded)
      for (const role of roles_by_rank.filter(
        (one) => route.method !== 'GET' || !isAtLeast(one, route.role as 'owner'),
      )) {
        const { status, body } = await ask(pages.get(role)!, route)
        const is_refused = body.error.code === 'insufficient_role'
        assert.equal(status, is_refused ? 403 : 400, `${route.operation} by ${role}`)
        assert.equal(is_refused, !isAtLeast(role, route.role as 'owner'), `${route.operation} by ${role}`)
      }
  })

  it('is refused when another site sends it', async () => {
    for (const route of dashboardRoutes) {
      const headers = { 'sec-fetch-site': 'cross-site', cookie: pages.get('owner')!.cookie! }
      const path = route.path.replace(/:\w+/g, 'x')
      const { status } = await fetch(`${account.url}/dashboard/api${path}`, { method: route.method, headers })
      assert.equal(status, 403, route.operation)
    }
  })

  it('does not register without the role it needs', () => {
    const [route] = dashboardRoutes
    assert.throws(() => handler({ ...route!, role: undefined as never }, {} as never), /does not say who may do it/)
  })
})

/** Objects of one account, and the operations that take their ids. */
describe('what belongs to another account', () => {
  it('is answered like what nobody has', async () => {
    const account = await testAccount()
    const owner = await setUp(account)
    const stranger = await person(account, 'owner', await createAccount(account.database, 'Another'))
    const ids = {
      user: (await owner.get('/session')).body.user.id,
      session: (await owner.get('/session')).body.id,
      invitation: (await owner.post('/invitations', { email: 'a@example.com', role: 'agent' })).body.id,
    }
    const requests: [string, string, object | undefined][] = [
      ['PATCH', `/users/${ids.user}`, { name: 'Eve' }],
      ['DELETE', `/sessions/${ids.session}`, undefined],
      ['DELETE', `/invitations/${ids.invitation}`, undefined],
    ]
    for (const [method, path, body] of requests) {
      const send = (to: string) =>
        stranger.send(method, to, {
          body: JSON.stringify(body),
          ...(body && { headers: { 'content-type': 'application/json' } }),
        })
      const unknown = path.replace(/[^/]+$/, (id) => newId('request').replace('req', id.split('_', 1)[0]!))
      const [foreign, missing] = [await send(path), await send(unknown)]
      assert.deepEqual([foreign.status, foreign.body.error.message], [404, missing.body.error.message], path)
    }
    assert.ok(!JSON.stringify((await stranger.get('/users')).body).includes(ids.user))
    assert.deepEqual((await stranger.get('/invitations')).body.data, [])
    assert.equal((await owner.get('/session')).body.user.name, 'Maya Lindqvist')
  })
})
