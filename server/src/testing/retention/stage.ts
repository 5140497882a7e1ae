import assert from 'node:assert/strict'
import { sql } from '../../db/sql.ts'
import { retain } from '../../retention/retain.ts'
import { type Browser, setUp } from '../browser.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../service.ts'

interface Started {
  service: TestService
  api: Client
  owner: Browser
}

const running = new AbortController().signal

/** A service with retention rules for live mode, on which a test triggers the deletion of what is due. */
export function retentionStage(settings: Record<string, string> = {}) {
  let started: Started

  async function start(): Promise<Started> {
    const service = await startTestService(settings)
    started = { service, api: await service.client(), owner: await setUp(service) }
    return started
  }

  const contact = async () => (await started.api.post('/contacts', someContact())).body
  const rules = (body: object) => {
    const none = { conversation_days: null, contact_days: null, kept_label: null }
    return started.owner.patch('/retention', { mode: 'live', ...none, ...body })
  }
  const isThere = async (id: string) =>
    (await started.api.get(`/${id.startsWith('svccon') ? 'contacts' : 'conversations'}/${id}`)).status === 200
  const areThere = (...ids: string[]) => Promise.all(ids.map(isThere))

  const countedByReports = () =>
    eventually(async () => {
      const rows =
        await started.service.database.run(sql`select from environments left join report_progress on environment_id = id
        where sequence is null or sequence < last_sequence or filled_through is not null`)
      assert.equal(rows.length, 0)
    })
  async function retained(): Promise<void> {
    await countedByReports()
    await retain(started.service.means, running)
  }
  /** Immediately, or a moment later if the service itself was deleting at that moment. */
  const retainedUntil = (holds: () => Promise<void>) =>
    eventually(async () => {
      await retained()
      await holds()
    })
  return { start, contact, rules, isThere, areThere, countedByReports, retained, retainedUntil }
}
