import { end_of_walk, equals, filters, isWord, madeBetween, narrowest, page } from '../../db/page.ts'
import { rendering } from '../../db/render.ts'
import { type Sql, sql, verbatim } from '../../db/sql.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import { timeOf } from '../../ids.ts'
import type { Static } from '../../schema.ts'
import { methods, RequestLogEntry, type RequestLogQuery } from './log-schema.ts'

const shape = rendering(RequestLogEntry)

/** API requests in one mode, of keys and users. Newest first, about a second behind. */
export function listRequests(scope: DashboardScope, query: Static<typeof RequestLogQuery>) {
  const { mode = 'live' } = query
  const environment_id = scope.session[mode]
  const { served, rest } = narrowest(...filtersOf(query))
  const between = filters(madeBetween('request', query))
  return page(
    { ...scope, environment_id },
    {
      name: 'request_log',
      query,
      walks: true,
      json: (row) => shape.json({ ...row, mode, created_at: timeOf(row.id) }),
      rows: (after, tail, order) => sql`
        select id, method, path, status::integer, error_code, ms, array_to_json(event_ids) as event_ids,
          (select json_build_object('id', id, 'name', name, 'last_four', last_four) from api_keys where api_keys.id = key_id) as api_key,
          (select json_build_object('id', id, 'name', name) from users where users.id = user_id) as user
        from (
          select id, method, path, status, error_code, key_id, user_id, ms, event_ids from request_log
          where environment_id = ${environment_id}${served}${between}${after} order by id ${verbatim(order)} ${end_of_walk}) walked
        where true${rest} ${tail}`,
    },
  )
}

/** The most selective first, of those that have an index. */
function filtersOf({ method, status, path, key_id, request_id, by }: Static<typeof RequestLogQuery>) {
  const with_status = status === undefined ? undefined : withStatus(status)
  const is_error = status !== undefined && !/^[123]/.test(status)
  const with_method = isWord('method', method, methods)
  const indexed = [
    equals('id', request_id),
    is_error && with_status,
    by === 'user' && verbatim('user_id is not null'),
    equals('key_id', key_id),
    equals('path', path),
    // Spelled out, so that PostgreSQL uses the partial index of requests other than GET.
    method !== 'GET' && with_method && sql`method <> 'GET' and ${with_method}`,
  ]
  const plain = [
    method === 'GET' && with_method,
    !is_error && with_status,
    by === 'api_key' && verbatim('key_id is not null'),
  ]
  return [indexed, plain] as const
}

/** Spelled out, so that PostgreSQL uses the partial index of errors. */
function withStatus(word: string): Sql {
  if (word === 'error') return verbatim('status >= 400')
  if (word.endsWith('xx'))
    return verbatim(word === '4xx' ? 'status >= 400 and status < 500' : 'status >= 400 and status >= 500')
  return Number(word) < 400 ? sql`status = ${Number(word)}` : sql`status >= 400 and status = ${Number(word)}`
}
