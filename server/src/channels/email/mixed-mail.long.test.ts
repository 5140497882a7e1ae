import { describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { takeInMixed } from '../../testing/email/mixed-mail.ts'

describe('a thousand real and forged mails, mixed', () => {
  it('end where they belong, each in one place, and all of them are counted', async () => {
    const account = await testAccount()
    await takeInMixed(account, await account.client(), { seed: 20_261_126, number: 1000 })
  })
})
