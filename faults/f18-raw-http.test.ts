import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testAccount } from '../server/src/testing/account.ts'
import type { TestAccount } from '../server/src/testing/service.ts'
import { checkEnvelope } from './support/call.ts'
import { each, figures, full, goesRed, sized, twin } from './support/fault.ts'
import { proxies, startProxy } from './support/proxies.ts'
import { fields, hosts } from './support/raw-heads.ts'
import { type Bytes, type Exchange, talk } from './support/raw-http.ts'
import type { Vector } from './support/raw-vector.ts'
import { longPatience, quickVectors, vectors } from './support/raw-vectors.ts'
import { sharedService } from './support/shared-service.ts'

test('F18: whatever is said on its socket, the service answers in its own shape and never loses its place', async (t) => {
  const chosen = sized({ smallest: quickVectors, quick: vectors, full: [...vectors, ...longPatience] })
  figures(t, await keepsItsPlace(await testAccount(), chosen))
})

const server = 'src/http/server.ts'
const lenient = sharedService({}, [
  server,
  'maxHeaderSize: max_header_bytes,',
  'maxHeaderSize: max_header_bytes, insecureHTTPParser: true,',
])
// Both twins are independent: one concerns requests that the parser accepts, the other requests that it rejects.
const unguarded = sharedService(
  {},
  [server, '    checkHead(request.raw)\n', ''],
  [server, '    clientErrorHandler: refuseSocket,\n', ''],
)

twin('F18 twin: with a lenient parser, hidden requests are answered', async () => {
  await goesRed(async () => keepsItsPlace(await lenient(), quickVectors, 1500), /length and chunks: .*/)
})

twin('F18 twin: without the check of the head, two Hosts pass', async () => {
  await goesRed(async () => keepsItsPlace(await unguarded(), hosts, 1500), /two Hosts: /)
})

twin('F18 twin: without its own refusal of broken requests, headers are missing', async () => {
  await goesRed(
    async () => keepsItsPlace(await unguarded(), fields, 1500),
    /a folded field: .*Service-Request-Id is missing/,
  )
})

if (full)
  for (const proxy of proxies)
    test(`F18: behind ${proxy.name}, nobody gets another's answer`, async (t) => {
      const program = proxy.find()
      if (program === undefined) return t.skip(`${proxy.name} is not installed (Debian: ${proxy.package})`)
      const service = await testAccount()
      const port = await startProxy(t, proxy, program, portOf(service))
      figures(t, await keepsOthersApart(service, port, vectors))
    })

async function keepsItsPlace(service: TestAccount, vectors: readonly Vector[], patience_ms = 60_000) {
  const key = await service.key()
  const faults: string[] = []
  const seen = new Set<number>()
  await each(vectors.entries(), 24, async ([n, vector]) => {
    const exchange = await talk(portOf(service), {
      patience_ms,
      ...vector,
      send: conversation(vector, n, key),
      enough: enough(vector),
    })
    for (const { status } of exchange.answers) seen.add(status)
    try {
      judge(vector, exchange, n)
    } catch (error) {
      faults.push(`${vector.name}: ${(error as Error).message.split('\n')[0]} [${summary(exchange)}]`)
    }
  })
  assert.ok(faults.length === 0, faults.join('\n'))
  return { vectors: vectors.length, desynchronised: 0, statuses: [...seen].sort().join(' ') }
}

/** The vector, followed by a request whose response can be recognized: it rejects the parameter `next_<n>` by name. */
function conversation(vector: Vector, n: number, key: string): Bytes[] {
  const next = vector.alone ? '' : `GET /v1/contacts?next_${n}=1 HTTP/1.1\r\nHost: h\r\nAuthorization: KEY\r\n\r\n`
  const [first, ...more] = vector.send.map((bytes) => withKey(bytes, key))
  if (more.length > 0) return [first!, ...more, withKey(next, key)]
  return [Buffer.concat([first!, withKey(next, key)])]
}

function withKey(bytes: Bytes, key: string): Buffer {
  return typeof bytes === 'string' ? Buffer.from(bytes.replaceAll('KEY', `Bearer ${key}`), 'latin1') : bytes
}

/** After a refusal, the connection must be closed. */
function enough(vector: Vector): number {
  return vector.answered ? 2 : Number.POSITIVE_INFINITY
}

function judge(vector: Vector, { answers, rest, closed }: Exchange, n: number): void {
  for (const answer of answers) {
    checkEnvelope(answer, 'answer')
    assert.ok(!answer.text.includes('`smuggled`'), 'a hidden request was answered')
  }
  assert.equal(rest, '', 'something else than answers came')
  if (vector.or_closed && closed && answers.length === 0) return
  const [mine, ...more] = answers
  const right = vector.refused ?? vector.answered!
  assert.ok(mine && right.includes(mine.status), `answered ${mine?.status} where ${right.join(' or ')} is right`)
  if (vector.refused) {
    assert.equal(more.length, 0, 'something was answered after the refusal')
    assert.ok(closed, 'the connection stays open after the refusal')
  } else {
    assert.equal(more.length, 1, 'what follows was not answered once')
    assert.match(more[0]!.text, new RegExp(`\`next_${n}\``), 'what follows got the answer of another')
  }
}

/** The proxy may reject requests itself, but no response may reach another client. */
async function keepsOthersApart(service: TestAccount, port: number, vectors: readonly Vector[]) {
  const key = await service.key()
  const origin = `http://127.0.0.1:${port}`
  const headers = { authorization: `Bearer ${key}` }
  let running = true
  let clean = 0
  const bystanders = Array.from({ length: 4 }, async () => {
    while (running) {
      const own = `clean_${clean++}`
      const answer = await fetch(`${origin}/v1/contacts?${own}=1`, { headers })
      assert.match(await answer.text(), new RegExp(`\`${own}\``), 'a bystander got the answer of another')
    }
  })
  let passed = 0
  const attack = each(vectors.entries(), 8, async ([n, vector]) => {
    const exchange = await talk(port, {
      ...vector,
      send: conversation(vector, n, key),
      enough: enough(vector),
      patience_ms: 1500,
    })
    for (const answer of exchange.answers) {
      assert.ok(!answer.text.includes('`smuggled`'), `${vector.name}: a hidden request was answered`)
      assert.ok(!answer.text.includes('`clean_'), `${vector.name}: got the answer of a bystander`)
      if (answer.headers['service-request-id'] === undefined) continue
      passed++
      checkEnvelope(answer, vector.name)
    }
  })
  await attack.finally(() => {
    running = false
  })
  await Promise.all(bystanders)
  return { vectors: vectors.length, bystanders: clean, answers_of_the_service: passed, desynchronised: 0 }
}

function summary({ answers, closed }: Exchange): string {
  const said = answers.map(({ status, text }) => `${status} ${/"message":"(.{0,80})/.exec(text)?.[1] ?? ''}`)
  return [...said, closed ? 'closed' : 'left open'].join('; ')
}

function portOf(service: TestAccount): number {
  return Number(new URL(service.url).port)
}
