// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../server/src/db/database.ts'
import { sql } from '../server/src/db/sql.ts'
import { undo } from '../server/src/testing/embedded-database.ts'
import { formWith } from '../server/src/testing/files/upload.ts'
import { client, startTestService } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { patience } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { keyIn, startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'
import { makeConversation } from './support/world.ts'

interface Size {
  messages: number
  kills: number
}

const size = sized<Size>({
  smallest: { messages: 12, kills: 1 },
  quick: { messages: 80, kills: 2 },
  full: { messages: 3000, kills: 30 },
})

test('F29: whoever takes files may be killed: a message has its file, whole, or there is neither', async (t) => {
  figures(t, await keepsTogether(t, size))
})

twin(
  'F29 twin: attached whether or not the message is written, files belong to messages that never were',
  async (t) => {
    const blind: Patch = [
      'src/files/attach.ts',
      'where environment_id = ${environment_id} and id = any (${ids}::text[]) and exists (select from change) returning id)`',
      'where environment_id = ${environment_id} and id = any (${ids}::text[]) returning id)`',
    ]
    await goesRed(() => keepsTogether(t, { messages: 100, kills: 0 }, [blind]), /was refused|never was/)
  },
)

/** Two processes, so that one changes the conversation under the other. */
async function keepsTogether(t: TestContext, { messages, kills }: Size, without: Patch[] = []) {
  const { settings, database_url } = await webhookPlace(t)
  const start = () => startProcess(t, { settings, without })
  const services = [await start(), await start()]
  const key = await keyIn(database_url)
  const random = chance(t)
  const headers = { authorization: `Bearer ${key}` }
  let is_over = false
  const post = (path: string, body: string | Buffer, more: Record<string, string>) =>
    until(async () => {
      if (is_over) throw new Over()
      const { url } = services[random.int(0, 1)]!
      const answer = await fetch(`${url}/v1${path}`, {
        method: 'POST',
        body: body as string,
        headers: { ...headers, ...more },
      })
      return { status: answer.status, body: JSON.parse(await answer.text()) }
    })
  const ids = await Promise.all(
    [1, 2].map(async () => (await makeConversation(client(`${services[0]!.url}/v1`, key))).conversation_id!),
  )
  const done: { content: Buffer; file_id: string; message_id: string }[] = []
  const kill = async () => {
    for (let n = 1; n <= kills; n++) {
      const moment = Math.floor((messages * (n - random.next())) / kills)
      while (done.length < moment && !is_over) await pause(1)
      const which = random.int(0, 1)
      await services[which]!.kill()
      services[which] = await start()
    }
  }
  const send = each(Array(messages).keys(), 8, async (n) => {
    const content = randomBytes(random.int(1, 200_000))
    const form = formWith('file', content, `${n}.bin`)
    const { body: file } = await post('/files', form.body, { ...form.headers, 'idempotency-key': `file ${n}` })
    const words = JSON.stringify({ attachments: [{ file_id: file.id }] })
    const typed = { 'content-type': 'application/json', 'idempotency-key': `message ${n}` }
    const { status, body } = await post(`/conversations/${ids[n % 2]}/messages`, words, typed)
    assert.equal(status, 201, `A message with its file was refused: ${JSON.stringify(body)}`)
    done.push({ content, file_id: file.id, message_id: body.id })
  })
  try {
    await Promise.all([send, kill()])
    await check(database_url, settings.DATA_DIR, services[0]!.url, key, done)
  } finally {
    is_over = true
    for (const service of services) await service.stop()
    await send.catch(() => {})
  }
  return { messages, kills, half_there: 0 }
}

/** Another part of the test has failed. */
class Over extends Error {}

/** As clients do: whatever happened, the same again, under the same key. */
async function until(attempt: () => Promise<{ status: number; body: { id: string } }>) {
  for (;;) {
    const answer = await attempt().catch((error) => {
      if (error instanceof Over) throw error
      return null
    })
    const code = (answer?.body as { error?: { code: string } } | undefined)?.error?.code
    if (answer && answer.status < 500 && code !== 'idempotency_key_in_use') return answer
    await pause(20)
  }
}

async function check(
  database_url: string,
  data_dir: string,
  url: string,
  key: string,
  done: { content: Buffer; file_id: string; message_id: string }[],
): Promise<void> {
  const database = openDatabase({
    url: database_url,
    connections: 2,
    ...patience,
  })
  try {
    const never = await database.run(sql`
      select files.id from files left join messages on messages.environment_id = files.environment_id
        and messages.conversation_id = files.conversation_id and messages.id = message_id
      where message_id is not null and (messages.id is null or attachments->0->>'id' <> files.id)`)
    assert.deepEqual(never, [], 'A file belongs to a message that never was.')
    const alone = await database.run(sql`
      select messages.id from messages where json_array_length(attachments) > 0 and not exists (
        select from files where files.environment_id = messages.environment_id and id = attachments->0->>'id' and message_id = messages.id)`)
    assert.deepEqual(alone, [], 'A message has a file that is not its own.')
    const known = await database.run<{ id: string }>(sql`select id from files union select id from deleted_files`)
    const ids = new Set(known.map(({ id }) => id))
    const folder = join(data_dir, 'files')
    const there = readdirSync(folder).flatMap((part) => readdirSync(join(folder, part)))
    assert.deepEqual(
      there.filter((id) => !ids.has(id)),
      [],
      'Bytes are there that no sweep would find.',
    )
  } finally {
    await database.close()
  }
  for (const { content, file_id } of done) {
    const file = await fetch(`${url}/v1/files/${file_id}`, { headers: { authorization: `Bearer ${key}` } })
    const bytes = await fetch(((await file.json()) as { url: string }).url)
    assert.ok(Buffer.from(await bytes.arrayBuffer()).equals(content), 'A file is not what was sent.')
  }
}

const cuts = sized({ smallest: 8, quick: 60, full: 2000 })

test('F29: an upload that is cut anywhere leaves nothing, and the next one is taken', async (t) => {
  const service = await startTestService()
  undo(t, () => service.stop())
  const random = chance(t)
  const key = await service.key()
  const form = formWith('file', randomBytes(300_000), 'cut.bin')
  const head = [
    'POST /v1/files HTTP/1.1',
    'host: x',
    `authorization: Bearer ${key}`,
    `content-type: ${form.headers['content-type']}`,
    `content-length: ${form.body.length}`,
  ].join('\r\n')
  const request = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), form.body])
  await each(Array(cuts).keys(), 4, async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    socket.on('error', () => {})
    const at = random.int(head.length, request.length - 1)
    await new Promise<void>((resolve) => socket.write(request.subarray(0, at), () => resolve()))
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy())
  })
  const again = await fetch(`${service.base}/files`, {
    method: 'POST',
    body: form.body as unknown as string,
    headers: { ...form.headers, authorization: `Bearer ${key}` },
  })
  assert.equal(again.status, 201)
  // What was cut last is noticed a moment later.
  const incoming = service.means.files.incoming
  while (readdirSync(incoming).length > 0) await pause(5)
  const rows = await service.database.run(sql`select id from files where stored_at is null`)
  assert.deepEqual(rows, [])
})

