import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Static } from '../schema.ts'
import { type Browser, person, setUp } from '../testing/browser.ts'
import { startTestService, type TestService } from '../testing/service.ts'
import { connectors } from './connectors.ts'
import type { CrmProviderList } from './provider-schema.ts'

type Provider = Static<typeof CrmProviderList>['data'][number]

describe('the CRMs that can be connected', () => {
  let service: TestService
  let owner: Browser
  before(async () => {
    service = await startTestService()
    owner = await setUp(service)
  })
  after(() => service.stop())
  const listed = async (mode: string): Promise<Provider[]> => (await owner.get(`/crm_providers?mode=${mode}`)).body.data

  it('are those there are connectors for, the practice CRM last; in test mode that alone', async () => {
    const names = (await listed('live')).map(({ provider }) => provider)
    assert.deepEqual(names.toSorted(), connectors.map(({ provider }) => provider).toSorted())
    assert.equal(names.at(-1), 'fake')
    assert.deepEqual(
      (await listed('test')).map(({ provider }) => provider),
      ['fake'],
    )
  })

  it('are told with what each takes, as it is checked', async () => {
    for (const { provider, settings, credentials } of await listed('live')) {
      const missing = settings.find(({ required }) => required) ?? credentials.find(({ required }) => required)
      if (!missing) continue
      const settings_given = Object.fromEntries(
        settings.filter((one) => one.required && one !== missing).map(exampleOf),
      )
      const answer = await owner.post('/live/crm_connections', { provider, settings: settings_given, credentials: {} })
      assert.equal(answer.body.error.code, 'parameter_missing', provider)
      assert.ok(answer.body.error.message.includes(`.${missing.name}\``), `${provider}: ${answer.body.error.message}`)
    }
    const salesforce = (await listed('live')).find(({ provider }) => provider === 'salesforce')!
    assert.deepEqual(
      salesforce.settings.map(({ name, type, required }) => [name, type, required]),
      [
        ['base_url', 'url', true],
        ['external_id_field', 'text', false],
      ],
    )
    assert.equal(salesforce.can_pull, true)
  })

  it('are told to everybody of the business', async () => {
    const viewer = await person(service, 'viewer')
    assert.equal((await viewer.get('/crm_providers')).status, 200)
  })
})

function exampleOf({ name, example }: Provider['settings'][number]): [string, string | null] {
  return [name, example]
}
