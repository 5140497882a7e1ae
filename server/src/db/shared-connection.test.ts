import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cloneDatabase } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { sql } from './sql.ts'

it('closing a database leaves no connection behind, not even one that is just being opened', async () => {
  const clone = await cloneDatabase()
  const settings = { url: clone.url, connections: 12, statement_timeout_ms: 10_000 }
  const watching = openDatabase(settings)
  try {
    const closing = openDatabase(settings)
    const name = new URL(clone.url).pathname.slice(1)
    const answered = [closing.read(sql`select 1 as one`), closing.write(sql`select 1 as one`)].map((one) =>
      one.catch(() => {}),
    )
    await closing.close()
    await Promise.all(answered)
    await assert.rejects(closing.read(sql`select 1 as one`), { code: 'database_unavailable' })
    const others = await watching.run(sql`
      select pid from pg_stat_activity where datname = ${name} and application_name = 'parley' and pid <> pg_backend_pid()`)
    assert.deepEqual(others, [])
  } finally {
    await watching.close()
    await clone.drop()
  }
})
