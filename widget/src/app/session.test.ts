import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { keep, recall } from './kept.ts'
import {
  currentOf,
  keepSession,
  openSession,
  originOf,
  type Session,
  sessionOf,
  subjectOf,
  withBegun,
} from './session.ts'

const session: Session = { visit: 0, token: null, before: null, subject: null, begun: [] }

describe('the session of a visitor', () => {
  it('is what the chat knows, unless the page knows of somebody else since', () => {
    assert.equal(openSession('a', { visit: 0, token: null }).token, null)
    keepSession('a', { token: 'first', subject: 'ana' })
    keep('parley:a:draft:new', 'Half a sent')
    // Another tab has made the visitor, and this page hasn't heard of it yet.
    assert.equal(openSession('a', { visit: 0, token: null }).token, 'first')
    assert.equal(recall('parley:a:draft:new', ''), 'Half a sent')
    // The page has signed them out while no chat was there to hear it.
    assert.deepEqual(openSession('a', { visit: 1, token: null }), { ...session, visit: 1 })
    assert.equal(recall('parley:a:draft:new', ''), '')
    assert.equal(sessionOf('a').token, null)
  })

  it('is not that of a page which has missed who came since', () => {
    keepSession('b', { visit: 2, token: null })
    assert.equal(openSession('b', { visit: 1, token: 'old' }).token, null)
    assert.equal(openSession('b', { visit: 2, token: 'new' }).token, 'new')
  })

  it('is the token of a page that does not count', () => {
    keepSession('c', { token: 'old' })
    assert.equal(openSession('c', { token: null }).token, null)
  })

  it('knows what became of what was new, and what it was', () => {
    const begun = { ...session, ...withBegun(session, 'new-1', 'svccnv_1') }
    assert.equal(currentOf(begun, 'new-1'), 'svccnv_1')
    assert.equal(currentOf(begun, 'new-2'), 'new-2')
    assert.equal(originOf(begun, 'svccnv_1'), 'new-1')
    assert.equal(originOf(begun, 'svccnv_2'), 'svccnv_2')
  })

  it('reads whom an identity names, and nobody from what is none', () => {
    const payload = Buffer.from(JSON.stringify({ sub: 'user-1042' })).toString('base64url')
    assert.equal(subjectOf({ identity_token: `e30.${payload}.x` }), 'user-1042')
    for (const identity_token of ['', 'a.b', 'a.@@.c', undefined]) assert.equal(subjectOf({ identity_token }), null)
    assert.equal(subjectOf({ name: 'Ana' }), null)
  })
})
