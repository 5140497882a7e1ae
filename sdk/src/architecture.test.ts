import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cyclesOf, drawers, filesIn, importsOf, longFunctions, tooLong, wrong } from '../../scripts/architecture.ts'

const source = new URL('.', import.meta.url).pathname
const files = filesIn(source, '**/*.ts')
const code = files.filter((file) => !/\.test\.ts$|^testing\//.test(file))

/** What may import what: a layer may import those before it. */
const layers: readonly RegExp[] = [
  /^generated\/(types|visitor-types|version)\.ts$/,
  /^(response|address|messages)\.ts$/,
  /^(errors|pages|verify)\.ts$/,
  /^(api|attempt|retry)\.ts$/,
  /^(parts|request|stream|visitor-options|visitor-token)\.ts$/,
  /^generated\/resources\.ts$/,
  /^(files|visitor-upload)\.ts$/,
  /^client\.ts$/,
  // Where the packages of others begin: the client, the visitor's client, and what the dashboard calls.
  /^(index|visitor|transport)\.ts$/,
]

describe('the SDK', () => {
  const imports = importsOf(source, code)

  it('has arrows that point one way', () => {
    assert.deepEqual(
      wrong(imports, ({ from, to }) => layerOf(to) > layerOf(from)),
      [],
    )
  })

  it('has no file that imports itself, however far round, not even for a type', () => {
    assert.deepEqual(cyclesOf(importsOf(source, files)), [])
  })

  it('takes nothing from outside its folder', () => {
    const outside = wrong(
      imports,
      ({ to }) => to.startsWith('..') || to.startsWith('testing/') || to.endsWith('.test.ts'),
    )
    assert.deepEqual(outside, [])
  })

  it('has no file over 250 lines and no line over 200 characters', () => {
    assert.deepEqual(tooLong(source, files), [])
  })

  it('has functions of at most 60 lines', () => {
    assert.deepEqual(longFunctions(source, code), [])
  })

  it('has no drawers for what nobody could name', () => {
    assert.deepEqual(drawers(files), [])
  })
})

function layerOf(file: string): number {
  const layer = layers.findIndex((pattern) => pattern.test(file))
  assert.notEqual(layer, -1, `${file} stands in no layer`)
  return layer
}
