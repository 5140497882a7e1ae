import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nearest } from './nearest.ts'

const known = ['content', 'contact_id', 'created_after', 'created_before', 'phone_number', 'name', 'limit']

describe('the nearest known word', () => {
  it('is the one in another style, shortened or mistyped', () => {
    const meant = {
      createdAfter: 'created_after',
      'created-after': 'created_after',
      Name: 'name',
      phone: 'phone_number',
      contact: 'contact_id',
      contnet: 'content',
      conten: 'content',
      limits: 'limit',
      nmae: 'name',
    }
    for (const [word, one] of Object.entries(meant)) assert.equal(nearest(word, known), one, word)
  })

  it('is none if nothing is close, several are equally close, or the word is too long', () => {
    for (const word of ['', 'x', 'q', 'age', 'created', 'whatever', 'constructor', 'content'.repeat(1000)])
      assert.equal(nearest(word, known), undefined, word)
  })
})
