import { test } from 'node:test'
import { lazily } from '../server/src/jobs/lazily.ts'
import { testAccount } from '../server/src/testing/account.ts'
import { someContact, type TestAccount } from '../server/src/testing/service.ts'
import { caller, checkEnvelope, json } from './support/call.ts'
import { chance, figures, goesRed, judged, sized, twin } from './support/fault.ts'
import { badBodies, type JsonVector, jsonVectors } from './support/nasty-json.ts'
import type { Patch } from './support/sabotage.ts'
import { sharedService } from './support/shared-service.ts'

test('F17: JSON of every kind is refused, or comes back exactly as it was', async (t) => {
  const sample = sized({ smallest: 60, quick: jsonVectors.length, full: jsonVectors.length })
  figures(t, await exactOrRefused(await testAccount(), chance(t).shuffle(jsonVectors).slice(0, sample)))
})

test('F17: a body that is not one JSON object in UTF-8 is refused', async (t) => {
  figures(t, await refusedBodies(await testAccount()))
})

const json_body = 'src/http/json-body.ts'
const twins: Record<string, [because: RegExp, patch: Patch]> = {
  'the check for NUL': [/u0000.*: was taken/, [json_body, "if (text.includes('\\0'))", 'if (false)']],
  'the check of surrogates': [/uDEB2.*: was taken/, [json_body, 'if (!text.isWellFormed())', 'if (false)']],
  'the check of numbers': [
    /1e400.*: was taken/,
    [json_body, 'if (Math.abs(number) <= Number.MAX_SAFE_INTEGER)', 'if (true)'],
  ],
  'the limit of depth': [/\(200000\): 500/, [json_body, 'if (shape.depth > max_depth)', 'if (false)']],
  'the check for doubled names': [/"a.*: was taken/, [json_body, 'if (members !== shape.members)', 'if (false)']],
  'the refusal of __proto__': [/__proto__.*: /, [json_body, "if (name === '__proto__')", 'if (false)']],
  'the check of UTF-8': [/overlong.*: was taken/, [json_body, 'if (!isUtf8(bytes))', 'if (false)']],
}

// One service without any of them: each missing check lets different values through.
const unguarded = sharedService({}, ...Object.values(twins).map(([, patch]) => patch))
const unguardedRun = lazily(async () => exactOrRefused(await unguarded(), jsonVectors))

for (const [safeguard, [because]] of Object.entries(twins))
  twin(`F17 twin: without ${safeguard}, something comes back changed`, () => goesRed(unguardedRun, because))

async function exactOrRefused(service: TestAccount, vectors: readonly JsonVector[]) {
  const { call, close } = caller(service.url)
  const headers = json(await service.key())
  let taken = 0
  await judged(vectors, async (vector) => {
    const body = Buffer.concat(around.map((part) => (part === null ? Buffer.from(vector.json) : Buffer.from(part()))))
    const answer = await call({ method: 'POST', path: '/v1/contacts', headers, body })
    checkEnvelope(answer, vector.label)
    if (answer.status !== 201)
      return answer.status >= 500 || vector.expect === 'roundtrip'
        ? `${vector.label}: ${answer.status} ${answer.text}`
        : undefined
    if (vector.expect === 'refuse') return `${vector.label}: was taken: ${answer.text}`
    taken++
    const again = await call({ method: 'GET', path: answer.headers.location!, headers })
    return again.text === answer.text
      ? changed(vector, again.text)
      : `${vector.label}: ${again.text} is not ${answer.text}`
  }).finally(close)
  return { values: vectors.length, came_back: taken, refused: vectors.length - taken }
}

/** A contact with the value in its custom attributes, which take any JSON. */
const around = [() => JSON.stringify(someContact()).replace('}', ',"custom_attributes":{"value":'), null, () => '}}']

function changed({ label, json }: JsonVector, text: string): string | undefined {
  const sent = JSON.stringify(JSON.parse(String(json)))
  const kept = JSON.stringify(JSON.parse(text).custom_attributes.value)
  return sent === kept ? undefined : `${label}: was ${sent} and came back as ${kept}`
}

async function refusedBodies(service: TestAccount) {
  const { call, close } = caller(service.url)
  const key = await service.key()
  await judged(badBodies, async ({ label, body, type, status }) => {
    const sent = typeof body === 'string' ? body.replace('EMAIL', someContact().email) : body
    const answer = await call({
      method: 'POST',
      path: '/v1/contacts',
      headers: { ...json(key), 'content-type': type },
      body: sent,
    })
    checkEnvelope(answer, label)
    return answer.status === status ? undefined : `${label}: ${answer.status} ${answer.text}`
  }).finally(close)
  return { bodies: badBodies.length }
}
