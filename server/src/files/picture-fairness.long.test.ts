import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { holdStrangersDecoder } from '../testing/files/decoders.ts'
import { picture } from '../testing/files/png.ts'
import { formWith, uploadFile } from '../testing/files/upload.ts'
import { eventually } from '../testing/service.ts'
import { visit, widgetChannel } from '../testing/visitor.ts'

it("a team's picture is done while those of its visitors are still being decoded", async (t) => {
  const account = await testAccount()
  const visitor = await visit(account, await widgetChannel(account))
  const { headers, body } = formWith('file', picture(400, 300), 'large.png')
  const send = () => visitor.send('POST', '/files', { headers, body })
  // So that there is a process to hold.
  await send()
  using held = holdStrangersDecoder()
  if (held === null) return t.skip('needs /proc')
  const sent = send()
  const { body: small } = await uploadFile(await account.client(), picture(8, 8), 'small.png')
  assert.equal(small.width, 8)
  held[Symbol.dispose]()
  await sent
})

it('a picture of another account is done while those of a visitor are still being decoded', async (t) => {
  const [crowded, quiet] = [await testAccount(), await testAccount()]
  const visitor = await visit(crowded, await widgetChannel(crowded))
  const send = async () => {
    const { headers, body } = formWith('file', picture(400, 300), 'large.png')
    return visitor.send('POST', '/files', { headers, body })
  }
  const decoded = async () => {
    const [row] = await crowded.database.run<{ count: number }>(sql`
      select count(*)::integer as count from files where preview_size is not null and environment_id = ${crowded.environment_ids.live}`)
    return row!.count
  }
  // So that there is a process to hold.
  await send()
  using held = holdStrangersDecoder()
  if (held === null) return t.skip('needs /proc')
  const sent = Array.from({ length: 6 }, send)
  await eventually(async () => {
    const [row] = await crowded.database.run(sql`
      select count(*)::integer as count from files where owner is not null and environment_id = ${crowded.environment_ids.live}`)
    assert.equal(row!.count, 7)
  })
  const { body: small } = await uploadFile(await quiet.client(), picture(8, 8), 'small.png')
  assert.deepEqual([small.width, await decoded()], [8, 1])
  held[Symbol.dispose]()
  await Promise.all(sent)
  // Those that didn't get their turn in time are shown later.
  await eventually(async () => assert.equal(await decoded(), 7))
})
