import type { Permission } from '../accounts/permissions.ts'
import type { Connection } from '../db/connection.ts'
import { invalid } from '../errors.ts'
import type { Page } from '../http/answer.ts'
import { requirePermission } from '../http/authenticate.ts'
import type { Scope } from '../scope.ts'
import { type Pass, passes } from './conditions.ts'
import { type Kind, kinds } from './documents.ts'
import { findContacts, findConversations, findMessages, type Search } from './find.ts'
import { complete, correct, understand } from './question.ts'
import { reading } from './read-transaction.ts'
import { contactResult, textResult } from './result.ts'
import type { SearchQuery, SearchResult } from './schema.ts'

const default_limit = 25
// After this long, people try another search.
const max_matches = 500
const max_length = 255

/**
 * The best matches: exact words before prefixes before corrected words, contacts before conversations before messages, then
 * the newest.
 */
export async function search(scope: Scope, query: SearchQuery, permissions: ReadonlySet<Permission>): Promise<Page> {
  const q = query.q.trim()
  if (q === '') throw invalid('q', 'is required.', 'parameter_missing')
  if (Array.from(q).length > max_length) throw invalid('q', `must have at most ${max_length} characters.`)
  const types = readableTypes(query.types, permissions)
  const { environment_id } = scope
  const question = understand(q)
  const search_terms: Search = {
    environment_id,
    question,
    with_names: permissions.has('contacts:read'),
    with_subjects: permissions.has('conversations:read'),
    hidden: scope.hidden ?? null,
  }
  const { limit = default_limit, cursor } = query
  const of = { environment_id, list: JSON.stringify(['search', q, types]) }
  const from = cursor === undefined ? 0 : Number(scope.cursors.read(of, cursor)[0])
  const to = Math.min(from + limit, max_matches)
  const best =
    question.words.length === 0
      ? []
      : await reading(scope, (connection) => findBest(connection, search_terms, types, to + 1))
  const has_more = best.length > to && to < max_matches
  const next_cursor = has_more ? scope.cursors.write(of, [String(to)]) : null
  return { json: JSON.stringify({ object: 'list', data: best.slice(from, to), has_more, next_cursor }), next_cursor }
}

async function findBest(connection: Connection, search: Search, types: Kind[], limit: number): Promise<SearchResult[]> {
  const { question, environment_id } = search
  const best = new Map<string, SearchResult>()
  for (const pass of passes) {
    if (pass === 'beginning') await complete(connection, environment_id, question)
    // The last resort.
    if (pass === 'correction' && (best.size > 0 || !(await correct(connection, environment_id, question)))) break
    for (const type of pass !== 'exact' && question.is_address ? types.filter((one) => one === 'contact') : types) {
      const matches = await finders[type](connection, search, pass, room(search, best, type, limit))
      for (const result of matches) if (result && best.size < limit && !best.has(result.id)) best.set(result.id, result)
      if (best.size === limit) return [...best.values()]
    }
  }
  return [...best.values()]
}

const finders: Record<
  Kind,
  (connection: Connection, search: Search, pass: Pass, max: number) => Promise<(SearchResult | null)[]>
> = {
  contact: async (connection, search, pass, max) =>
    (await findContacts(connection, search, pass, max)).map((row) => contactResult(row, search.question)),
  conversation: async (connection, search, pass, max) =>
    (await findConversations(connection, search, pass, max)).map((row) => textResult('conversation', row, search)),
  message: async (connection, search, pass, max) =>
    (await findMessages(connection, search, pass, max)).map((row) => textResult('message', row, search)),
}

/** How many to query: what is missing, what a stricter pass already found, and a few that turn out not to match. */
function room({ question }: Search, best: Map<string, SearchResult>, type: Kind, limit: number): number {
  const again = [...best.values()].filter((result) => result.type === type).length
  const wanted = limit - best.size + again
  return question.words.some(({ spaceless }) => spaceless) ? wanted * 3 : wanted
}

/** Asking for types the key may not read is an error, not a shorter list. */
function readableTypes(types: string | undefined, permissions: ReadonlySet<Permission>): Kind[] {
  if (types === undefined) return kinds.filter((kind) => permissions.has(`${kind}s:read`))
  const words = types.split(',')
  if (words.some((word) => !kinds.includes(word as Kind)))
    throw invalid('types', `must be one or more of ${kinds.join(', ')}, separated by commas.`)
  for (const kind of words) requirePermission({ permissions }, `${kind as Kind}s:read`)
  return kinds.filter((kind) => words.includes(kind))
}
