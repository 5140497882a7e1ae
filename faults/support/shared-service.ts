import { after } from 'node:test'
import { lazily } from '../../server/src/jobs/lazily.ts'
import type { TestService } from '../../server/src/testing/service.ts'
import { type Patch, serviceWithout } from './sabotage.ts'

/** One service for several tests of a file, without these safeguards. Starts with the first test, stops after the last. */
export function sharedService(settings: Record<string, string>, ...patches: Patch[]): () => Promise<TestService> {
  let started: Promise<TestService> | undefined
  after(async () => (await started)?.stop())
  return lazily(() => {
    started = serviceWithout(...patches).then((start) => start(settings))
    return started
  })
}
