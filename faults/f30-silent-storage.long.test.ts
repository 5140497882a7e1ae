import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startClamd } from '../server/src/testing/files/clamd.ts'
import { s3_credentials, startS3Server } from '../server/src/testing/files/s3-server.ts'
import { uploadFile } from '../server/src/testing/files/upload.ts'
import { eventually } from '../server/src/testing/service.ts'
import { blackHole } from './support/black-hole.ts'
import { figures, goesRed, twin } from './support/fault.ts'
import { answered, silentPlace, worksOtherwise } from './support/silent-place.ts'

const never_ms = 2 ** 30

test('F30: an S3 storage that falls silent costs a 503, and no file that was accepted', async (t) => {
  figures(t, await storesOn(t, 1500))
})

twin('F30 twin: where a storage may take for ever, an upload waits for ever', async (t) => {
  await goesRed(() => storesOn(t, never_ms, 10_000), /an upload waits for ever/)
})

const small = (n: number) => `File ${n}.\n`
const large = (n: number) => `Line ${n} of a long file.\n`.repeat(200_000)

/** Where an upload may be when the storage falls silent. */
const steps = [
  ['the request', small, /^PUT /, 'nothing', undefined],
  ['the middle of the file', large, /Line/, 'half', undefined],
  ['the response', small, /^HTTP\/1.1 200/, 'nothing', /^PUT /],
  ['the middle of the response', small, /^HTTP\/1.1 200/, 'half', /^PUT /],
  ['a response in drops', small, /^HTTP\/1.1 200/, 'drops', /^PUT /],
] as const

async function storesOn(t: TestContext, answer_ms: number, patience_ms = 60_000) {
  await using server = await startS3Server('a-bucket')
  const hole = await blackHole(t, server.endpoint)
  const { api, query } = await silentPlace(
    t,
    [['src/files/s3-bucket.ts', 'answer_ms = 30_000', `answer_ms = ${answer_ms}`]],
    {
      S3_ENDPOINT: hole.url.replace(/\/$/, ''),
      S3_REGION: s3_credentials.region,
      S3_BUCKET: 'a-bucket',
      S3_ACCESS_KEY_ID: s3_credentials.access_key_id,
      S3_SECRET_ACCESS_KEY: s3_credentials.secret_access_key,
    },
  )
  const accepted = new Map<string, string>()
  let refused = 0
  let n = 0
  const upload = async (content: string) => {
    const { status, body } = await uploadFile(api, content, 'notes.txt')
    if (status === 201) accepted.set(body.url, content)
    else {
      assert.deepEqual([status, body.error.code], [503, 'storage_unavailable'], JSON.stringify(body))
      refused++
    }
    return status
  }
  const goesOn = () => eventually(async () => assert.equal(await upload(small(++n)), 201))
  await goesOn()
  for (const [step, content, what, carried, request] of steps) {
    const swallowed = hole.swallowAt(what, carried, request)
    const uploading = upload(content(++n))
    await swallowed
    await worksOtherwise(api)
    assert.equal(await answered('an upload', uploading, patience_ms), 503, step)
    await goesOn()
  }
  const whole = large(++n)
  await eventually(async () => assert.equal(await upload(whole), 201))
  const url = [...accepted].find(([, content]) => content === whole)![0]
  const swallowed = hole.swallowAt(/^HTTP\/1.1 200/, 'half', /^GET \/a-bucket\/[^?]/)
  const reading = textAt(url)
  await swallowed
  await worksOtherwise(api)
  assert.notEqual(await reading, whole, 'the storage was not silent')
  hole.freeze()
  const waiting = [upload(small(++n)), upload(large(++n)), textAt(url)]
  await worksOtherwise(api)
  assert.deepEqual(await Promise.all(waiting.slice(0, 2)), [503, 503])
  assert.notEqual(await waiting[2], whole)
  hole.thaw()
  hole.deliver()
  await goesOn()
  // A storage that a busy machine makes late is one that's silent for once.
  for (const [url, content] of accepted)
    await eventually(async () => assert.ok((await textAt(url)) === content, 'a file that was accepted is not whole'))
  const rows = await query('select count(*) as n from files where stored_at is not null')
  assert.equal(Number(rows[0]!.n), accepted.size, 'files are there that nobody was told of')
  return { accepted: accepted.size, refused }
}

/** Where a scan may be when the scanner falls silent. */
const moments = [
  ['the file', /INSTREAM/, 'nothing'],
  ['the reply', /stream: OK/, 'nothing'],
  ['the middle of the reply', /stream: OK/, 'half'],
  ['a reply in drops', /stream: OK/, 'drops'],
] as const

test('F30: a virus scanner that falls silent costs a 503, and lets nothing through', async (t) => {
  figures(t, await scansOn(t, 1500))
})

twin('F30 twin: where a scan may take for ever, an upload waits for ever', async (t) => {
  await goesRed(() => scansOn(t, never_ms, 10_000), /an upload waits for ever/)
})

async function scansOn(t: TestContext, deadline_ms: number, patience_ms = 60_000) {
  await using clamd = await startClamd()
  const hole = await blackHole(t, clamd.address)
  const { api } = await silentPlace(
    t,
    [['src/files/scanner.ts', 'const deadline_ms = 30_000', `const deadline_ms = ${deadline_ms}`]],
    { VIRUS_SCANNER: `tcp://127.0.0.1:${hole.port}` },
  )
  const upload = async (content: string) => (await uploadFile(api, content, 'notes.txt')).status
  const goesOn = () => eventually(async () => assert.equal(await upload('harmless'), 201))
  for (const [moment, what, carried] of moments) {
    await goesOn()
    const swallowed = hole.swallowAt(what, carried)
    const uploading = upload(`harmless, ${moment}`)
    await swallowed
    await worksOtherwise(api)
    assert.equal(await answered('an upload', uploading, patience_ms), 503, moment)
  }
  hole.freeze()
  const waiting = [upload('harmless'), upload('EICAR')]
  await worksOtherwise(api)
  assert.deepEqual(await Promise.all(waiting), [503, 503])
  hole.thaw()
  await goesOn()
  let status = await upload('EICAR')
  // A scanner that a busy machine makes late is one that's silent for once.
  while (status === 503) status = await upload('EICAR')
  assert.equal(status, 415)
  return { moments: moments.length, scanned: clamd.scanned.length }
}

/** What comes of a file. */
function textAt(url: string): Promise<string> {
  return fetch(url).then(
    (answer) => answer.text().catch(() => 'broken off'),
    () => 'no response',
  )
}
