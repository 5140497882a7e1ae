import assert from 'node:assert/strict'
import { it } from 'node:test'
import { openDatabase } from '../db/database.ts'
import { sql, verbatim } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import { cloneDatabase } from '../testing/database.ts'
import { by_index } from './by-index.ts'
import { keep, removeUnder } from './keep.ts'

for (const wider of [1, 300])
  it(`a batch reads of the index what it is about, though its statements were planned while there was nothing in it, rows ${wider} bytes wider`, async () => {
    const clone = await cloneDatabase()
    const database = openDatabase({ url: clone.url, connections: 4, statement_timeout_ms: 10_000 })
    // As before PostgreSQL 18, which can be told what to suppose of an empty table: see statistics.ts.
    await database.run(sql`select pg_clear_attribute_stats(current_schema(), 'contacts', 'environment_id', false)`)
    await database.run(verbatim(`alter table contacts add column wide character(${wider}) not null default 'x'`))
    const batch = Array.from({ length: 50 }, () => newId('contact'))
    const rowsRead = await database.session(async (connection) => {
      await connection.query(sql`begin`)
      await connection.query(by_index)
      const read = async () => {
        const rows = await connection.query<{ table: string; read: number }>(sql`
        select relname as table, idx_tup_fetch::integer as read from pg_stat_xact_user_tables
        where relname in ('contacts', 'search_documents', 'search_words', 'search_word_counts') order by 1`)
        return rows.map(({ read }) => read)
      }
      const keepSome = async (name: string, ids: string[]) => {
        await connection.query(sql`
        insert into contacts (environment_id, id, name, email, custom_attributes, created_at)
        select 1, id, ${name} || ' ' || md5(id), id || '@example.com', '{}', ${timeOf(ids[0]!)}::timestamptz from unnest(${ids}::text[]) id`)
        await keep(
          connection,
          1,
          ids.map((id) => ({ kind: 'contact' as const, parent_id: id, id })),
        )
      }
      for (let n = 0; n < 8; n++)
        await keepSome(
          'Many',
          Array.from({ length: 50 }, () => newId('contact')),
        )
      const before = await read()
      await keepSome('Few', batch)
      await removeUnder(connection, 1, batch.slice(0, 5))
      const after = await read()
      await connection.query(sql`rollback`)
      return after.map((rows, n) => rows - before[n]!)
    })
    await database.close()
    await clone.drop()
    for (const rows of rowsRead) assert.ok(rows < 400, `rows read: ${rowsRead.join(', ')}`)
  })
