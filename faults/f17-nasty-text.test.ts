import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '../server/src/app.ts'
import { ApiError } from '../server/src/errors.ts'
import { parseJson } from '../server/src/http/json-body.ts'
import { checkBody, checkQuery } from '../server/src/http/validation.ts'
import { testAccount } from '../server/src/testing/account.ts'
import { type NastyText, nastyText } from '../server/src/testing/nasty-text.ts'
import type { Random } from '../server/src/testing/random.ts'
import type { TestAccount } from '../server/src/testing/service.ts'
import { caller, checkEnvelope, json } from './support/call.ts'
import { chance, figures, goesRed, judged, sized, twin } from './support/fault.ts'
import { fill, type Operation, operations } from './support/operations.ts'
import { sharedService } from './support/shared-service.ts'
import { expected, holds, isTaken, put, textFields } from './support/text-fields.ts'
import { makeWhat, makeWorld, settings, validBody } from './support/world.ts'

test('F17: the parsers reject or preserve texts in every field and query', async (t) => {
  const sample = sized({ smallest: 20, quick: nastyText.length, full: nastyText.length })
  figures(t, readsExactly(chance(t), sample))
})

test('F17: texts in every field are refused, or come back exactly as they were', async (t) => {
  const sample = sized({ smallest: 8, quick: 150, full: Number.POSITIVE_INFINITY })
  figures(t, await textsComeBack(await testAccount(), chance(t), sample))
})

test('F17: texts in every address and query do no harm', async (t) => {
  const sample = sized({ smallest: 30, quick: 400, full: Number.POSITIVE_INFINITY })
  figures(t, await addressesDoNoHarm(await testAccount(), chance(t), nastyText, sample))
})

// Both twins are independent: one changes responses, the other skips a check of queries.
const careless = sharedService(
  settings,
  [
    'src/db/render.ts',
    'return (value: string) => JSON.stringify(value)',
    "return (value: string) => JSON.stringify(value.normalize('NFKC').trim())",
  ],
  ['src/http/validation.ts', '      checkText(value, name)\n', ''],
)

twin('F17 twin: where texts are tidied up, they come back changed', async (t) => {
  await goesRed(async () => textsComeBack(await careless(), chance(t), 100), /came back changed/)
})

twin('F17 twin: without the check of query texts, NUL reaches the database', async (t) => {
  const texts = nastyText.filter(({ text }) => text.includes('\0'))
  await goesRed(async () => addressesDoNoHarm(await careless(), chance(t), texts, 200), /null.*: 500/)
})

/** So many of the texts in every field and query parameter, without a running service. */
function readsExactly(random: Random, sample: number) {
  const texts = () => random.shuffle(nastyText).slice(0, sample)
  let taken = 0
  let refused = 0
  const judge = (about: string, is_taken: boolean, nasty: NastyText, wanted: unknown, read: () => unknown) => {
    let value: unknown
    try {
      value = read()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      assert.ok(!is_taken, `${about}: ${error.message}`)
      refused++
      return
    }
    assert.notEqual(nasty.expect, 'refuse', `${about}: was taken`)
    assert.deepEqual(value, wanted, `${about}: was changed`)
    taken++
  }
  const routeOf = ({ name }: Operation) => routes.find(({ operation }) => operation === name)!
  for (const field of textFields) {
    const route = routeOf(field.operation)
    const check = checkBody(route.body!)
    for (const nasty of texts()) {
      const body = { ...validBody(field.operation, {}), [field.name]: put(field, nasty.text) }
      const about = `${field.operation.name} ${field.name} (${field.kind}), ${nasty.label}`
      judge(about, isTaken(field, nasty), nasty, body, () => {
        const value = parseJson(Buffer.from(JSON.stringify(body)), route.checks_rows)
        check(value)
        return value
      })
    }
  }
  for (const operation of operations) {
    const check = checkQuery(routeOf(operation).query)
    for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'query'))
      for (const nasty of texts())
        judge(
          `${operation.name} ${name}, ${nasty.label}`,
          false,
          nasty,
          schema.type === 'boolean' && /^(?:true|false)$/.test(nasty.text) ? nasty.text === 'true' : nasty.text,
          () => check({ [name]: nasty.text })[name],
        )
  }
  return { texts: sample, fields: textFields.length, taken, refused }
}

