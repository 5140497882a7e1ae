import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ApiError } from '../api/call.ts'
import { inboxText } from './en/inbox-text.ts'
import { pageText } from './en/page-text.ts'
import { refusalWords } from './refusal.ts'

describe('a refused parameter', () => {
  it('is told by its code, its name and the limit it is beyond', () => {
    const expected: [Partial<ApiError>, RegExp][] = [
      [{ code: 'parameter_missing', parameter: 'name' }, /^“Name” is required\.$/],
      [{ code: 'parameter_missing', parameter: 'credentials' }, /^Enter “credentials” again/],
      [{ parameter: 'identifier', matter: { kind: 'too_long', limit: 255 } }, /too long\. Use at most 255 characters/],
      [{ parameter: 'email' }, /isn’t a valid email address/],
      [{ parameter: 'email', matter: { kind: 'missing' } }, /is required/],
      [{ parameter: 'phone_number' }, /needs the country code/],
      [{ parameter: 'settings.base_url' }, /start with https/],
      [{ parameter: 'snoozed_until' }, /up to a year from now/],
      [{ parameter: 'expires_at', matter: { kind: 'moment' } }, /isn’t a valid date and time/],
      [{ parameter: 'assignee' }, /Choose someone else/],
      [{ parameter: 'new_password' }, /at least 10 characters/],
    ]
    for (const [error, words] of expected) assert.match(told(error)!, words)
  })

  it('is told in the words of the service where nothing is known of it', () => {
    const message = '`custom_attributes.plan` is nested more than 8 levels deep.'
    assert.equal(told({ parameter: 'custom_attributes.plan', message }), `“plan” isn’t valid. Details: ${message}`)
    assert.equal(told({ parameter: undefined }), undefined)
  })
})

/** Without the marks that isolate names from the surrounding text. */
function told(error: Partial<ApiError>): string | undefined {
  const whole = { code: 'parameter_invalid', message: '', matter: null, ...error } as ApiError
  return refusalWords(whole, { ...inboxText, ...pageText })?.replaceAll(/[\u2068\u2069]/g, '')
}
