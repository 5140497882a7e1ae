import { page } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { Resource, Scope } from '../../scope.ts'
import type { Happening } from '../hook.ts'
import { getChannelKind } from '../row.ts'
import { takeMessage, takeStatus } from './inlet.ts'
import { rendered, shownMessages } from './phone.ts'
import type { NewPracticeMessage, PracticeMessageQuery, PracticeWebhook } from './schema.ts'
import { secretsOf } from './secrets.ts'
import { practiceWebhook, signedBy } from './webhook.ts'

/** What the customer's telephone shows, the newest first. */
export async function listPracticeMessages(scope: Scope, channel_id: string, query: PracticeMessageQuery) {
  await requirePractice(scope, channel_id)
  const { customer_id } = query
  const of_customer = customer_id === undefined ? sql`` : sql` and address = ${customer_id}`
  return page(scope, {
    name: 'practice_messages',
    query,
    rows: (after, tail) => sql`
      select * from (
        ${shownMessages}
        where m.environment_id = ${scope.environment_id} and m.channel_id = ${channel_id}${of_customer}) practice_messages
      where true${after} ${tail}`,
    json: (row) => rendered.json(row as never),
  })
}

/**
 * A customer writes. The messenger signs it and calls the webhook: in the process, because it stands inside the service, which may not
 * know its own address. Whoever writes has seen everything that the messenger delivered before, and it reports that too.
 */
export async function writeAsCustomer(scope: Scope, channel_id: string, input: NewPracticeMessage): Promise<Resource> {
  await requirePractice(scope, channel_id)
  const { customer_id } = input
  const secrets = await secretsOf(scope, channel_id)
  const call = (webhook: PracticeWebhook) => {
    const body = Buffer.from(JSON.stringify(webhook))
    const request = {
      method: 'POST',
      headers: signedBy(JSON.parse(secrets), body),
      query: new URLSearchParams(),
      body,
    } as const
    const verdict = practiceWebhook.check({ id: channel_id, settings: null, secrets }, request)
    if ('problem' in verdict) throw new Error('The practice messenger was refused.')
    return practiceWebhook.read(body)[0]!
  }
  const message = { external_id: newId('practice_message'), ...input }
  const inbound = call({ messages: [message] }) as Happening & { happening: 'message' }
  const file_ids = (input.attachments ?? []).map(({ file_id }) => file_id)
  const intake = await takeMessage(scope, channel_id, { ...inbound.message, file_ids })
  if (intake === null) throw invalid('customer_id', 'is blocked.')
  const { resource, seen_id } = intake
  if (seen_id !== null) {
    const receipt = call({ statuses: [{ customer_id, message_id: seen_id, status: 'read' }] }) as Happening & {
      happening: 'status'
    }
    await takeStatus(scope, channel_id, receipt.report)
  }
  return resource
}

async function requirePractice(scope: Scope, channel_id: string): Promise<void> {
  const kind = await getChannelKind(scope, channel_id)
  if (kind !== 'practice')
    throw invalid('channel_id', `must be a channel of kind practice. This one's kind is ${kind}.`)
}
