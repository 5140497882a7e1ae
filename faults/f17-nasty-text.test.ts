import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { listAccounts } from '../server/src/accounts/accounts.ts'
import { nastyText } from '../server/src/testing/nasty-text.ts'
import type { Random } from '../server/src/testing/random.ts'
import { startTestService, type TestService } from '../server/src/testing/service.ts'
import { caller, checkEnvelope, json } from './support/call.ts'
import { chance, figures, goesRed, judged, sized } from './support/fault.ts'
import { fill, type Operation, operations } from './support/operations.ts'
import { type Patch, sabotagedService } from './support/sabotage.ts'
import { expected, holds, isTaken, put, textFields } from './support/text-fields.ts'
import { makeWhat, makeWorld, settings, validBody } from './support/world.ts'

test('F17: texts of every kind in every field are refused, or come back exactly as they were', async (t) => {
  figures(t, await textsComeBack(await started(t), chance(t), sized(500, Number.POSITIVE_INFINITY)))
})

test('F17: texts of every kind in every address and query do no harm', async (t) => {
  figures(t, await addressesDoNoHarm(await started(t), chance(t), sized(800, Number.POSITIVE_INFINITY)))
})

test('F17 twin: where texts are tidied up, they come back changed', async (t) => {
  const written = 'return (value: string) => JSON.stringify(value)'
  const tidied = "return (value: string) => JSON.stringify(value.normalize('NFKC').trim())"
  const service = await started(t, await sabotagedService(t, ['src/render.ts', written, tidied]))
  await goesRed(() => textsComeBack(service, chance(t), 200), /came back changed/)
})

test('F17 twin: without the check of query texts, NUL reaches the database', async (t) => {
  const patch: Patch = ['src/http/validation.ts', '      checkText(given, name)\n', '']
  const service = await started(t, await sabotagedService(t, patch))
  // Few of the pairs show it, and the first that does ends the search.
  await goesRed(() => addressesDoNoHarm(service, chance(t), 4000), /null.*: 500/)
})

async function started(t: TestContext, start = startTestService): Promise<TestService> {
  const service = await start(settings)
  t.after(() => service.stop())
  return service
}

async function textsComeBack(service: TestService, random: Random, most: number) {
  const { api, ids: others } = await makeWorld(service, (await listAccounts(service.database))[0]!.id, 'live')
  const { call, close } = caller(service.url)
  const headers = json(api.key)
  const pairs = textFields.flatMap((field) => nastyText.map((nasty) => ({ field, nasty })))
  const chosen = random.shuffle(pairs).slice(0, most)
  let taken = 0
  await judged(chosen, async ({ field, nasty }) => {
    const { operation, name } = field
    const about = `${operation.name} ${name} (${field.kind}), ${nasty.label}`
    const ids: Record<string, string> = { ...others, ...(await makeWhat(operation, api)) }
    const path = `/v1${fill(operation.path, ids)}`
    const body = JSON.stringify({ ...validBody(operation, ids), [name]: put(field, nasty.text) })
    let answer = await call({ method: operation.method, path, headers, body })
    // Another pair with the same text may have a contact of that identifier at this moment.
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
    // Away with it, so that the same text may be somebody else's name under which he is unique.
    await api.delete(`/contacts/${ids.contact_id}`)
    if (operation.path === '/contacts') await api.delete(`/contacts/${JSON.parse(answer.text).id}`)
    for (const list of ['/knowledge/articles', '/canned_replies'])
      if (operation.path.startsWith(list)) await api.delete(`${list}/${JSON.parse(answer.text).id}`)
    if (operation.path.startsWith('/webhook_endpoints'))
      await api.delete(`/webhook_endpoints/${JSON.parse(answer.text).id ?? ids.webhook_endpoint_id}`)
    return undefined
  }).finally(close)
  return { texts: nastyText.length, fields: textFields.length, pairs: chosen.length, came_back: taken }
}

/** The object a request was about: the list where it was added, else itself. Of what there is only one, others write meanwhile. */
function whereToRead({ path, method }: Operation, ids: Record<string, string>, answer: string): string | null {
  if (method === 'PATCH' && !path.includes('{')) return null
  if (path.includes('{') && operations.some((other) => other.method === 'GET' && other.path === path))
    return `/v1${fill(path, ids)}`
  const collection = path.split('/{')[0]!
  const named = fill(path, ids)
    .slice(collection.length + 1)
    .split('/')[0]
  return `/v1${collection}/${path.includes('{') ? named : JSON.parse(answer).id}`
}

async function addressesDoNoHarm(service: TestService, random: Random, most: number) {
  const { api, ids } = await makeWorld(service, (await listAccounts(service.database))[0]!.id, 'live')
  const { call, close } = caller(service.url)
  const places = operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({ operation, parameter })),
  )
  const pairs = places.flatMap((place) => nastyText.map((nasty) => ({ ...place, nasty })))
  const chosen = random.shuffle(pairs).slice(0, most)
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
  return { texts: nastyText.length, places: places.length, pairs: chosen.length }
}

/** Of a stream, the head alone was read. Bytes that are not UTF-8 are taken in a query as the text that they are written in: nobody has that name. */
function isEmpty(list: string): boolean {
  return list === '' || JSON.parse(list).data.length === 0
}

/** As a client sends it, also half of a surrogate pair: those bytes are not UTF-8. */
function percent(text: string): string {
  return Array.from(text, (character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80')).join(
    '',
  )
}
