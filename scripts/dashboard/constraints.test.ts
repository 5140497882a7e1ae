import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Constraint, constraints } from '../../dashboard/src/api/generated/constraints.ts'
import { breachOf, type Matter } from '../../dashboard/src/api/matter.ts'
import { dashboardRoutes, routes } from '../../server/src/app.ts'
import { ApiError } from '../../server/src/errors.ts'
import type { JsonSchema } from '../../server/src/http/openapi/document.ts'
import { exampleOf } from '../../server/src/http/openapi/examples.ts'
import { documentPath } from '../../server/src/http/openapi/operations.ts'
import { checkBody } from '../../server/src/http/validation.ts'

type Body = Record<string, unknown>

describe('what the pages know of the limits of a parameter', () => {
  it('is what the service refuses it for', () => {
    let compared = 0
    for (const route of [...routes, ...dashboardRoutes]) {
      if (!route.body) continue
      const operation = `${route.method} ${documentPath(route)}`
      const check = checkBody(route.body)
      for (const [parameter, constraint] of Object.entries(constraints[operation] ?? {})) {
        for (const [value, matter] of breaches(constraint)) {
          const body = withValue(exampleOf(route.body as unknown as JsonSchema) as Body, parameter, value)
          // The rows of an import are validated one by one, like single contacts.
          if (body === null || parameter.startsWith('contacts[].')) continue
          const named = parameter.replaceAll('[]', '[0]')
          assert.throws(
            () => check(body),
            (error) => error instanceof ApiError && error.message.startsWith(`\`${named}\``),
            `${operation} ${parameter}`,
          )
          assert.deepEqual(breachOf(operation, named, body), matter, `${operation} ${parameter}`)
          compared++
        }
      }
    }
    assert.ok(compared > 100, `${compared} were compared`)
  })

  it('is nothing where the value is as the schema asks, or no limit is known', () => {
    assert.equal(breachOf('POST /contacts', 'name', { name: 'Ana' }), null)
    assert.equal(breachOf('POST /contacts', 'name', undefined), null)
    assert.equal(breachOf('POST /contacts', 'nickname', { nickname: '' }), null)
    assert.equal(breachOf('POST /nothing', 'name', { name: '' }), null)
  })

  it('counts characters as the service does', () => {
    assert.equal(breachOf('POST /contacts', 'name', { name: '😀'.repeat(255) }), null)
    assert.deepEqual(breachOf('POST /contacts', 'name', { name: '😀'.repeat(256) }), { kind: 'too_long', limit: 255 })
  })
})

/** Invalid values for a parameter, each with its problem. */
function breaches({ minLength, maxLength, minimum, maximum, maxItems, format }: Constraint): [unknown, Matter][] {
  return [
    ...(maxLength !== undefined ? [of('x'.repeat(maxLength + 1), 'too_long', maxLength)] : []),
    ...(minLength !== undefined && minLength > 0 ? [['', { kind: 'missing' }] as [unknown, Matter]] : []),
    ...(minimum !== undefined ? [of(minimum - 1, 'least', minimum)] : []),
    ...(maximum !== undefined ? [of(maximum + 1, 'most', maximum)] : []),
    ...(maxItems !== undefined ? [of(Array(maxItems + 1).fill({}), 'entries', maxItems)] : []),
    ...(format !== undefined ? [['yesterday', { kind: 'moment' }] as [unknown, Matter]] : []),
  ]
}

function of(value: unknown, kind: Matter['kind'], limit: number): [unknown, Matter] {
  return [value, { kind, limit }]
}

/** The body with another value at a path such as `mapping[].to`. Null if the example has no such path. */
function withValue(body: Body, parameter: string, value: unknown): Body | null {
  const copy = structuredClone(body)
  const names = parameter.replaceAll('[]', '.0').split('.')
  const last = names.pop()!
  let place: unknown = copy
  for (const name of names) place = (place as Body | undefined)?.[name]
  if (typeof place !== 'object' || place === null) return null
  Object.assign(place, { [last]: value })
  return copy
}
