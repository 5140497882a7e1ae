import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { picture } from '../testing/files/png.ts'
import { decoder } from './decoder.ts'

it('a picture that takes longer than it may is given up, and the next one is decoded', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-pictures-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const one = decoder()
  t.after(one.end)
  const taskOf = (name: string, bytes: Buffer, max_work_ms: number) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return {
      content_type: 'image/png',
      path,
      clean_path: `${path}-clean`,
      preview_path: `${path}-preview`,
      max_work_ms,
      niceness: 10,
    }
  }
  const late = await one.run(taskOf('large', picture(6000, 6000), 1))
  assert.deepEqual(late, { problem: 'It took too long.', lost: 'late' })
  const next = await one.run(taskOf('small', picture(20, 10), 60_000))
  assert.ok('width' in next && next.width === 20)
})
