import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, it, type TestContext } from 'node:test'
import { readConfig } from '../config/config.ts'
import { newId } from '../ids.ts'
import { s3_credentials, startS3Server } from '../testing/files/s3-server.ts'
import { storageOf } from './open-store.ts'
import type { Storage } from './store.ts'

const folderFor = (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-files-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What every storage does. */
async function keeps(t: TestContext, storage: Storage): Promise<void> {
  const folder = folderFor(t)
  const [id, other] = [newId('file'), newId('file')]
  const put = async (of: string, piece: 'original' | 'preview' | 'part-0', content: string) => {
    const path = join(folder, 'incoming')
    writeFileSync(path, content)
    await storage.put(of, piece, path)
    assert.ok(!existsSync(path), 'it is taken over')
  }
  const read = async (of: string, piece: 'original' | 'preview' | 'part-0') => {
    const stored = await storage.read(of, piece)
    if (!stored) return null
    const content = await text(stored.bytes)
    assert.equal(stored.size, content.length)
    return content
  }
  await storage.check()
  assert.equal(await read(id, 'original'), null)
  await put(id, 'original', 'one two three')
  await put(id, 'part-0', 'part')
  await put(id, 'part-0', 'again')
  await put(other, 'original', 'other')
  assert.deepEqual([await read(id, 'original'), await read(id, 'part-0')], ['one two three', 'again'])
  const two = await storage.read(id, 'original', { first: 4, last: 6 })
  assert.deepEqual([await text(two!.bytes), two!.size], ['two', 13])
  const beyond = await storage.read(id, 'original', { first: 13, last: 20 })
  assert.equal(beyond!.size, 13)
  beyond!.bytes.resume()
  await storage.remove(id, 'part-0')
  assert.deepEqual([await read(id, 'part-0'), await read(id, 'original')], [null, 'one two three'])
  for (let n = 0; n < 2; n++) await storage.remove(id)
  assert.deepEqual([await read(id, 'original'), await read(other, 'original')], [null, 'other'])
}

describe('a storage of files', () => {
  it('on disk keeps what it is given, and removes it', async (t) => {
    const data_dir = folderFor(t)
    await keeps(t, storageOf(readConfig({ DATA_DIR: data_dir })))
    assert.equal(readdirSync(join(data_dir, 'files')).length, 2)
  })

  it('in S3 does the same, with every request signed', async (t) => {
    await using server = await startS3Server('a-bucket')
    const settings = {
      S3_ENDPOINT: server.endpoint,
      S3_REGION: s3_credentials.region,
      S3_BUCKET: 'a-bucket',
      S3_PREFIX: 'parley--1-/',
      S3_ACCESS_KEY_ID: s3_credentials.access_key_id,
      S3_SECRET_ACCESS_KEY: s3_credentials.secret_access_key,
    }
    const storage = storageOf(readConfig(settings))
    await keeps(t, storage)
    assert.match([...server.objects.keys()].join(), /^parley--1-\/svcfil_[0-9a-z]{26}\/original$/)
    server.fails = 503
    await assert.rejects(storage.check(), { code: 'storage_unavailable' })
    server.fails = null
    const wrong = storageOf(readConfig({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong' }))
    await assert.rejects(wrong.check(), ({ cause }: Error) => /403 SignatureDoesNotMatch/.test(String(cause)))
    assert.throws(() => readConfig({ ...settings, S3_BUCKET: '' }), /S3_ENDPOINT needs S3_BUCKET/)
  })
})
