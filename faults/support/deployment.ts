import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { openDatabase } from '../../server/src/db/database.ts'
import { cloneDatabase } from '../../server/src/testing/database.ts'
import { dataFolder, undo } from '../../server/src/testing/embedded-database.ts'
import { client } from '../../server/src/testing/service.ts'
import { type Caller, caller } from './call.ts'
import { patience, patient } from './patient.ts'
import type { Patch } from './sabotage.ts'
import { keyIn, startProcess } from './service-process.ts'

export type Deployment = Awaited<ReturnType<typeof startDeployment>>

/** Two service processes on one database. Requests by `people` alternate between them. */
export async function startDeployment(t: TestContext, without: readonly Patch[] = []) {
  const { url: database_url, drop } = await cloneDatabase()
  undo(t, drop)
  const SECRET_KEY = randomBytes(32).toString('base64')
  const both = await Promise.all(
    [1, 2].map(() =>
      startProcess(t, {
        settings: { ...patient, DATABASE_URL: database_url, SECRET_KEY, DATA_DIR: dataFolder(t) },
        without,
      }),
    ),
  )
  const database = openDatabase({
    url: database_url,
    connections: 4,
    ...patience,
  })
  undo(t, database.close)
  const key = await keyIn(database_url)
  const callers = both.map(({ url }) => caller(url, 100))
  undo(t, () => callers.map((one) => one.close()))
  let next = 0
  const people: Pick<Caller, 'call'> = { call: (request) => callers[next++ % callers.length]!.call(request) }
  return { database, database_url, people, api: client(`${both[0]!.url}/v1`, key) }
}
