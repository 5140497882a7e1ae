import type { TestEvent } from 'node:test/reporters'
import { spec } from 'node:test/reporters'
import { inspect } from 'node:util'
import { processorSeconds } from './processor.ts'
import type { FileRun, FromWorker } from './queue.ts'

type Ended = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>['data']

/** Sends the result of each file to the parent process, as text and as numbers. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const words = new spec()
  let text = ''
  words.on('data', (chunk) => {
    text += chunk
  })
  let used = 0
  let run = emptyRun()
  for await (const event of events) {
    if (event.type === 'test:summary') continue
    // An error after its test has ended. It makes the worker fail.
    if (event.type === 'test:diagnostic' && event.data.message.startsWith('Error:')) yield `✖ ${event.data.message}\n`
    words.write(event)
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue
    note(run, event.type === 'test:fail', event.data)
    if (event.data.nesting > 0) continue
    const until_now = processorSeconds()
    const { name, details } = event.data
    run = { ...run, file: name, seconds: details.duration_ms / 1000, processor_seconds: until_now - used }
    process.send!({ text, run } satisfies FromWorker)
    used = until_now
    run = emptyRun()
    text = ''
  }
}

function emptyRun(): FileRun {
  return { file: '', passed: 0, failed: 0, skipped: [], failures: [], seconds: 0, processor_seconds: 0 }
}

/** Suites and files count only for failures outside of their tests. */
function note(run: FileRun, has_failed: boolean, { name, nesting, details, skip, file, line }: Ended) {
  const error = 'error' in details ? details.error : undefined
  const failure = error && ((error as { failureType?: string }).failureType ?? 'testCodeFailure')
  if (has_failed && failure !== 'subtestsFailed') {
    run.failed++
    run.failures.push(`✖ ${name} (${file}:${line})\n${inspect((error as Error)?.cause ?? error)}`)
  } else if (skip !== undefined) run.skipped.push(`﹣ ${name} # ${skip}`)
  else if (!has_failed && nesting > 0 && details.type !== 'suite') run.passed++
}
