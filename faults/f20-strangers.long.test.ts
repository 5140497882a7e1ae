// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lazily } from '../server/src/jobs/lazily.ts'
import { testAccount } from '../server/src/testing/account.ts'
import type { TestAccount } from '../server/src/testing/service.ts'
import { caller, checkEnvelope, json, type Reply } from './support/call.ts'
import { chance, figures, goesRed, sized, twin } from './support/fault.ts'
import { fill, type Operation, operations } from './support/operations.ts'
import { sharedService } from './support/shared-service.ts'
import { deadKeys, keyWithout, makeWorlds, mapIds, unknownLike, type Worlds } from './support/strangers.ts'
import { makeWhat, settings, validBody } from './support/world.ts'

const place = lazily(async () => placeOf(await testAccount()))

test("F20: another's ids are answered like ids that nobody has, by every operation", async (t) => {
  const sample = sized({ smallest: 12, quick: Number.POSITIVE_INFINITY, full: Number.POSITIVE_INFINITY })
  figures(t, await tellsNothing(await place(), chance(t).shuffle(operations).slice(0, sample)))
})

test('F20: a key without the scope hears so, for every operation and whatever the id', async (t) => {
  figures(t, await needsItsScope(await place()))
})

test('F20: without a living key every operation answers 401, whatever the id', async (t) => {
  figures(t, await needsAKey(await place()))
})

const find = 'from contacts where environment_id = ${scope.environment_id} and id = ${id}`,\n  )\n  if (!row)'

// One service without any of them: each missing check lets different requests through.
const unguarded = sharedService(
  settings,
  ['src/contacts/contacts.ts', find, find.replace('environment_id = ${scope.environment_id} and ', '')],
  [
    'src/conversations/list.ts',
    'from conversations where environment_id = ${scope.environment_id}${where}',
    'from conversations where true${where}',
  ],
  ['src/http/admit.ts', 'requirePermission(asApiCaller(caller), route.permission)', 'return'],
  ['src/http/authenticate.ts', '  if (key.revoked_at)', '  if (false)'],
)
const unguardedPlace = lazily(async () => placeOf(await unguarded()))
const named = (...names: string[]) => operations.filter(({ name }) => names.includes(name))

twin('F20 twin: a look-up without its environment tells of others', async () => {
  await goesRed(async () => tellsNothing(await unguardedPlace(), named('getContact')), /getContact/)
})

twin('F20 twin: a list without its environment tells of others', async () => {
  await goesRed(async () => tellsNothing(await unguardedPlace(), named('listConversations')), /listConversations/)
})

twin('F20 twin: without the check of scopes, any key does anything', async () => {
  await goesRed(async () => needsItsScope(await unguardedPlace()), /instead of 403/)
})

twin('F20 twin: without the look at its end, a revoked key lives on', async () => {
  await goesRed(async () => needsAKey(await unguardedPlace()), /api_key_revoked/)
})

interface Place {
  service: TestAccount
  worlds: Worlds
}

async function placeOf(service: TestAccount): Promise<Place> {
  return { service, worlds: await makeWorlds(service) }
}

/** A request that is valid except for its ids. */
function requestOf(operation: Operation, ids: Record<string, string>, query: Record<string, string> = {}) {
  const required = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const wanted = Object.fromEntries(
    required.map(({ name, schema }) => [name, ids[name] ?? String(schema.enum?.[0] ?? 'Person')]),
  )
  const search = new URLSearchParams({ ...wanted, ...query })
  return {
    method: operation.method,
    path: `/v1${fill(operation.path, ids)}${search.size > 0 ? `?${search}` : ''}`,
    ...(operation.body && { body: JSON.stringify(validBody(operation, ids)) }),
    ...(takesBytes(operation) && { body: 'x'.repeat(100) }),
  }
}

const takesBytes = ({ body_types }: Operation) => body_types.includes('application/octet-stream')

function headersFor(operation: Operation, key: string): Record<string, string> {
  const bytes = { 'content-type': 'application/octet-stream', 'content-range': 'bytes 0-99/48213' }
  return json(key, takesBytes(operation) ? bytes : {})
}

type Asking = (ids: Record<string, string>) => ReturnType<typeof requestOf>

/** Every place where an operation takes an id, with a request that has another id there and is otherwise valid. */
function places(operation: Operation, own: Record<string, string>): [place: string, asking: Asking][] {
  const names = (of: string[], ids: string[]) => of.filter((name) => ids.includes(name))
  const known = Object.keys(own)
  const in_path = names(
    Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name]) => name!),
    known,
  )
  const in_query = names(
    operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    [...known, 'after'],
  )
  const in_body = names(Object.keys(operation.body?.properties ?? {}), known)
  return [
    ...in_path.map((name): [string, Asking] => [
      `path ${name}`,
      (ids) => requestOf(operation, { ...own, [name]: ids[name]! }),
    ]),
    ...in_query.map((name): [string, Asking] => [
      `query ${name}`,
      (ids) => requestOf(operation, own, { [name]: ids[name === 'after' ? 'event_id' : name]! }),
    ]),
    ...in_body.map((name): [string, Asking] => [
      `body ${name}`,
      (ids) => ({
        ...requestOf(operation, own),
        body: JSON.stringify({ ...validBody(operation, own), [name]: ids[name] }),
      }),
    ]),
  ]
}

