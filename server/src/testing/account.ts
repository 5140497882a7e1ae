import { createAccount } from '../accounts/accounts.ts'
import { lazily } from '../lazily.ts'
import { atEndOfProcess } from './end-of-process.ts'
import { accountOf, startTestService, type TestAccount } from './service.ts'

/** What is on this machine may be called: the receivers, CRMs and models of tests listen here. */
export const shared_settings = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_ENDPOINT_LIMIT: '100' }

const sharedService = lazily(async () => {
  const service = await startTestService(shared_settings)
  atEndOfProcess(service.stop)
  return service
})

/**
 * An account of a test's own, with two environments, on the service that all tests of the process share. The accounts of
 * the others are its neighbors: what it asserts is about its own.
 */
export async function testAccount(): Promise<TestAccount> {
  const service = await sharedService()
  return accountOf(service, await createAccount(service.database, 'Lindqvist Cycles'))
}
