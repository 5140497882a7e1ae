import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { undo } from './embedded-database.ts'

/** A folder with a disk of its own. Null, and the test is skipped, where this user can't mount one. */
export function smallDisk(t: TestContext, megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'parley-small-'))
  undo(t, async () => rmSync(folder, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    t.skip('needs to mount a small disk')
    return null
  }
  undo(t, async () => void execFileSync('umount', ['-l', folder]))
  return folder
}
