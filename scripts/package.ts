import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Dependencies, type Lock, productionLock } from './production-lock.ts'

// Usage: npm run package [-- FOLDER]     writes parley-VERSION.tgz, which production installs, to FOLDER (./dist)

const root = fileURLToPath(new URL('..', import.meta.url))

/** What there is in production, as in the checkout. All else stays there. */
const contents = [
  ...['LICENSE', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'GUARANTEES.md', 'SECURITY.md', 'STYLE.md'],
  ...['bin', 'deploy', 'docs', 'bench/README.md', 'server', 'dashboard/dist', 'widget/dist'],
  ...['sdk/dist', 'sdk/package.json', 'sdk/README.md', 'sdk/LICENSE'],
]
/** Results of a build that must be there. */
const built = ['dashboard/dist/index.html', 'widget/dist/manifest.json', 'sdk/dist/esm/index.js']

interface Manifest extends Dependencies {
  name: string
  version: string
  description: string
  license: string
}

/** Writes the tarball to a folder, and returns its path. */
export function writePackage(folder: string): string {
  const missing = built.filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} isn't built. Run: npm run package`)
  const stage = mkdtempSync(join(tmpdir(), 'parley-package-'))
  try {
    for (const path of contents)
      cpSync(join(root, path), join(stage, path), { recursive: true, filter: (source) => isShipped(source) })
    writeManifest(stage)
    return pack(stage, folder)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

function isShipped(source: string): boolean {
  const path = relative(root, source)
  return (
    !/\.test\.ts$|^docs\/support$|(^|\/)(testing|node_modules|\.cache)$/.test(path) &&
    basename(path) !== '.parley-setup'
  )
}

function writeManifest(stage: string): void {
  const { name, version, description, license } = readJson<Manifest>('package.json')
  const { dependencies, optionalDependencies } = readJson<Manifest>('server/package.json')
  const manifest = {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines: { node: '>=26' },
    scripts: { start: 'exec bin/parley start', parley: 'exec bin/parley' },
    dependencies,
    optionalDependencies,
  }
  writeJson(join(stage, 'package.json'), manifest)
  const lock = productionLock(readJson<Lock>('package-lock.json'), manifest)
  // The only name of a lock file that npm packs.
  writeJson(join(stage, 'npm-shrinkwrap.json'), lock)
}

/** By npm, because what it packs is the same bytes on each machine: no owner, no time. */
function pack(stage: string, folder: string): string {
  const target = resolve(folder)
  mkdirSync(target, { recursive: true })
  const words = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', stage]
  const [packed] = JSON.parse(execFileSync('npm', words, { cwd: stage, encoding: 'utf8' })) as { filename: string }[]
  const path = join(target, packed!.filename)
  // Whole or not at all, also on another file system.
  cpSync(join(stage, packed!.filename), `${path}.partial`)
  renameSync(`${path}.partial`, path)
  return path
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

if (import.meta.main) console.log(writePackage(process.argv[2] ?? join(root, 'dist')))
