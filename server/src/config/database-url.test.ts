import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { databaseUrlFaults, serversIn } from './database-url.ts'

describe('a DATABASE_URL', () => {
  it('may list several servers, with the same user, name and parameters', () => {
    const url = 'postgres://parley:p%40ss@one,two:5433,[::1]:5434/shop?sslmode=verify-full'
    assert.deepEqual(serversIn(url), [
      'postgres://parley:p%40ss@one/shop?sslmode=verify-full',
      'postgres://parley:p%40ss@two:5433/shop?sslmode=verify-full',
      'postgres://parley:p%40ss@[::1]:5434/shop?sslmode=verify-full',
    ])
  })

  it('keeps commas that are not between hosts', () => {
    for (const url of [
      'postgres://u:a,b@one/shop',
      'postgres://one/shop?options=-c%20a=b,c',
      'postgres:///shop?host=/run,x',
    ])
      assert.deepEqual(serversIn(url), [url])
  })

  it('is refused if a host is none, or if it wants a server that takes no writes', () => {
    const faults = (url: string) => databaseUrlFaults(url).join()
    for (const url of ['', 'postgres://one,two/shop', 'postgres://u@one,two/shop?target_session_attrs=primary'])
      assert.equal(faults(url), '')
    assert.match(faults('postgres://one:5432:5433/shop'), /several hosts stand as one,two:5433/)
    assert.match(faults('postgres://one,two/shop?target_session_attrs=any'), /must be read-write or primary/)
  })
})
