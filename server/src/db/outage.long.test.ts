import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fillDisk } from '../testing/full-disk.ts'
import { startProcess } from '../testing/processes.ts'
import { client, eventually, someContact, startTestService } from '../testing/service.ts'
import { sql } from './sql.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('an outage of the database', () => {
  it('whose disk is full has one line as it begins and one as there is room, whatever succeeds in between', async (t) => {
    await using place = await startTestService({ SECRET_KEY })
    const settings = { DATABASE_URL: place.database_url, SECRET_KEY, RATE_LIMIT: '0', DATABASE_TIMEOUT_MS: '60000' }
    const process = await startProcess(settings)
    t.after(() => process.stop())
    const api = client(`${process.url}/v1`, await place.key())
    await fillDisk(place)
    const lines = () =>
      process.output.stdout
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
        .filter(({ level, method }) => level > 30 && method === undefined)
    let since = '-infinity'
    for (let n = 0; n < 4; n++) {
      assert.equal((await api.post('/contacts', someContact())).status, 503)
      assert.equal((await api.post('/labels', { name: `Label ${n}` })).status, 201)
      // Until the service has tried whether the database works again.
      since = await eventually(async () => {
        const [row] = await place.database.run(sql`
          select max(query_start)::text as tried from pg_stat_activity where datname = current_database()
            and pid <> pg_backend_pid() and query ~ 'room_check|select 1 as one' and query_start > ${since}::timestamptz`)
        assert.ok(row!.tried)
        return row!.tried
      })
    }
    await place.database.run(sql`drop trigger no_room on contacts`)
    await eventually(() => assert.ok(lines().some(({ msg }) => /room again/.test(msg))))
    assert.equal((await api.post('/contacts', someContact())).status, 201)
    const ready = await fetch(`${process.url}/readyz`)
    await process.stop()
    assert.deepEqual(
      lines().map(({ level, msg }) => [level, msg.replace(/[\d.]+ s\./, 'N s.')]),
      [
        [
          50,
          'The disk of the database is full, so nothing can be written: could not extend file: No space left on device',
        ],
        [40, 'The disk of the database has room again, after N s.'],
      ],
    )
    assert.equal(ready.status, 200)
  })
})
