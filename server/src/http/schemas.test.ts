import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { administrationRoutes } from '../accounts/routes.ts'
import { routes } from '../app.ts'
import { ApiError } from '../errors.ts'
import { checkBody, checkQuery } from './validation.ts'

describe('the schemas of what is sent', () => {
  // They are compiled on the first request that needs them, so nothing else would notice earlier.
  it('compile, each of them', () => {
    for (const { operation, query, body } of [...routes, ...administrationRoutes]) {
      const checks = [
        () => checkQuery(query)({ no_such: 'parameter' }),
        body && (() => checkBody(body)({ no_such: 1 })),
      ]
      for (const check of checks.filter((one) => one !== undefined))
        assert.throws(check, (error) => error instanceof ApiError && error.status === 400, operation)
    }
  })
})
