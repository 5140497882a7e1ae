import type { Done } from './jobs.ts'

const most_lines = 80

/** Says what all runs came to, and gives the exit code. */
export function report(done: Done[], seconds: number): number {
  const failed = done.filter(({ passed }) => !passed)
  const skipped = done.flatMap(({ output }) => output.match(/^\s*﹣ .*# .+$/gm) ?? [])
  const slowest = done.toSorted((a, b) => b.seconds - a.seconds).slice(0, 8)
  console.log('\nThe slowest:')
  for (const one of slowest) console.log(`  ${one.seconds.toFixed(0).padStart(4)} s  ${named(one)}`)
  if (skipped.length > 0) console.log(`\nSkipped:\n${[...new Set(skipped)].join('\n')}`)
  for (const one of failed) {
    console.log(`\nFailed: ${named(one)}`)
    console.log(why(one))
  }
  console.log(
    `\n${total(done, 'tests')} tests: ${total(done, 'pass')} passed, ${total(done, 'fail') + total(done, 'cancelled')} failed, ` +
      `${total(done, 'skipped')} skipped, in ${seconds.toFixed(0)} s`,
  )
  return failed.length === 0 ? 0 : 1
}

function total(done: Done[], what: string): number {
  return done.reduce(
    (sum, { output }) => sum + Number(output.match(new RegExp(`^ℹ ${what} (\\d+)$`, 'm'))?.[1] ?? 0),
    0,
  )
}

/** The errors as the runner repeats them at its end; where it did not get so far, the lines of what failed. */
function why({ output }: Done): string {
  const repeated = output.split(/^✖ failing tests:$/m)[1]
  return (repeated?.split('\n') ?? output.match(/^\s*✖ .*$/gm) ?? []).slice(0, most_lines).join('\n')
}

function named({ files }: Done): string {
  return files.length === 1 ? files[0]! : `${files[0]} and ${files.length - 1} more`
}
