import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { heavyParts, max_bytes, widgetBytes } from '../../scripts/widget-bytes.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const names = readdirSync(dist, { recursive: true }).map(String)

describe('the widget as it is sent', () => {
  it('is as small as it must be', () => {
    assert.deepEqual(heavyParts(), [])
    const { loader, chat, later } = widgetBytes()
    assert.ok(loader > 0 && chat > 0 && later > 0)
    assert.ok(max_bytes.loader + max_bytes.chat <= 25_000, 'until the first message can be sent')
  })

  it('holds nothing that a strict policy forbids, and nothing that maps back to the sources', () => {
    const html = readFileSync(join(dist, 'frame.html'), 'utf8')
    assert.doesNotMatch(html, /<script(?![^>]*src=)|<style|style="| on\w+="/)
    assert.deepEqual(
      names.filter((name) => name.endsWith('.map')),
      [],
    )
    for (const name of names.filter((one) => one.endsWith('.js')))
      assert.doesNotMatch(
        readFileSync(join(dist, name), 'utf8'),
        /new Function\(|\beval\(|\.cookie\b|\.insertAdjacentHTML/,
        name,
      )
  })

  it('has a loader that is one file and puts one name on the page', () => {
    const loader = readFileSync(join(dist, 'widget.js'), 'utf8')
    assert.doesNotMatch(loader, /\bimport\b|\bexport\b|innerHTML|document\.write|setAttribute\(.style/)
    assert.match(loader, /^\(function\(\)\{|^\(\(\)=>\{/)
    assert.match(loader, /\}\)\(\);?\s*$/)
    assert.deepEqual(loader.match(/window\.\w+ ?=|\bParley\b/g), ['Parley'])
  })
})
