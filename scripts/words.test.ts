import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { declarationsIn } from './declarations.ts'
import { findingsIn, overBudget, roomOf, wrongWords } from './words.ts'

describe('the names that code declares', () => {
  const declares = (text: string) => declarationsIn(text, (name) => /^(?:found|told|asked)$/.test(name)).length

  it('are variables, also in patterns and loops', () => {
    for (const text of [
      'const found = 1',
      'let found: string',
      'const { found } = one',
      'const { a: found, ...told } = one',
      'const { a: { b: [, found = 2] } } = one',
      'const [, ...found] = all',
      'for (const [found] of all) {}',
      'await using found = open()',
      'try {} catch (found) {}',
    ])
      assert.ok(declares(text) >= 1, text)
  })

  it('are parameters of functions of every form', () => {
    for (const text of [
      'function of(found: string) {}',
      'function of(a = 1, found = 2): number { return a }',
      'const of = (found) => 1',
      'const of = async ({ a: { found } }, told) => 1',
      'const of = (found): string => a',
      'all.map(([, found]) => 1)',
      'class A { constructor(private readonly found: string) {} }',
      'type Of = (found?: string) => void',
    ])
      assert.ok(declares(text) >= 1, text)
  })

  it('are functions, fields, and properties of types', () => {
    for (const text of [
      'export async function found() {}',
      'function* found() {}',
      'interface A extends B<C> { readonly found?: string }',
      'interface A { found(a: string): void }',
      'type A<T> = { found: T }',
      'type A = B & { found: string }',
      'type A = { a: { found: string } }',
      'class A { #found = 1 }',
      'class A { found() {} }',
      'function of({ a }: { found: string }) {}',
      'function of(): { found: string } {}',
    ])
      assert.equal(declares(text), 1, text)
  })

  it('are not what only uses a name, and nothing in a text, a comment or a pattern', () => {
    for (const text of [
      'use(found)',
      'use(found, told)',
      'const a = { found: 1, told }',
      'return { found }',
      'const a = b ? { found: 1 } : { found: 2 }',
      'a.found = told',
      'if (found) told()',
      'const a = found ? told : asked',
      "const a = 'const found = 1'",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read.
      'const a = `const found = ${told}`',
      '// const found = 1',
      '/* const found = 1 */',
      'const a = /const found = 1/',
      "import { found } from './found.ts'",
      'const rows = await run<{ found: string }>(query)',
    ])
      assert.equal(declares(text), 0, text)
  })

  it('are read on after every kind of text', () => {
    for (const before of [
      "'it’s'",
      '"\'"',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read.
      '`a ${b ? `c ${d}` : "}"} \\` e`',
      '/[/\'"`]\\//g',
      'a / b / c',
      '<p>{a}</p>',
    ])
      assert.deepEqual(
        declarationsIn(`const a = ${before}\nconst found = 1`, (name) => name === 'found'),
        [{ name: 'found', line: 2 }],
      )
  })
})

describe('words that are not the field’s', () => {
  const names = (text: string, file = 'server/src/a/b.ts') => findingsIn(file, text).map(({ name }) => name)

  it('are found in every part of a name', () => {
    const text =
      'const most_bytes = 1, x = 2; function openDoor(least: number, at_least_ms: number) {} class OuterDoor {}'
    assert.deepEqual(names(text), ['most_bytes', 'openDoor', 'least', 'at_least_ms', 'OuterDoor'])
    assert.deepEqual(names('const almost = 1, planes = 2, outdoor = 3, my_turns = 4'), [])
  })

  it('are found in the names of files', () => {
    assert.deepEqual(names('', 'server/src/http/open-door.test.ts'), ['open-door'])
    assert.deepEqual(names('', 'server/src/http/found.ts'), ['found'])
    assert.deepEqual(names('', 'server/src/http/found-again.ts'), [])
  })

  it('are participles only as whole names', () => {
    assert.deepEqual(names('const found = 1'), ['found'])
    assert.deepEqual(names('const is_found = 1, was_sent = 2, found_by = 3, Found = 4'), [])
  })

  it('are allowed where a name means what it says', () => {
    assert.deepEqual(names('const turns = 1', 'server/src/replies/worker.ts'), [])
    assert.deepEqual(names('const turns = 1', 'server/src/http/worker.ts'), ['turns'])
  })
})

describe('the participles of a room', () => {
  const three = findingsIn('server/src/a/b.ts', 'const found = 1, x = 2\nconst told = 3\nconst asked = 4')

  it('may not become more', () => {
    assert.deepEqual(overBudget(three, { 'server/src/a': 3 }), [])
    assert.equal(overBudget(three, { 'server/src/a': 2 }).length, 4)
    assert.equal(overBudget(three, {}).length, 4)
  })

  it('are counted anew when they become fewer, and have no budget at none', () => {
    assert.match(overBudget(three, { 'server/src/a': 4 }).join(), /set server\/src\/a to 3 in scripts\/words\.json/)
    assert.match(overBudget([], { 'server/src/a': 4 }).join(), /take server\/src\/a out/)
    assert.match(overBudget([], { 'server/src/a': 0 }).join(), /take server\/src\/a out/)
  })

  it('belong to the top folder of each part', () => {
    assert.deepEqual(
      [
        'server/src/ids.ts:1',
        'server/src/crm/connectors/a.ts:2',
        'faults/f20.test.ts',
        'bench/support/a.ts',
        'widget/src/a.ts',
      ].map(roomOf),
      ['server/src', 'server/src/crm', 'faults', 'bench/support', 'widget/src'],
    )
  })

  it('are within the budgets, and no other word is wrong', () => {
    assert.deepEqual(wrongWords(), [])
  })
})
