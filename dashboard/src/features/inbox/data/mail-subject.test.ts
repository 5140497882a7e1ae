import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mailSubject } from './mail-subject.ts'

describe('the subject of a mail', () => {
  it('is one line without control characters', () => {
    assert.equal(mailSubject(' Your\tlamp\r\nis\u0000 here\n'), 'Your lamp is  here')
  })

  it('has at most 250 characters, none of them half', () => {
    const subject = mailSubject('💡'.repeat(1000))
    assert.equal([...subject].length, 250)
    assert.ok(subject.isWellFormed())
  })
})
