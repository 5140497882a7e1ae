import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import {
  begin,
  clear,
  deeds,
  deedsAsSteps,
  finish,
  holds,
  setStage,
  wasOrderly,
} from '../testing/replies/turns-model.ts'
import { type Client, startTestService, type TestService } from '../testing/service.ts'

describe('turns of the assistant', () => {
  let service: TestService
  let api: Client
  before(async () => {
    // Without a worker: each step of its work is taken by hand.
    service = await startTestService({ ROLE: 'api' })
    api = await service.client()
  })
  after(() => service.stop())

  it('leave no conversation to nobody, through any sequence of what may happen', async () => {
    const one_run = async (commands: Iterable<fc.AsyncCommand<object, Awaited<ReturnType<typeof setStage>>>>) => {
      const stage = await setStage(service, api)
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: stage }), commands)
        await wasOrderly(stage)
      } finally {
        await clear(stage)
      }
    }
    const commands = fc.commands(deedsAsSteps(), { maxCommands: 30 })
    await fc.assert(fc.asyncProperty(commands, one_run), { numRuns: 40, interruptAfterTimeLimit: 60_000 })
  })

  it('give one answer however those race who write at the same moment', async () => {
    const racing = [
      'finish',
      'a person answers',
      'hand over',
      'the customer asks',
      'the deadline passes',
      'snoozed',
      'resolved',
      'a person notes something',
      'another process takes over',
    ]
    const race = async (s: fc.Scheduler, names: string[]) => {
      const stage = await setStage(service, api)
      try {
        await deeds['the customer asks']!(stage)
        await begin(stage)
        const actors = names.map(async (name) => {
          await s.schedule(Promise.resolve(), name)
          await deeds[name]!(stage)
          await s.schedule(Promise.resolve(), `after ${name}`)
          await finish(stage)
        })
        await s.waitFor(Promise.all(actors))
        await holds(stage)
        await wasOrderly(stage)
      } finally {
        await clear(stage)
      }
    }
    const some = fc.array(fc.constantFrom(...racing), { minLength: 2, maxLength: 5 })
    await fc.assert(fc.asyncProperty(fc.scheduler(), some, race), { numRuns: 40, interruptAfterTimeLimit: 60_000 })
  })
})
