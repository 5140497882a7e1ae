import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { databaseProcess } from '../faults/support/database-process.ts'
import { onDatabase } from '../faults/support/on-database.ts'
import { keyIn, spawnCommand, startProcess } from '../faults/support/service-process.ts'
import { makeConversation } from '../faults/support/world.ts'
import { dataFolder } from '../server/src/testing/embedded-database.ts'
import { listen } from '../server/src/testing/listener.ts'
import { client, eventually } from '../server/src/testing/service.ts'

const missing_rights = /run "parley migrate" as the role that owns/i

test('a role that owns the tables migrates, and the service runs as one that can only read and write rows', async (t) => {
  const { url } = await databaseProcess(t)
  const [owner, app] = await documentedRoles(url)
  const DATA_DIR = dataFolder(t)

  assert.match(await failedStart(t, { DATABASE_URL: app, DATA_DIR }), missing_rights)
  const migrating = spawnCommand(t, { command: ['migrate'], settings: { DATABASE_URL: owner, DATA_DIR } })
  await migrating.exited
  assert.match(migrating.said(), /^Applied 0001_/m)

  const service = await startProcess(t, { settings: { DATABASE_URL: app, DATA_DIR, LOG_LEVEL: 'warn' } })
  const key = await keyIn(app)
  const api = client(`${service.url}/v1`, key)
  await using listener = await listen(`${service.url}/v1`, key)
  const { conversation_id } = await makeConversation(api)
  const { status } = await api.post(`/conversations/${conversation_id}/messages`, { content: 'Your quillon arrived' })
  assert.equal(status, 201)
  await eventually(() => assert.ok(listener.events.some(({ type }) => type === 'message.created')))
  await eventually(async () => assert.equal((await api.get('/search?q=quillon')).body.data.length, 1, service.said()))
  await assert.rejects(onDatabase(app, 'drop table messages'), /must be owner/)
  assert.doesNotMatch(service.said(), /permission denied/)
  assert.equal(await service.stop(), 0)

  // As if it were a version whose last migration the database doesn't have yet.
  await onDatabase(owner, 'delete from migrations where number = (select max(number) from migrations)')
  assert.match(await failedStart(t, { DATABASE_URL: app, DATA_DIR }), missing_rights)
})

async function failedStart(t: TestContext, settings: Record<string, string>): Promise<string> {
  const starting = spawnCommand(t, { command: ['start'], settings })
  await starting.exited
  return starting.said()
}

/** The URLs of both roles, made as the guide says: its second block is the owner's own. */
async function documentedRoles(superuser_url: string): Promise<[owner: string, app: string]> {
  const guide = readFileSync(new URL('../docs/deployment.md', import.meta.url), 'utf8')
  const blocks = guide.split('### Two roles')[1]!.matchAll(/```sql\n(.*?)```/gs)
  const [roles, privileges] = [...blocks].map(([, text]) =>
    text!.replaceAll('…', 'secret').replaceAll('parley', 'shop'),
  )
  // A database can't be created together with other statements.
  for (const statement of roles!.split(';\n').filter(Boolean)) await onDatabase(superuser_url, statement)
  const [owner, app] = ['shop_owner', 'shop'].map((name) => {
    const url = new URL(superuser_url)
    Object.assign(url, { username: name, password: 'secret', pathname: '/shop' })
    return url.href
  })
  await onDatabase(owner!, privileges!)
  return [owner!, app!]
}