async function textsComeBack(service: TestAccount, random: Random, max: number) {
  // In test mode, every operation works.
  const { api, ids: others } = await makeWorld(service, 'test')
  const { call, close } = caller(service.url)
  const headers = json(api.key)
  const pairs = textFields.flatMap((field) => nastyText.map((nasty) => ({ field, nasty })))
  const chosen = random.shuffle(pairs).slice(0, max)
  let taken = 0
  await judged(chosen, async ({ field, nasty }) => {
    const { operation, name } = field
    const about = `${operation.name} ${name} (${field.kind}), ${nasty.label}`
    const ids: Record<string, string> = { ...others, ...(await makeWhat(operation, api)) }
    const path = `/v1${fill(operation.path, ids)}`
    const body = JSON.stringify({ ...validBody(operation, ids), [name]: put(field, nasty.text) })
    let answer = await call({ method: operation.method, path, headers, body })
    // Another pair may hold the same text as a unique value right now, such as an identifier.
    for (let n = 0; n < 20 && answer.status === 409; n++) {
      await pause(50)
      answer = await call({ method: operation.method, path, headers, body })
    }
    checkEnvelope(answer, about)
    const wanted = isTaken(field, nasty)
    if (answer.status >= 300)
      return wanted || answer.status >= 500 ? `${about}: ${answer.status} ${answer.text.slice(0, 200)}` : undefined
    if (!wanted && nasty.expect === 'refuse') return `${about}: was taken`
    taken++
    const text = expected(field, nasty.text)
    const where = whereToRead(operation, ids, answer.text)
    const again = where === null ? [] : [await call({ method: 'GET', path: where, headers })]
    for (const { text: said } of [answer, ...again])
      if (!holds(JSON.parse(said), text)) return `${about}: came back changed: ${said.slice(0, 300)}`
    // Deleted, so that other pairs can use the same text as a unique value.
    await api.delete(`/contacts/${ids.contact_id}`)
    if (['/contacts', '/contacts/upsert'].includes(operation.path))
      await api.delete(`/contacts/${JSON.parse(answer.text).id}`)
    for (const list of ['/knowledge/articles', '/canned_replies'])
      if (operation.path.startsWith(list)) await api.delete(`${list}/${JSON.parse(answer.text).id}`)
    if (operation.path.startsWith('/webhook_endpoints'))
      await api.delete(`/webhook_endpoints/${JSON.parse(answer.text).id ?? ids.webhook_endpoint_id}`)
    return undefined
  }).finally(close)
  return { texts: nastyText.length, fields: textFields.length, pairs: chosen.length, came_back: taken }
}

/** Where to read what a request wrote: the same path if it has a GET, or the object. Null for singletons, which other pairs change, too. */
function whereToRead({ path, method }: Operation, ids: Record<string, string>, answer: string): string | null {
  if (method === 'PATCH' && !path.includes('{')) return null
  if (path.includes('{') && operations.some((other) => other.method === 'GET' && other.path === path))
    return `/v1${fill(path, ids)}`
  const collection = path.split('/{')[0]!.replace(/\/upsert$/, '')
  const named = fill(path, ids)
    .slice(collection.length + 1)
    .split('/')[0]
  return `/v1${collection}/${path.includes('{') ? named : JSON.parse(answer).id}`
}

async function addressesDoNoHarm(service: TestAccount, random: Random, texts: readonly NastyText[], max: number) {
  const { api, ids } = await makeWorld(service, 'live')
  const { call, close } = caller(service.url)
  const places = operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({ operation, parameter })),
  )
  const pairs = places.flatMap((place) => texts.map((nasty) => ({ ...place, nasty })))
  const chosen = random.shuffle(pairs).slice(0, max)
  await judged(chosen, async ({ operation, parameter, nasty }) => {
    const about = `${operation.name} ${parameter.name}, ${nasty.label}`
    const text = percent(nasty.text)
    const path = fill(operation.path, parameter.in === 'path' ? { ...ids, [parameter.name]: 'PLACE' } : ids)
    const address = parameter.in === 'path' ? path.replace('PLACE', text) : `${path}?${parameter.name}=${text}`
    const body = operation.body && JSON.stringify(validBody(operation, ids))
    const answer = await call({ method: operation.method, path: `/v1${address}`, headers: json(api.key), body })
    checkEnvelope(answer, about)
    if (answer.status >= 500) return `${about}: ${answer.status} ${answer.text}`
    if (parameter.in === 'path' && answer.status < 400) return `${about}: found something: ${answer.text.slice(0, 200)}`
    if (answer.status < 400 && nasty.expect === 'refuse' && !isEmpty(answer.text)) return `${about}: found something`
    return undefined
  }).finally(close)
  return { texts: texts.length, places: places.length, pairs: chosen.length }
}

/** No text means a stream, of which only the headers were read. Bytes in a query that aren't UTF-8 stay encoded and match nothing. */
function isEmpty(list: string): boolean {
  return list === '' || JSON.parse(list).data.length === 0
}

/** Percent-encodes a text as a client does. A lone surrogate becomes bytes that aren't UTF-8. */
function percent(text: string): string {
  return Array.from(text, (character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80')).join(
    '',
  )
}
