import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  isEntry?: boolean
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)!

/** A file and all it needs before it runs. */
function needed(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const other of manifest[name]!.imports ?? []) needed(other, found)
  return found
}

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024
}

const first = new Set([...needed(entry), ...needed('src/features/inbox/conversation.tsx')])

describe('the pages as they are sent', () => {
  it('load at most 205 KB for the inbox, and 20 KB of style', () => {
    const script = kilobytes([...first].map((name) => manifest[name]!.file))
    const style = kilobytes([...new Set([...first].flatMap((name) => manifest[name]!.css ?? []))])
    console.log(`first route: ${script.toFixed(1)} KB of script, ${style.toFixed(1)} KB of style, gzip`)
    assert.ok(script <= 205 && style <= 20)
  })

  it('load at most 60 KB for each further page', () => {
    const lazy = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports)
    assert.ok(lazy.length > 5)
    for (const name of new Set(lazy)) {
      const further = [...needed(name)].filter((one) => !first.has(one))
      const script = kilobytes(further.map((one) => manifest[one]!.file))
      assert.ok(script <= 60, `${name}: ${script.toFixed(1)} KB`)
    }
  })

  it('hold nothing that their policy forbids, and nothing that maps back to the sources', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    assert.doesNotMatch(html, /<script(?![^>]*src=)|<style|style="| on\w+="/)
    const names = readdirSync(dist, { recursive: true }).map(String)
    assert.deepEqual(
      names.filter((name) => name.endsWith('.map')),
      [],
    )
    for (const name of names.filter((one) => one.endsWith('.js')))
      assert.doesNotMatch(
        readFileSync(join(dist, name), 'utf8'),
        /new Function\(|\beval\(|dangerouslySetInnerHTML:\{/,
        name,
      )
  })
})
