import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { uploadFile } from '../testing/files/upload.ts'
import { startProcess } from '../testing/processes.ts'
import { client, eventually, startTestService, type TestService } from '../testing/service.ts'
import { smallDisk } from '../testing/small-disk.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const mib = 1024 * 1024

let place: TestService
before(async () => {
  place = await startTestService({ SECRET_KEY })
})
after(() => place.stop())

async function started(t: TestContext, settings: Record<string, string>) {
  const patient = { DATABASE_URL: place.database_url, SECRET_KEY, RATE_LIMIT: '0', DATABASE_TIMEOUT_MS: '60000' }
  const process = await startProcess({ ...patient, ...settings })
  t.after(() => process.stop())
  const told = () =>
    process.output.stdout
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
      .filter(({ level, method }) => level > 30 && method === undefined)
      .map(({ level, msg }) => [level, msg.replace(/[\d.]+ s\./, 'N s.')])
  return { process, api: client(`${process.url}/v1`, await place.key()), told }
}

describe('a disk without room for files', () => {
  it('is told once, however many files are refused, and while messages are still taken', async (t) => {
    const { api, told, process } = await started(t, { FILES_RESERVE_MB: '900000000' })
    for (let n = 0; n < 3; n++) assert.equal((await uploadFile(api, 'x', 'a.txt')).status, 507)
    assert.equal((await fetch(`${process.url}/readyz`)).status, 200)
    await process.stop()
    assert.deepEqual(told(), [
      [
        50,
        "Files are refused, messages without files aren't: the disk of DATA_DIR is full up to FILES_RESERVE_MB (900000000).",
      ],
    ])
  })

  it('is told again when there is room, whatever fits in between', async (t) => {
    const DATA_DIR = smallDisk(t, 32)
    if (DATA_DIR === null) return
    const { api, told, process } = await started(t, { DATA_DIR, FILES_RESERVE_MB: '0', FILE_MAX_MB: '20' })
    const large = Buffer.alloc(15 * mib)
    const filler = join(DATA_DIR, 'filler')
    for (let n = 0; n < 3; n++) {
      writeFileSync(filler, Buffer.alloc(20 * mib))
      assert.equal((await uploadFile(api, large, 'large.txt')).status, 507)
      rmSync(filler)
      assert.equal((await uploadFile(api, 'x', 'small.txt')).status, 201)
    }
    await eventually(() => assert.ok(told().length > 1))
    await process.stop()
    assert.deepEqual(told(), [
      [50, "Files are refused, messages without files aren't: the disk of DATA_DIR is full."],
      [40, 'There is room for files again, after N s.'],
    ])
  })
})
