import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { sql } from '../server/src/db/sql.ts'
import { person } from '../server/src/testing/browser.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { takeBack, toast } from './support/toasts.ts'

const hostile = '<img src=x onerror=alert(1)>\u202eevil'

describe('leads', () => {
  inBrowser(
    'go from what a customer wrote to a record in the CRM, through a failure that can be read and mended',
    async ({ open, account }) => {
      const api = await account.client({ mode: 'test' })
      const agent = await person(account, 'agent')
      const list = await open('/test/leads', agent)
      await list.getByText('No leads yet').waitFor()
      const { contact_id, name } = await conversation(
        api,
        ['Our budget is €9,000.', ...Array.from({ length: 52 }, (_, n) => `And number ${n}.`)],
        { name: `Ana ${hostile}`, phone_number: '+442079460142' },
      )
      await api.post('/leads/qualify', { contact_id })

      // The other one sees it come, without a reload, and nobody runs what stands in a name.
      await list.getByRole('link', { name: /Ana/ }).click()
      await list.getByRole('heading', { name }).waitFor()
      await list.getByText('Our budget is €9,000.').waitFor()
      await list.getByText('No CRM is connected.').waitFor()
      await list.getByText('Ask an admin to connect one.').waitFor()
      assert.equal(await list.getByRole('main').getByRole('link', { name: 'CRM' }).count(), 0)
      assert.equal((await agent.post('/test/crm_connections', { provider: 'fake' })).status, 403)

      const admin = await open('/test/settings/crm')
      await admin.getByRole('button', { name: 'Connect CRM' }).click()
      await admin.getByLabel('Simulated behavior').selectOption('rejected')
      await admin.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
      await admin.getByRole('dialog').getByRole('alert').getByText('The CRM rejected the request.').waitFor()
      await admin.getByLabel('Simulated behavior').selectOption('well')
      await admin.getByLabel('Name').fill('Sales')
      await admin.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
      await admin.getByRole('heading', { name: 'Sales' }).waitFor()
      await admin.getByRole('button', { name: 'Preview sync' }).click()
      await admin.getByRole('dialog').getByText('+442079460142').waitFor()
      await admin.keyboard.press('Escape')

      await list.reload()
      await list.getByRole('button', { name: 'Sync now: Sales' }).click()
      await list.getByText('Record created in the CRM.').waitFor()
      await list.getByText(/^prc_/).waitFor()

      // Somebody decides otherwise, and takes it back.
      await list.getByRole('button', { name: 'Override score' }).click()
      await list.getByLabel('Score (0–100)').fill('95')
      await list.getByLabel('Reason').fill('Met at the fair')
      await list.getByRole('button', { name: 'Save' }).click()
      await list.getByText('Met at the fair').waitFor()
      await list.getByRole('region', { name: 'Score' }).getByText('95').first().waitFor()
      await list.getByRole('button', { name: 'Remove override' }).click()
      await takeBack(toast(list, 'Override removed. Scoring is automatic again.'))
      await list.getByText('Met at the fair').waitFor()

      // Behind the page's back: a CRM that refuses cannot be chosen.
      const [connection] = (await api.get('/crm_connections')).body.data
      const behaves = (answers: string) =>
        account.database.run(sql`
          update crm_connections set settings = ${JSON.stringify({ answers })}::json where id = ${connection.id}`)
      await behaves('rejected')
      await api.patch(`/contacts/${contact_id}`, { phone_number: '+442079460143' })
      await list.getByRole('button', { name: 'Sync now: Sales' }).click()
      await list.getByRole('alert').getByText('The CRM rejected the request.').waitFor()
      await list.getByText(/stage: isn't one of the stages/).waitFor()
      await list.getByRole('link', { name: 'All leads' }).click()
      await list.getByLabel('Sync status').selectOption('failed')
      await list.getByText('⁨Sales⁩: Failed').waitFor()
      assert.match(list.url(), /sync=failed/)
      await list.reload()
      await list.getByRole('link', { name: /Ana/ }).click()
      await list.getByText('Fix the fields named below or the mapping, then sync again.').waitFor()
      await behaves('well')
      await list.getByRole('button', { name: 'Sync now: Sales' }).click()
      // By hand, or by itself a moment before, for the telephone number that was changed.
      await list.getByText(/CRM record updated\.|Already up to date\./).waitFor()
      await list.getByText('The CRM rejected the request.').waitFor({ state: 'hidden' })
      const [record] = await account.database.run<{ phone: string }>(sql`
        select fields->>'phone' as phone from crm_practice_records where connection_id = ${connection.id}`)
      assert.equal(record?.phone, '+442079460143')

      // A quote leads to its message, however far back that stands.
      await list.getByRole('link', { name: 'Show in conversation' }).first().click()
      await list.getByRole('log').getByText('Our budget is €9,000.').waitFor()
      assert.match(list.url(), /#svcmsg_/)
    },
  )
})
