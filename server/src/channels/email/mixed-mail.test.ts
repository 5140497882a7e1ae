import { describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { takeInMixed } from '../../testing/email/mixed-mail.ts'

describe('real and forged mail, mixed', () => {
  it('ends where it belongs, each mail in one place, and all of it is counted', async () => {
    const account = await testAccount()
    await takeInMixed(account, await account.client(), { seed: 1, number: 100 })
  })
})
