import { methodName } from './names.ts'
import type { Call } from './signature.ts'

/**
 * The regular verbs that an area lacks because its operations are named for what they do, such as `conversations.create` for
 * `conversations.start`: of its collection, the shortest path with an object below it.
 */
export function regularVerbs(calls: readonly Call[]): { verb: string; call: Call }[] {
  const collection = calls
    .map(({ path }) => path)
    .filter((path) => calls.some((call) => isObjectOf(path, call.path)))
    .sort((a, b) => a.length - b.length)[0]
  if (collection === undefined) return []
  const names = calls.map(({ operation }) => methodName(operation))
  return calls.flatMap((call) => {
    const verb = call.path === collection ? of_collection[call.method] : of_object[call.method]
    if (verb === undefined || names.includes(verb)) return []
    return call.path === collection || isObjectOf(collection, call.path) ? [{ verb, call }] : []
  })
}

const of_collection: Record<string, string> = { GET: 'list', POST: 'create' }
const of_object: Record<string, string> = { GET: 'get', PATCH: 'update', DELETE: 'delete' }

function isObjectOf(collection: string, path: string): boolean {
  return path.startsWith(`${collection}/{`) && path.indexOf('}', collection.length) === path.length - 1
}
