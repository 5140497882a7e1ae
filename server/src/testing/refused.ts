import assert from 'node:assert/strict'
import type { ErrorCode } from '../errors.ts'
import type { Answer } from './service.ts'

/** Asserts an error as specified: exactly four fields, with this status and code. */
export function assertRefused(answer: Answer, status: number, code: ErrorCode, message?: RegExp): void {
  const about = `${answer.status} ${JSON.stringify(answer.body)}`
  assert.equal(answer.status, status, about)
  assert.deepEqual(Object.keys(answer.body), ['error'])
  assert.deepEqual(Object.keys(answer.body.error), ['type', 'code', 'message', 'request_id'])
  assert.equal(answer.body.error.code, code, about)
  assert.match(answer.body.error.type, /^service\/[a-z_]+$/)
  assert.match(answer.body.error.request_id, /^req_/)
  assert.equal(answer.body.error.request_id, answer.headers.get('service-request-id'))
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
  if (message) assert.match(answer.body.error.message, message)
}
