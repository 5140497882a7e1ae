import { spawnSync } from 'node:child_process'
import type { TestContext } from 'node:test'

/**
 * Returns what `find` finds of a Debian package, or of the first of several that can be installed. A missing package is installed
 * as root, and in CI with sudo. If that isn't possible, returns undefined and skips the test with the reason. In CI, the test fails.
 */
export function fromDebian(
  t: TestContext,
  names: string | string[],
  find: () => string | undefined,
): string | undefined {
  let found = find()
  let refusal: string | undefined
  for (const name of [names].flat()) {
    if (found !== undefined) return found
    refusal = install(name)
    found = find()
  }
  if (found !== undefined) return found
  const reason = `Debian's ${names} is missing: ${refusal ?? 'it was installed and is not where it should be'}`
  if (process.env.CI) throw new Error(reason)
  t.skip(reason)
  return undefined
}

function install(name: string): string | undefined {
  const root = process.getuid?.() === 0
  if (!root && !process.env.CI) return 'only root may install it'
  const asked = apt(root, 'install', name)
  // A fresh image has no package lists.
  if (asked === undefined || apt(root, 'update') !== undefined) return asked
  return apt(root, 'install', name)
}

/** Returns what went wrong, if anything. */
function apt(root: boolean, verb: 'install' | 'update', ...names: string[]): string | undefined {
  const settings = ['-o', 'DPkg::Lock::Timeout=60', '-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=20']
  const words = ['apt-get', ...settings, '-qq', '-y', '--no-install-recommends', verb, ...names]
  const [program, ...rest] = root ? words : ['sudo', '-n', ...words]
  const { error, status, stderr } = spawnSync(program!, rest, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    timeout: 120_000,
  })
  if (error) return `${program} cannot be run (${error.message})`
  return status === 0 ? undefined : `apt-get ${verb} ended with ${status}: ${stderr.trim()}`
}
