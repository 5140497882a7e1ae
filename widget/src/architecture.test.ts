import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cyclesOf, drawers, filesIn, importsOf, longFunctions, tooLong, wrong } from '../../scripts/architecture.ts'

const source = new URL('.', import.meta.url).pathname
const files = filesIn(source, '**/*.{ts,tsx}')
const code = files.filter((file) => !file.endsWith('.test.ts'))
const imports = importsOf(source, code)

/** What may import what: a layer may import those before it. The loader and the chat share two files and know nothing of each other. */
const layers: readonly RegExp[][] = [
  [/^(color|protocol)\.ts$/],
  [/^loader\//],
  [/^app\/(words\/|types|kept|outbox|session)/],
  [/^app\/(api|language|bridge|theme|times)\./],
  [/^app\/(prove|transfer)\./],
  [/^app\/upload\./],
  [/^app\/chat\//],
  [/^app\/(uploading|hours)\./],
  [/^app\/views\//],
  [/^app\/main\./],
  [/^demo\//],
]

/** Functions of more than 60 lines. The list may only become shorter. */
const long_functions: readonly string[] = ['app/views/composer.tsx Composer', 'loader/widget.ts start']

describe('the widget', () => {
  it('has arrows that point one way', () => {
    assert.deepEqual(
      wrong(imports, ({ from, to }) => layerOf(to) > layerOf(from)),
      [],
    )
  })

  it('has a loader that brings nothing of the chat', () => {
    assert.deepEqual(
      wrong(imports, ({ from, to }) => from.startsWith('loader/') !== to.startsWith('loader/') && layerOf(to) > 0),
      [],
    )
  })

  it('has no file that imports itself, however far round, not even for a type', () => {
    assert.deepEqual(cyclesOf(imports), [])
  })

  it('has no file over 250 lines and no line over 200 characters', () => {
    assert.deepEqual(tooLong(source, files), [])
  })

  it('has functions of at most 60 lines, but for those that are listed', () => {
    assert.deepEqual(longFunctions(source, code).sort(), [...long_functions].sort())
  })

  it('has no drawers for what nobody could name', () => {
    assert.deepEqual(drawers(files), [])
  })
})

function layerOf(file: string): number {
  const layer = layers.findIndex((patterns) => patterns.some((pattern) => pattern.test(file)))
  assert.notEqual(layer, -1, `${file} stands in no layer`)
  return layer
}
