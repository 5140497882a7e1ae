import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Api } from './api.ts'
import { Resources } from './generated/resources.ts'

interface Operation {
  tags: string[]
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>
}
type Paths = Record<string, Record<string, Operation>>
const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as { paths: Paths }

const of_collection = { get: 'list', post: 'create' } as Record<string, string>
const of_object = { get: 'get', patch: 'update', delete: 'delete' } as Record<string, string>

/** The paths with a list, or with objects below them. */
const collections = Object.keys(paths).filter((path) => objectPath(path) !== undefined || isList(paths[path]!.get))

function objectPath(collection: string): string | undefined {
  return Object.keys(paths).find(
    (path) => path.startsWith(`${collection}/`) && /^\/\{\w+\}$/.test(path.slice(collection.length)),
  )
}

function requests(path: string, verbs: Record<string, string>) {
  return Object.keys(paths[path]!).map((method) => ({ method, path, verb: verbs[method]! }))
}

function isList(operation: Operation | undefined): boolean {
  return /List$/.test(operation?.responses[200]?.content?.['application/json']?.schema.$ref ?? '')
}

/** The names of the methods of the area that send this request. */
function methodsFor(tag: string, method: string, path: string): string[] {
  const [, resource] = Object.entries(resources).find(
    ([name]) => name.toLowerCase() === tag.replaceAll(' ', '').toLowerCase(),
  )!
  return Object.getOwnPropertyNames(Object.getPrototypeOf(resource)).filter((name) => {
    if (name === 'constructor') return false
    sent = ''
    resource[name]!(...Array.from({ length: 6 }, () => 'x'))
    return sent === `${method.toUpperCase()} ${path}`
  })
}

let sent = ''
const note = (method: string, path: string) => {
  sent = `${method} ${path}`
}
const api = { send: note, list: note, stream: (path: string) => note('GET', path) } as unknown as Api
const resources = new Resources(api) as unknown as Record<string, Record<string, (...given: string[]) => unknown>>

describe('each area of the SDK', () => {
  it('has create, list, get, update and delete for what its collection can do', () => {
    const areas = Map.groupBy(collections, (path) => Object.values(paths[path]!)[0]!.tags[0]!)
    assert.ok(areas.size > 10)
    for (const [tag, of_area] of areas) {
      const main = of_area.filter((path) => objectPath(path)).sort((a, b) => a.length - b.length)[0]
      const wanted =
        main === undefined ? [] : [...requests(main, of_collection), ...requests(objectPath(main)!, of_object)]
      for (const { method, path, verb } of wanted)
        assert.ok(methodsFor(tag, method, path).includes(verb), `${tag} lacks ${verb}`)
      // What belongs to an object, such as the identity keys of a channel, has its name after the verb.
      for (const path of of_area.filter((one) => one !== main && paths[one]!.post))
        assert.ok(
          methodsFor(tag, 'post', path).some((name) => name.startsWith('create')),
          `${tag} has nothing called create… for ${path}`,
        )
    }
  })

  it('keeps the names of its operations', () => {
    for (const [area, name] of [
      ['conversations', 'start'],
      ['messages', 'send'],
      ['webhookEndpoints', 'register'],
      ['knowledge', 'listArticles'],
    ] as const)
      assert.equal(typeof resources[area]![name], 'function')
  })
})
