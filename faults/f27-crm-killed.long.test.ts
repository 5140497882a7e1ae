// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../server/src/ids.ts'
import { lazily } from '../server/src/jobs/lazily.ts'
import { startHubSpot } from '../server/src/testing/crm/fakes/hubspot.ts'
import { undo } from '../server/src/testing/embedded-database.ts'
import type { Random } from '../server/src/testing/random.ts'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { endLeases } from './support/leases.ts'
import { onDatabase } from './support/on-database.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'

interface Size {
  leads: number
  kills: number
}

const creation = { method: 'POST', path: '/contacts' }

const size = sized<Size>({
  smallest: { leads: 8, kills: 1 },
  quick: { leads: 24, kills: 2 },
  full: { leads: 2000, kills: 20 },
})

test('F27: each lead is one record in the CRM', async (t) => {
  const place = await begun(t)
  await t.test('F27: whoever syncs may be killed, and a CRM may die after it accepted', async (t) => {
    figures(t, await makesOneOfEach(place, chance(t), size))
  })
  await t.test('F27: many may ask for it at once, of two processes', async (t) => {
    figures(t, await isOneHoweverManyAsk(t, place))
  })
})

twin('F27 twin: where an attempt of which nothing is known counts as none, records are made twice', async (t) => {
  const patch: Patch = ['src/crm/sync.ts', 'uncertain: link.creating_since !== null', 'uncertain: false']
  const place = await begun(t, [patch])
  await goesRed(() => makesOneOfEach(place, chance(t), { leads: 12, kills: 0 }), /made twice/)
})

twin('F27 twin: where the lock on a lead is none, records are made twice', async (t) => {
  const unlocked: Patch = [
    'src/crm/lease.ts',
    '      where job.leased_until is null or job.leased_until <= now()\n',
    '',
  ]
  const unfenced: Patch = ['src/jobs/leases.ts', '${this.token} = ${lease.token}::${type} and ${open}', 'true']
  const place = await begun(t, [unlocked, unfenced])
  await goesRed(() => isOneHoweverManyAsk(t, place), /made twice/)
})

type Place = Awaited<ReturnType<typeof begun>>

async function makesOneOfEach({ api, fake, start, kill, settings, connection }: Place, random: Random, plan: Size) {
  const { leads, kills } = plan
  await each(Array(leads).keys(), 4, async (n) => {
    await makeLead(api(), n)
  })
  const connection_id = await connection()
  // Responses that are lost after the work was done, and others that are late.
  const lost_answers = Array.from({ length: leads / 4 }, () => ({ ...creation, drop: 'after' as const }))
  fake.next(...lost_answers, ...Array.from({ length: leads * 2 }, () => ({ delay_ms: random.int(0, 40) })))
  await api().post(`/crm_connections/${connection_id}/backfill`, { which: 'all' })
  for (let n = 1; n <= kills; n++) {
    const moment = (leads * (n - random.next())) / kills
    await eventually(async () => {
      await endWaits(settings.DATABASE_URL)
      assert.ok(fake.records().length >= Math.floor(moment))
    }, 180_000)
    await pause(random.int(0, 60))
    await kill()
    await endLeases(settings.DATABASE_URL)
    await start()
  }
  await eventually(async () => {
    await endWaits(settings.DATABASE_URL)
    const left = (await onDatabase(settings.DATABASE_URL, 'select 1 from crm_jobs')).length
    assert.equal(left, 0, `${left} of ${leads} leads never arrived`)
  }, 180_000)
  const counted = countByPhone(fake.records())
  const lost = leads - counted.size
  const doubled = [...counted.values()].filter((times) => times > 1).length
  assert.equal(lost, 0, `${lost} of ${leads} leads were lost`)
  assert.equal(doubled, 0, `${doubled} of ${leads} records were made twice`)
  const rows = await onDatabase(settings.DATABASE_URL, `select count(*) as n from crm_syncs where status = 'failed'`)
  return { leads, kills, calls: fake.requests.length, failed_attempts: rows[0]!.n, lost, doubled }
}

async function isOneHoweverManyAsk(t: TestContext, { api, fake, settings, without, connection }: Place) {
  const other = await startProcess(t, { settings, without })
  const connection_id = await connection()
  const before = fake.records().length
  const leads = 6
  const askers = 8
  for (let n = 0; n < leads; n++) {
    const id = await makeLead(api(), 1_000_000 + n * 2)
    fake.next(...Array.from({ length: askers }, () => ({ delay_ms: 50 })))
    await Promise.all(
      Array.from({ length: askers }, (_, asker) => {
        const base = asker % 2 === 0 ? undefined : `${other.url}/v1`
        return sync(api(), id, connection_id, base)
      }),
    )
  }
  await other.stop()
  const doubled = [...countByPhone(fake.records()).values()].filter((times) => times > 1).length
  assert.equal(doubled, 0, `${doubled} of ${leads} records were made twice`)
  assert.equal(fake.records().length - before, leads)
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

/** A service process and a fake CRM, to which it syncs once `connection()` was called. */
async function begun(t: TestContext, without: Patch[] = []) {
  const { settings, client } = await webhookPlace(t)
  const fake = await startHubSpot(0, { lag_ms: 0 })
  undo(t, fake.stop)
  let service = await startProcess(t, { settings, without })
  let api = await client(service.url)
  return {
    settings,
    without,
    fake,
    api: () => api,
    async start() {
      service = await startProcess(t, { settings, without })
      api = await client(service.url)
    },
    kill: () => service.kill(),
    connection: lazily(async () => {
      const { settings, credentials } = fake
      const { body } = await api.post('/crm_connections', { provider: 'hubspot', settings, credentials })
      assert.ok(body.id, JSON.stringify(body))
      return body.id as string
    }),
  }
}

/** Skips the time until the next attempt, and until the CRM lists new records. */
async function endWaits(database_url: string): Promise<void> {
  await onDatabase(database_url, 'update crm_jobs set due_at = now() where due_at > now()')
  const long_ago = "now() - interval '1 hour'"
  await onDatabase(database_url, `update crm_links set creating_since = ${long_ago} where creating_since > ${long_ago}`)
}

/** Every other lead has no email address, and can be recognized only by what the CRM was sent. */
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