test('F29: where the disk is full, an upload is refused in words, leaves nothing, and the next small one is taken', async (t) => {
  const disk = mkdtempSync(join(tmpdir(), 'parley-full-'))
  undo(t, async () => rmSync(disk, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return t.skip('needs to mount a small disk')
  }
  undo(t, async () => void execFileSync('umount', ['-l', disk]))
  const service = await startTestService({ DATA_DIR: disk })
  undo(t, () => service.stop())
  const key = await service.key()
  const upload = async (bytes: number) => {
    const form = formWith('file', Buffer.alloc(bytes, 'x'), 'large.txt')
    const headers = { ...form.headers, authorization: `Bearer ${key}` }
    const answer = await fetch(`${service.base}/files`, {
      method: 'POST',
      body: form.body as unknown as string,
      headers,
    })
    return { status: answer.status, body: (await answer.json()) as { error?: { code: string }; url: string } }
  }
  const { status, body } = await upload(8_000_000)
  assert.deepEqual([status, body.error?.code], [507, 'storage_full'])
  assert.deepEqual(readdirSync(join(disk, 'incoming')), [])
  const { status: taken, body: file } = await upload(100_000)
  assert.equal(taken, 201)
  assert.equal((await (await fetch(file.url)).text()).length, 100_000)
})