/** A message that came as none has no email, and no mail was passed over, for their owner either. */
const no_mail_arrives = ['getMessageEmail', 'takeInEmail']

/** What must not differ: everything except the request id. */
function shown({ status, text }: Reply): string {
  return `${status} ${text.replace(/"request_id":"req_\w+"/, '')}`
}

/** Users belong to an account, not to one of its modes. */
function isSharedWith(whose: string, id: string): boolean {
  return whose === 'other mode' && id.startsWith('svcusr_')
}

async function tellsNothing({ service, worlds }: Place, chosen: Operation[]) {
  const { call, close } = caller(service.url)
  const before = await lookAtAll(worlds)
  const done = { operations: chosen.length, places: 0, requests: 0 }
  try {
    for (const operation of chosen) {
      const own: Record<string, string> = { ...worlds.own.ids, ...(await makeWhat(operation, worlds.own.api)) }
      const headers = headersFor(operation, worlds.own.api.key)
      const good = await call({ ...requestOf(operation, own), headers })
      const is_taken = good.status < 400 || good.status === 409 || no_mail_arrives.includes(operation.name)
      assert.ok(is_taken, `${operation.name} refuses its owner: ${good.text}`)
      for (const [whose, { ids }] of Object.entries(worlds.foreign))
        for (const id of Object.values(ids).filter((id) => !isSharedWith(whose, id)))
          assert.ok(!good.text.includes(id), `${operation.name} shows ${id} of ${whose}`)
      for (const [place, asking] of places(operation, worlds.own.ids)) {
        done.places++
        for (const [whose, { ids }] of Object.entries(worlds.foreign)) {
          if (/ (assignee|user_id)$/.test(place) && whose === 'other mode') continue
          const theirs = await call({ ...asking(ids), headers })
          const nobodys = await call({ ...asking(mapIds(ids, unknownLike)), headers })
          done.requests += 2
          checkEnvelope(theirs, operation.name)
          assert.equal(shown(theirs), shown(nobodys), `${operation.name} tells of ${whose} by its ${place}`)
          if (place.startsWith('path'))
            assert.equal(theirs.status, 404, `${operation.name} finds the ${place} of ${whose}`)
          if (place.startsWith('query') && theirs.status < 400 && theirs.text !== '')
            assert.deepEqual(JSON.parse(theirs.text).data, [], `${operation.name} finds the ${place} of ${whose}`)
          if (place.startsWith('body'))
            assert.ok(theirs.status >= 400, `${operation.name} takes the ${place} of ${whose}`)
        }
      }
    }
    assert.deepEqual(await lookAtAll(worlds), before, "another's objects were changed")
  } finally {
    close()
  }
  return { ...done, leaks: 0 }
}

/** All foreign objects, as their owners see them. */
async function lookAtAll({ foreign }: Worlds): Promise<unknown> {
  const looks = Object.values(foreign).flatMap(({ api, ids }) =>
    operations
      .filter(({ method, path, parameters }) => {
        const asks = parameters.some((parameter) => parameter.in === 'query' && parameter.required)
        return method === 'GET' && path.includes('{') && !asks
      })
      .map(async ({ path }) => {
        const { body } = await api.get(fill(path, ids))
        // Such as that there is no email: each refusal has a request ID of its own.
        return body.error ? body.error.code : body
      }),
  )
  return Promise.all(looks)
}

async function needsItsScope({ service, worlds: { own } }: Place) {
  const { call, close } = caller(service.url)
  try {
    for (const operation of operations) {
      const headers = headersFor(operation, await keyWithout(service, operation))
      const answers = []
      for (const ids of [own.ids, mapIds(own.ids, unknownLike), mapIds(own.ids, () => 'x')]) {
        const answer = await call({ ...requestOf(operation, ids), headers })
        const code = checkEnvelope(answer, operation.name)
        assert.equal(code, 'insufficient_scope', `${operation.name} answers ${answer.status} instead of 403`)
        answers.push(shown(answer))
      }
      assert.equal(new Set(answers).size, 1, `${operation.name} tells ids apart: ${answers}`)
    }
  } finally {
    close()
  }
  return { operations: operations.length, requests: operations.length * 3 }
}

async function needsAKey({ service, worlds: { own } }: Place) {
  const { call, close } = caller(service.url)
  const dead = Object.entries(await deadKeys(service))
  try {
    for (const operation of operations)
      for (const [wanted, key] of dead) {
        const { authorization, ...without } = headersFor(operation, key ?? '')
        const headers = key === undefined ? without : { ...without, authorization: authorization! }
        const answers = []
        for (const ids of [own.ids, mapIds(own.ids, unknownLike)]) {
          const answer = await call({ ...requestOf(operation, ids), headers })
          const code = checkEnvelope(answer, operation.name)
          assert.equal(code, wanted, `${operation.name} answers ${answer.status} ${code} where ${wanted} is right`)
          assert.equal(answer.status, 401)
          assert.match(String(answer.headers['www-authenticate']), /^Bearer realm="service"/)
          answers.push(shown(answer))
        }
        assert.equal(new Set(answers).size, 1, `${operation.name} tells ids apart: ${answers}`)
      }
  } finally {
    close()
  }
  return { operations: operations.length, keys: dead.length, requests: operations.length * dead.length * 2 }
}
