import assert from 'node:assert/strict'
import type { Answer } from './service.ts'

/** Asserts that a response is the stored one: the same, marked as a replay, with its own request id. */
export function assertReplayed(again: Answer, first: Answer): void {
  assert.equal(first.headers.get('idempotent-replayed'), null)
  assert.equal(again.status, first.status, JSON.stringify(again.body))
  assert.equal(again.headers.get('idempotent-replayed'), 'true')
  assert.equal(again.headers.get('original-request'), first.headers.get('service-request-id'))
  assert.notEqual(again.headers.get('service-request-id'), first.headers.get('service-request-id'))
  for (const name of ['location', 'etag', 'content-type', 'cache-control', 'service-api-version'])
    assert.equal(again.headers.get(name), first.headers.get(name), name)
  if (first.status < 400) assert.deepEqual(again.body, first.body)
  else {
    const { request_id, ...error } = again.body.error
    const { request_id: _, ...original } = first.body.error
    assert.deepEqual(error, original)
    assert.equal(request_id, again.headers.get('service-request-id'))
  }
}
