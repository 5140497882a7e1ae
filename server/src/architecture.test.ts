import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, it } from 'node:test'

const source = new URL('.', import.meta.url).pathname
const files = globSync('**/*.ts', { cwd: source }).sort()
const code = files.filter((file) => !/\.test\.ts$|fixture|^testing\/|generated/.test(file))

/** What may import what: a layer may import those before it. A folder stands for all it holds, unless a part is named. */
const layers = [
  ['config', 'errors', 'aside', 'ids', 'lazily', 'schema', 'render', 'db', 'scope', 'secrets', 'turns'],
  ['http', 'events', 'accounts', 'presence'],
  ['administration', 'search'],
  ['contacts'],
  ['conversations'],
  ['webhooks', 'reports'],
  ['assistant'],
  ['leads'],
  ['crm'],
  ['contacts/merge'],
  ['background', 'app'],
  ['service'],
  ['testing', 'demo'],
  ['cli'],
  ['main'],
]

describe('the house', () => {
  it('has arrows that point one way', () => {
    const wrong = imports().filter(({ from, to }) => layerOf(to) > layerOf(from))
    assert.deepEqual(
      wrong.map(({ from, to }) => `${from} → ${to}`),
      [],
    )
  })

  it('has no file that imports itself, however far round', () => {
    assert.deepEqual(cycles(), [])
  })

  it('has no file over 250 lines', () => {
    const long = files.filter((file) => !/generated/.test(file) && text(file).split('\n').length > 251)
    assert.deepEqual(long, [])
  })

  it('reads the environment of the process in one place', () => {
    const elsewhere = code.filter((file) => /process\.env|process\.exit\(/.test(text(file)) && file !== 'main.ts')
    assert.deepEqual(elsewhere, [])
  })

  it('has no drawers for what nobody could name', () => {
    const drawers = files.filter((file) =>
      /(^|\/)(utils?|helpers?|common|lib|core|services|managers)(\/|\.ts$)/.test(file),
    )
    assert.deepEqual(drawers, [])
  })
})

interface Import {
  from: string
  to: string
  /** Types vanish when the code runs: they cannot make a cycle of modules. */
  type_only: boolean
}

function imports(): Import[] {
  return code.flatMap((from) =>
    Array.from(text(from).matchAll(/^(?:import|export) (type )?[^'"]*?from '(\.[^']+)'/gms), ([, type, path]) => ({
      from,
      to: relative('.', normalize(join(dirname(from), path!))),
      type_only: type !== undefined,
    })),
  )
}

function layerOf(file: string): number {
  const name = file.replace(/\.ts$/, '')
  const found = layers.findIndex((layer) =>
    layer.some((part) => part.includes('/') && (name === part || name.startsWith(`${part}/`))),
  )
  if (found !== -1) return found
  const top = name.split('/')[0]!
  const layer = layers.findIndex((names) => names.includes(top))
  assert.notEqual(layer, -1, `${file} stands in no layer`)
  return layer
}

function cycles(): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to, type_only } of imports()) if (!type_only) next.set(from, [...(next.get(from) ?? []), to])
  const finished = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '))
    else if (!finished.has(file)) for (const to of next.get(file) ?? []) visit(to, [...path, file])
    finished.add(file)
  }
  for (const file of code) visit(file, [])
  return found
}

function text(file: string): string {
  return readFileSync(join(source, file), 'utf8')
}
