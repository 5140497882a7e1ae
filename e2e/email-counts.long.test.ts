import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { mailOf } from '../server/src/testing/email/channel.ts'
import { openMailbox } from '../server/src/testing/email/mailbox.ts'
import { eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('the page of an email channel', () => {
  inBrowser(
    'says what became of mail, also of what was skipped, while it stays open',
    async ({ account, api, open }) => {
      await using mailbox = await openMailbox(account, api)
      const page = await open('/live/settings/channels')
      const card = page.getByRole('region', { name: 'Support' })
      await card.getByText('No mail in the last 30 days').waitFor()
      await card.getByText(mailbox.address).waitFor()
      const mail = mailOf({ text: 'Is my lamp on its way?' })
      await mailbox.take(mail, mail, mailOf({ from: mailbox.address }))
      await mailbox.takeSent(mailOf({ from: mailbox.address, to: 'someone@home.example', subject: 'Our offer' }))
      const lines = card.getByRole('list', { name: 'What happened to your email' }).getByRole('listitem')
      await lines.getByText('1 email became a message.').waitFor()
      await eventually(async () =>
        assert.deepEqual(
          (await lines.allInnerTexts()).map((text) => text.split('\n')[0]),
          [
            '1 email became a message.',
            '1 email claims to be from this address, but isn’t among its sent mail. It became a message, and replies to it go to no one.',
            '1 sent email that belongs to no conversation was skipped.',
            '1 duplicate was skipped.',
          ],
        ),
      )
      await lines.first().getByText('1 in the last 7 days').waitFor()
      await card.getByRole('button', { name: 'Show emails' }).click()
      const rows = card.getByRole('list', { name: 'Not imported' }).getByRole('listitem')
      const offer = rows.filter({ hasText: 'Sent, and in no conversation' })
      await offer.getByText('Our offer').waitFor()
      await offer.getByRole('button', { name: 'Import anyway' }).click()
      await offer.getByText('Imported', { exact: true }).waitFor()
      await offer.getByRole('link', { name: 'Open conversation' }).waitFor()
      assert.equal(await rows.count(), 2)
      assert.deepEqual(await barriers(page), [])
      await card.getByRole('link', { name: 'Show conversations' }).click()
      await page.getByRole('list', { name: 'Conversations' }).getByText('Is my lamp on its way?').waitFor()
      await page.getByRole('list', { name: 'Filters' }).getByText('Support').waitFor()
    },
  )
})
