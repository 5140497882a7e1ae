import { sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import { read, type Scope } from '../../scope.ts'
import type { Tested } from '../outgoing/test-schema.ts'
import type { PracticeSettings } from './channel.ts'
import { secretsOf } from './secrets.ts'
import { practiceWebhook, signedBy } from './webhook.ts'

/** As a real messenger is tested: a handshake that is signed as its own is answered, and it says how it takes messages. */
export async function testPractice(scope: Scope, channel_id: string): Promise<Tested> {
  const [row] = await read<{ settings: string }>(
    scope,
    sql`select settings from channels where environment_id = ${scope.environment_id} and id = ${channel_id} and deleted_at is null`,
  )
  if (!row) throw notFound('channel')
  const { answers } = JSON.parse(row.settings) as PracticeSettings
  const incoming = (await handshake(scope, channel_id)) ? works : { ok: false, problem: unheard }
  const outgoing = answers === 'well' ? works : { ok: false, problem: { code: answers, message: problems[answers] } }
  return { ok: incoming.ok && outgoing.ok, incoming, outgoing, authserv: null }
}

async function handshake(scope: Scope, id: string): Promise<boolean> {
  const secrets = await secretsOf(scope, id)
  const [challenge, body] = ['test', Buffer.alloc(0)]
  const headers = signedBy(JSON.parse(secrets), challenge)
  const request = { method: 'GET', headers, query: new URLSearchParams({ challenge }), body } as const
  const verdict = practiceWebhook.check({ id, settings: null, secrets }, request)
  return !('problem' in verdict) && verdict.reply?.body === challenge
}

const works = { ok: true, problem: null }
const unheard = {
  code: 'signature_invalid',
  message: "The messenger's signature isn't accepted. Create the channel anew.",
}

const problems: Readonly<Record<Exclude<PracticeSettings['answers'], 'well'>, string>> = {
  rejected: 'The practice messenger refuses messages. Set `answers` to well.',
  unavailable: 'The practice messenger is down. Set `answers` to well.',
  unanswered: 'The practice messenger does not answer at the first try. Set `answers` to well.',
}
