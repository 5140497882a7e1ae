// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { isAtLeast, type Role, roles_by_rank } from '../server/src/accounts/roles.ts'
import { deskRoutes, routes } from '../server/src/app.ts'
import { type Browser, browser, person, setUp } from '../server/src/testing/browser.ts'
import { eventually, startTestService, type TestService } from '../server/src/testing/service.ts'
import { figures, goesRed } from './support/fault.ts'
import { type Patch, sabotagedService } from './support/sabotage.ts'

test('F20: what another site makes the browser of an owner send does nothing, by every operation', async (t) => {
  figures(t, await refusesOtherSites(await started(t)))
})

test('F20: nobody does in the dashboard what is above their role, by every operation', async (t) => {
  figures(t, await needsItsRole(await started(t)))
})

test('F20: a session that is over opens nothing within a second, on every process, and its streams end', async (t) => {
  figures(t, await endsEverywhere(t, await started(t)))
})

test('F20: of many guesses at a password that come at once to two processes, few are looked at', async (t) => {
  figures(t, await looksAtFew(t, await started(t, guessed)))
})

test('F20 twin: without the look at where it comes from, another site changes something', async (t) => {
  const patch: Patch = ['src/http/origin.ts', '  if (own) return\n', '  return\n']
  const service = await started(t, {}, await sabotagedService(t, patch))
  await goesRed(() => refusesOtherSites(service), /instead of 403/)
})

test('F20 twin: without the look at the role, an agent administers', async (t) => {
  const patch: Patch = ['src/http/admit.ts', 'if (!isAtLeast(role, route.role))', 'if (false)']
  const service = await started(t, {}, await sabotagedService(t, patch))
  await goesRed(() => needsItsRole(service), /instead of 403/)
})

test('F20 twin: without the look at its end, a session lives on', async (t) => {
  const patch: Patch = ['src/accounts/sessions.ts', 'sql`sessions.ended_at is null and ', 'sql`']
  const start = await sabotagedService(t, patch)
  await goesRed(async () => endsEverywhere(t, await started(t, {}, start), start), /goes on/)
})

test('F20 twin: where tries are counted after they are looked at, all are', async (t) => {
  const patch: Patch = [
    'src/accounts/throttle.ts',
    '\n    where greatest(throttles.full_at, now()) <= now() + make_interval(secs => ${every_s * (burst - 1)})',
    '',
  ]
  const start = await sabotagedService(t, patch)
  await goesRed(async () => looksAtFew(t, await started(t, guessed, start), start), /were looked at/)
})

const guessed = { RATE_LIMIT_SIGN_IN: '5' }

async function started(t: TestContext, settings = {}, start = startTestService): Promise<TestService> {
  const service = await start(settings)
  t.after(() => service.stop())
  return service
}

async function refusesOtherSites(service: TestService) {
  const { cookie } = await setUp(service)
  const addresses = [
    ...deskRoutes.map(({ method, path }) => ({ method, path })),
    ...['/live', '/test'].flatMap((mode) => routes.map(({ method, path }) => ({ method, path: mode + path }))),
  ]
  const origins: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  let requests = 0
  for (const { method, path } of addresses)
    for (const origin of origins) {
      // A page of another origin may ask for what it is not let read: only what a browser says of the site is held against it.
      if (method === 'GET' && origin.origin) continue
      const type = method === 'GET' ? undefined : { 'content-type': 'application/json' }
      const { status } = await fetch(`${service.url}/dashboard/api${path.replace(/:\w+/g, 'x')}`, {
        method,
        headers: { cookie: cookie!, ...origin, ...type },
        ...(type && { body: '{}' }),
      })
      requests++
      assert.equal(status, 403, `${method} ${path} was answered ${status} instead of 403`)
    }
  return { operations: addresses.length, requests }
}

async function needsItsRole(service: TestService) {
  await setUp(service)
  const pages = new Map<Role, Browser>()
  for (const role of roles_by_rank) pages.set(role, await person(service, role))
  let requests = 0
  for (const { method, path, role: least } of deskRoutes)
    for (const role of roles_by_rank.filter((one) => least !== 'anyone' && !isAtLeast(one, least))) {
      const type = method === 'GET' ? undefined : { 'content-type': 'application/json' }
      const { status } = await fetch(`${service.url}/dashboard/api${path.replace(/:\w+/g, 'x')}`, {
        method,
        headers: { cookie: pages.get(role)!.cookie!, 'sec-fetch-site': 'same-origin', ...type },
        ...(type && { body: '{}' }),
      })
      requests++
      assert.equal(status, 403, `${method} ${path} by ${role} was answered ${status} instead of 403`)
    }
  return { operations: deskRoutes.length, requests }
}

async function endsEverywhere(t: TestContext, service: TestService, start = startTestService) {
  const beside = await start({}, service)
  t.after(() => beside.stop())
  const page = await person(service, 'agent')
  const cookie = page.cookie!
  const processes = [service, beside]
  const ended_at = processes.map(() => 0)
  for (const [n, { url }] of processes.entries()) {
    const answer = await fetch(`${url}/dashboard/api/live/events/stream`, { headers: { cookie } })
    const end = () => {
      ended_at[n] = performance.now()
    }
    answer.body!.pipeTo(new WritableStream()).then(end, end)
  }
  await page.delete('/session')
  const began = performance.now()
  await pause(1000)
  for (const { url } of processes) {
    const late = browser({ url })
    late.cookie = cookie
    assert.equal((await late.get('/live/contacts')).status, 401, 'The session goes on')
  }
  await eventually(() => assert.ok(ended_at.every((at) => at > 0)))
  for (const at of ended_at) assert.ok(at - began < 2500, 'A stream of the session goes on')
  return { processes: 2, streams_ended_after_ms: ended_at.map((at) => Math.round(at - began)).join(' and ') }
}

async function looksAtFew(t: TestContext, service: TestService, start = startTestService) {
  const beside = await start(guessed, service)
  t.after(() => beside.stop())
  const { email } = await person(service, 'agent')
  const guesses = Array.from({ length: 40 }, (_, n) =>
    browser(n % 2 ? service : beside).post('/session', { email, password: `a wrong guess ${n}` }),
  )
  const looked = (await Promise.all(guesses)).filter(({ status }) => status === 401).length
  assert.ok(looked <= 5, `${looked} of 40 guesses were looked at`)
  return { guesses: 40, looked_at: looked }
}
