import { describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { takeInMixed } from '../../testing/email/mixed-mail.ts'

describe('1,000 real and forged mails, mixed', () => {
  it('end where they belong, each in one place, and all of them are counted', async () => {
    const account = await testAccount()
    await takeInMixed(account, await account.client(), { seed: 2, number: 1000 })
  })
})
