import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { spoken } from '../../server/src/language/phrases.ts'
import { compiled, readLanguages } from './compile.ts'

// Reading them checks each against the schema.
const languages = readLanguages()

describe('the file of a language', () => {
  it('is there for each language that the assistant speaks, 28 of them', () => {
    assert.deepEqual(Object.keys(languages), [...spoken].sort())
    assert.equal(spoken.length, 28)
  })

  it('says which language it is', () => {
    for (const [code, { name }] of Object.entries(languages))
      assert.equal(new Intl.DisplayNames('en', { type: 'language' }).of(code), name)
  })

  it('names no language to be read with that has nothing of its own', () => {
    for (const language of Object.values(languages))
      for (const section of ['courtesies', 'asks_for_person', 'danger'] as const) {
        const other = language[section]
        if (typeof other === 'string') assert.equal(typeof languages[other]?.[section], 'object')
      }
  })

  it('has lists for all that its rules name', () => {
    for (const section of ['danger', 'danger_in_latin_letters'] as const)
      for (const [code, lists] of Object.entries(JSON.parse(compiled(languages, section))) as [string, Lists][])
        for (const name of JSON.stringify(lists).matchAll(/\{(\w+)\}/g))
          assert.ok(name[1]! in lists, `${code}: ${name[0]}`)
  })
})

type Lists = Record<string, string[]>
