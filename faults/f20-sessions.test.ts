// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { isAtLeast, type Role, roles_by_rank } from '../server/src/accounts/roles.ts'
import { dashboardRoutes, routes } from '../server/src/app.ts'
import { type Browser, browser, person } from '../server/src/testing/browser.ts'
import type { Random } from '../server/src/testing/random.ts'
import { eventually, startTestService, type TestService } from '../server/src/testing/service.ts'
import { chance, figures, goesRed, sized, soon, twin } from './support/fault.ts'
import { serviceWithout } from './support/sabotage.ts'
import { sharedService } from './support/shared-service.ts'

const whole = sharedService({})

test('F20: what another site makes the browser of an owner send does nothing, by every operation', async (t) => {
  const sample = sized({ smallest: 40, quick: Number.POSITIVE_INFINITY, full: Number.POSITIVE_INFINITY })
  figures(t, await refusesOtherSites(await whole(), chance(t), sample))
})

test('F20: nobody does in the dashboard what is above their role, by every operation', async (t) => {
  figures(t, await needsItsRole(await whole()))
})

test('F20: a session that is over opens nothing, on every process, and its streams end', async (t) => {
  figures(t, await endsEverywhere(t, await whole()))
})

test('F20: of many guesses at a password that come at once to two processes, few are looked at', async (t) => {
  figures(t, await looksAtFew(t))
})

const sabotage = [
  ['src/http/origin.ts', '  if (own) return\n', '  return\n'],
  ['src/http/admit.ts', 'if (!isAtLeast(role, min))', 'if (false)'],
  ['src/accounts/sessions.ts', 'sql`sessions.ended_at is null and ', 'sql`'],
  [
    'src/accounts/throttle.ts',
    '\n    where greatest(throttles.full_at, now()) <= now() + make_interval(secs => ${every_s * (burst - 1)})',
    '',
  ],
] as const
// One service without any of them: the checks of origin, role, session and attempts are independent.
const unguarded = sharedService({}, ...sabotage)

twin('F20 twin: without the look at where it comes from, another site changes something', async (t) => {
  await goesRed(async () => refusesOtherSites(await unguarded(), chance(t), 40), /instead of 403/)
})

twin('F20 twin: without the look at the role, an agent administers', async () => {
  await goesRed(async () => needsItsRole(await unguarded()), /instead of 403/)
})

twin('F20 twin: without the look at its end, a session lives on', async (t) => {
  await goesRed(async () => endsEverywhere(t, await unguarded(), 3000), /goes on/)
})

twin('F20 twin: where tries are counted after they are looked at, all are', async (t) => {
  await goesRed(async () => looksAtFew(t, await serviceWithout(...sabotage)), /were looked at/)
})

async function refusesOtherSites(service: TestService, random: Random, max: number) {
  const { cookie } = await person(service, 'owner')
  const addresses = [
    ...dashboardRoutes.map(({ method, path }) => ({ method, path })),
    ...['/live', '/test'].flatMap((mode) => routes.map(({ method, path }) => ({ method, path: mode + path }))),
  ]
  const origins: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  let requests = 0
  for (const { method, path } of random.shuffle(addresses).slice(0, max))
    for (const origin of origins) {
      // For a GET, only Sec-Fetch-Site counts: the browser keeps pages of other origins from reading the response.
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
  return { operations: Math.min(max, addresses.length), requests }
}

async function needsItsRole(service: TestService) {
  const pages = new Map<Role, Browser>()
  for (const role of roles_by_rank) pages.set(role, await person(service, role))
  let requests = 0
  for (const { method, path, role: min_role } of dashboardRoutes)
    for (const role of roles_by_rank.filter((one) => min_role !== 'anyone' && !isAtLeast(one, min_role))) {
      const type = method === 'GET' ? undefined : { 'content-type': 'application/json' }
      const { status } = await fetch(`${service.url}/dashboard/api${path.replace(/:\w+/g, 'x')}`, {
        method,
        headers: { cookie: pages.get(role)!.cookie!, 'sec-fetch-site': 'same-origin', ...type },
        ...(type && { body: '{}' }),
      })
      requests++
      assert.equal(status, 403, `${method} ${path} by ${role} was answered ${status} instead of 403`)
    }
  return { operations: dashboardRoutes.length, requests }
}

async function endsEverywhere(t: TestContext, service: TestService, patience_ms?: number) {
  const beside = await startTestService({}, service)
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
  for (const { url } of processes) {
    const late = browser({ url })
    late.cookie = cookie
    await eventually(async () => {
      assert.equal((await late.get('/live/contacts')).status, 401, 'The session goes on')
    }, patience_ms)
  }
  soon('The session goes on', performance.now() - began, 1000)
  await eventually(() => assert.ok(!ended_at.includes(0), 'A stream of the session goes on'), patience_ms)
  const ended_after_ms = ended_at.map((at) => Math.round(at - began))
  soon('A stream of the session goes on', Math.max(...ended_after_ms), 2500)
  return { processes: 2, streams_ended_after_ms: ended_after_ms.join(' and ') }
}

async function looksAtFew(t: TestContext, start = startTestService) {
  const settings = { RATE_LIMIT_SIGN_IN: '5' }
  const service = await start(settings)
  const beside = await start(settings, service)
  t.after(async () => {
    await beside.stop()
    await service.stop()
  })
  const { email } = await person(service, 'agent')
  const guesses = Array.from({ length: 40 }, (_, n) =>
    browser(n % 2 ? service : beside).post('/session', { email, password: `a wrong guess ${n}` }),
  )
  const looked = (await Promise.all(guesses)).filter(({ status }) => status === 401).length
  assert.ok(looked <= 5, `${looked} of 40 guesses were looked at`)
  return { guesses: 40, looked_at: looked }
}
