import assert from 'node:assert/strict'
import { secretsPlace } from '../../channels/channel.ts'
import type { PracticeWebhook } from '../../channels/practice/schema.ts'
import { type PracticeSecrets, signedBy } from '../../channels/practice/webhook.ts'
import { sql } from '../../db/sql.ts'
import { eventually, type TestAccount } from '../service.ts'

/** The practice messenger as it stands outside: it calls the channel's webhook over HTTP, with its signature. */
export async function practiceMessenger(account: TestAccount, channel_id: string) {
  const url = `${account.url}/hooks/channels/${channel_id}`
  const [row] = await account.database.run<{ secrets: string }>(
    sql`select encode(secrets, 'hex') as secrets from channels where id = ${channel_id}`,
  )
  const place = secretsPlace(account.environment_ids.test, channel_id)
  const secrets: PracticeSecrets = JSON.parse(account.means.vault.open(Buffer.from(row!.secrets, 'hex'), place))
  const sign = (body: string | Buffer, at_s?: number) => signedBy(secrets, body, at_s)

  /** Waits until what was sent is taken in, but for what is tried again later. */
  async function worked() {
    await eventually(async () => {
      const rows = await account.database.run(
        sql`select from channel_webhooks where channel_id = ${channel_id} and due_at <= now()`,
      )
      assert.equal(rows.length, 0, `${rows.length} webhooks are not worked off`)
    }, 60_000)
  }

  /** Bytes under a signature that may be another's. Returns the status, and the code of an error. */
  async function send(body: string | Buffer, headers: Record<string, string> = sign(body), to = url) {
    const answer = await fetch(to, { method: 'POST', headers, body: body as string })
    const text = await answer.text()
    const code = answer.ok ? null : (JSON.parse(text) as { error: { code: string } }).error.code
    return { status: answer.status, code, text }
  }

  async function say(webhook: PracticeWebhook) {
    const answer = await send(JSON.stringify(webhook))
    await worked()
    return answer
  }
  return { url, sign, send, say, worked }
}
