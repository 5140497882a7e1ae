// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startHubSpot } from '../server/src/crm/fakes/hubspot.ts'
import { undo } from '../server/src/db/embedded/fixture.ts'
import { newId } from '../server/src/ids.ts'
import type { Random } from '../server/src/testing/random.ts'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized } from './support/fault.ts'
import { onDatabase, type Patch, sabotagedCopy } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'

interface Size {
  leads: number
  kills: number
}

const creation = { method: 'POST', path: '/contacts' }

const size = sized({ leads: 60, kills: 2 }, { leads: 2000, kills: 20 })

test('F27: whoever syncs may be killed, and a CRM may die after it accepted: each lead is one record over there', async (t) => {
  figures(t, await makesOneOfEach(t, chance(t), size))
})

test('F27 twin: where an attempt of which nothing is known counts as none, records are made twice', async (t) => {
  const patch: Patch = ['src/crm/sync.ts', 'uncertain: link.creating_since !== null', 'uncertain: false']
  const checkout = sabotagedCopy(t, patch)
  await goesRed(() => makesOneOfEach(t, chance(t), { leads: 40, kills: 0 }, checkout), /made twice/)
})

test('F27 twin: where the lock on a lead is none, records are made twice', async (t) => {
  const unlocked: Patch = [
    'src/crm/lease.ts',
    '      where job.leased_until is null or job.leased_until <= now()\n',
    '',
  ]
  const unfenced: Patch = [
    'src/crm/lease.ts',
    'and lease_token = ${token}::bigint and leased_until is not null`\n}',
    '`\n}',
  ]
  await goesRed(() => isOneHoweverManyAsk(t, sabotagedCopy(t, unlocked, unfenced)), /made twice/)
})

test('F27: each lead is one record, however many ask for it at once, of two processes', async (t) => {
  figures(t, await isOneHoweverManyAsk(t))
})

async function makesOneOfEach(t: TestContext, random: Random, { leads, kills }: Size, checkout?: string) {
  const { api, fake, start, stop, kill, settings } = await begun(t, checkout)
  await start()
  await each(Array(leads).keys(), 4, async (n) => {
    await makeLead(api(), n)
  })
  const { body } = await api().post('/crm_connections', {
    provider: 'hubspot',
    settings: fake.settings,
    credentials: fake.credentials,
  })
  assert.ok(body.id, JSON.stringify(body))
  // Answers that never come, after all was done, and others that come late.
  const lost_answers = Array.from({ length: leads / 4 }, () => ({ ...creation, drop: 'after' as const }))
  fake.next(...lost_answers, ...Array.from({ length: leads * 2 }, () => ({ delay_ms: random.int(0, 40) })))
  await api().post(`/crm_connections/${body.id}/backfill`, { which: 'all' })
  for (let n = 1; n <= kills; n++) {
    const moment = (leads * (n - random.next())) / kills
    await eventually(async () => assert.ok(fake.records().length >= Math.floor(moment)), 120_000)
    await pause(random.int(0, 60))
    await kill()
    await start()
  }
  await eventually(async () => {
    const left = (await onDatabase(settings.DATABASE_URL, 'select 1 from crm_jobs')).length
    assert.equal(left, 0, `${left} of ${leads} leads never arrived`)
  }, 120_000)
  await stop()
  const counted = countByPhone(fake.records())
  const lost = leads - counted.size
  const doubled = [...counted.values()].filter((times) => times > 1).length
  assert.equal(lost, 0, `${lost} of ${leads} leads were lost`)
  assert.equal(doubled, 0, `${doubled} of ${leads} records were made twice`)
  const rows = await onDatabase(settings.DATABASE_URL, `select count(*) as n from crm_syncs where status = 'failed'`)
  return { leads, kills, calls: fake.asked.length, failed_attempts: rows[0]!.n, lost, doubled }
}

async function isOneHoweverManyAsk(t: TestContext, checkout?: string) {
  const { api, fake, start, stop, settings } = await begun(t, checkout)
  await start()
  const other = await startProcess(t, { settings, checkout })
  const { body } = await api().post('/crm_connections', {
    provider: 'hubspot',
    settings: fake.settings,
    credentials: fake.credentials,
  })
  const leads = 6
  const askers = 8
  for (let n = 0; n < leads; n++) {
    const id = await makeLead(api(), n * 2)
    fake.next(...Array.from({ length: askers }, () => ({ delay_ms: 50 })))
    await Promise.all(
      Array.from({ length: askers }, (_, asker) => {
        const base = asker % 2 === 0 ? undefined : `${other.url}/v1`
        return sync(api(), id, body.id, base)
      }),
    )
  }
  await other.stop()
  await stop()
  const doubled = [...countByPhone(fake.records()).values()].filter((times) => times > 1).length
  assert.equal(doubled, 0, `${doubled} of ${leads} records were made twice`)
  assert.equal(fake.records().length, leads)
  return { leads, askers, doubled }
}

async function sync(api: Client, lead_id: string, connection_id: string, base?: string) {
  if (base === undefined) return (await api.post(`/leads/${lead_id}/sync`, { connection_id })).status
  const answer = await fetch(`${base}/leads/${lead_id}/sync`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ connection_id }),
  })
  await answer.body?.cancel()
  return answer.status
}

async function begun(t: TestContext, checkout?: string) {
  const { settings, client } = await webhookPlace(t)
  const fake = await startHubSpot(0, { lag_ms: 0 })
  undo(t, fake.stop)
  let service: Awaited<ReturnType<typeof startProcess>> | undefined
  let api: Client | undefined
  return {
    settings,
    fake,
    api: () => api!,
    async start() {
      service = await startProcess(t, { settings, checkout })
      api = await client(service.url)
    },
    kill: () => service!.kill(),
    stop: () => service!.stop(),
  }
}

/** Every other one without an address: found again by nothing but what the CRM was sent. */
async function makeLead(api: Client, n: number): Promise<string> {
  const phone_number = `+3512${String(10_000_000 + n)}`
  const name = `Person ${n}`
  const email = n % 2 === 0 ? `${newId('request')}@no-email.invalid` : `person-${n}@example.com`
  const { body } = await api.post('/contacts', { name, email, phone_number })
  return (await api.post('/leads/qualify', { contact_id: body.id })).body.lead_id
}

function countByPhone(records: { fields: Record<string, unknown> }[]): Map<unknown, number> {
  const counted = new Map<unknown, number>()
  for (const { fields } of records) counted.set(fields.phone, (counted.get(fields.phone) ?? 0) + 1)
  return counted
}
