import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { corpus } from '../../../testing/mails/corpus.ts'
import { type Seen, seenIn } from '../../../testing/mails/mail-case.ts'
import { readMail } from './mail.ts'

describe('a mail is read as a person reads it', () => {
  for (const { name, raw, expected } of corpus) {
    it(name, async () => {
      const { mail, problem } = await readMail(raw, { trusted_authserv_id: 'mx.shop.example' })
      const actual: Partial<Seen> = mail === null ? { problem } : seenIn(mail)
      const compared = Object.keys(expected).map((key) => [key, actual[key as keyof Seen]])
      assert.deepEqual(Object.fromEntries(compared), expected)
    })
  }
})
