import { createAccount } from '../accounts/accounts.ts'
import { lazily } from '../jobs/lazily.ts'
import { atEndOfProcess } from './end-of-process.ts'
import { accountOf, startTestService, type TestAccount } from './service.ts'

/** Allows calls to this machine, where the receivers, CRMs and models of tests listen. */
export const shared_settings = {
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  WEBHOOK_ENDPOINT_LIMIT: '100',
  EMAIL_POLL_MS: '400',
}

const sharedService = lazily(async () => {
  const service = await startTestService(shared_settings)
  atEndOfProcess(service.stop)
  return service
})

/**
 * A test's own account, with two environments, on the service that all tests of the process share. Other tests have accounts
 * there, too, so assert only what belongs to this one.
 */
export async function testAccount(): Promise<TestAccount> {
  const service = await sharedService()
  return accountOf(service, await createAccount(service.database, 'Lindqvist Cycles'))
}
