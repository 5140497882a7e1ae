import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { childrenNamed } from '../server/src/testing/files/decoders.ts'
import { picture } from '../server/src/testing/files/png.ts'
import { uploadFile } from '../server/src/testing/files/upload.ts'
import { type Answer, type Client, eventually, someContact } from '../server/src/testing/service.ts'
import { figures, goesRed, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { answered, silentPlace, worksOtherwise } from './support/silent-place.ts'

/** Of any thread: a text that says so is never done. */
const hangs: Patch = [
  'src/jobs/worker-thread.ts',
  'output: await work(input)',
  'output: JSON.stringify(input)?.includes("hangs here") ? Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) : await work(input)',
]
const soon: Patch[] = [
  ['src/summaries/worker-pool.ts', 'max_ms: 10_000', 'max_ms: 8000'],
  ['src/knowledge/index-thread.ts', 'max_ms: 20_000', 'max_ms: 8000'],
  ['src/files/decoder.ts', 'patience_ms = 15_000', 'patience_ms = 3000'],
]

test('F30: threads that hang cost whoever needed them a 503, and those after them nothing', async (t) => {
  figures(t, await goesOn(t))
})

twin('F30 twin: where nobody gives up on a thread, whoever needs it waits for ever', async (t) => {
  const unwatched: Patch = [
    'src/jobs/worker-thread.ts',
    'hanging = setTimeout(() => stop(late), max_ms).unref()',
    'void late',
  ]
  await goesRed(() => goesOn(t, [unwatched], 20_000), /waits for ever/)
})

async function goesOn(t: TestContext, without: Patch[] = [], patience_ms = 60_000) {
  const { api } = await silentPlace(t, [hangs, ...soon, ...without])
  const needing: Record<string, (text: string) => Promise<Answer>> = {
    'a summary': async (text) => api.post(`/conversations/${(await conversation(api, text)).id}/summarize`),
    'an article': (text) => api.post('/knowledge/articles', { title: 'Opening hours', body: `${text} We are open.` }),
    'a lead': async (text) => {
      const { contact_id } = await conversation(api, `${text} ${'We look for a tandem. '.repeat(400)}`)
      return api.post('/leads/qualify', { contact_id })
    },
  }
  let refused = 0
  const waiting = Object.entries(needing).map(async ([what, ask]) => {
    const { status, body } = await answered(what, ask('It hangs here.'), patience_ms)
    assert.deepEqual([status, body.error?.code], [503, 'overloaded'], `${what}: ${JSON.stringify(body)}`)
    refused++
  })
  await worksOtherwise(api)
  await Promise.all(waiting)
  for (const [what, ask] of Object.entries(needing)) {
    const { status, body } = await answered(what, ask('It goes on.'), patience_ms)
    assert.ok(status < 300, `${what}: ${status} ${JSON.stringify(body)}`)
  }
  return { refused }
}

test('F30: a process that decodes pictures and freezes costs one picture its preview', async (t) => {
  figures(t, await decodesOn(t))
})

twin('F30 twin: where nobody gives up on that process, the picture waits for ever', async (t) => {
  const patient: Patch = ['src/files/decoder.ts', "resolve({ problem: 'It took too long.', lost: 'late' })", '{}']
  await goesRed(() => decodesOn(t, [patient], 20_000), /waits for ever/)
})

async function decodesOn(t: TestContext, without: Patch[] = [], patience_ms = 60_000) {
  const { api, pid } = await silentPlace(t, [...soon, ...without])
  const upload = async () => {
    const { status, body } = await answered('a picture', uploadFile(api, picture(20, 10), 'photo.png'), patience_ms)
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }
  // On a busy machine, the process may need longer to start than it is given here.
  await eventually(async () => assert.equal((await upload()).width, 20))
  const decoders = childrenNamed('picture-process', pid)
  if (decoders === null) return { skipped: 'only Linux has /proc' }
  assert.ok(decoders.length > 0)
  for (const decoder of decoders) process.kill(decoder, 'SIGSTOP')
  const [frozen] = await Promise.all([upload(), worksOtherwise(api)])
  assert.deepEqual([frozen.width, frozen.preview_url], [null, null])
  const bytes = Buffer.from(await (await fetch(frozen.url)).arrayBuffer())
  assert.deepEqual(bytes, picture(20, 10))
  await eventually(async () => assert.equal((await upload()).width, 20))
  await eventually(() => assert.ok(!childrenNamed('picture-process', pid)!.some((one) => decoders.includes(one))))
  return { frozen: decoders.length }
}

async function conversation(api: Client, content: string): Promise<{ id: string; contact_id: string }> {
  const { body: contact } = await api.post('/contacts', someContact())
  const { body } = await api.post('/conversations', { contact_id: contact.id })
  for (const part of content.match(/.{1,4000}/gs)!) {
    const { status, body: said } = await api.post(`/conversations/${body.id}/messages`, {
      content: part,
      direction: 'inbound',
    })
    assert.equal(status, 201, JSON.stringify(said))
  }
  return { id: body.id, contact_id: contact.id }
}
