import type { FileRun } from './queue.ts'
import { budgetOf } from './tiers.ts'

interface Times {
  wall: number
  processor: number
}

// The same work took from 0.7 to 2.6 times as long on the machines that were measured. That is reported, but does not fail the run.
const noise = 3

/** Prints the results of all runs and returns the exit code. */
export function report(runs: FileRun[], { whole, has_budgets }: { whole: Times; has_budgets: boolean }): number {
  console.log(`\n${table(runs, whole)}`)
  const skipped = runs.flatMap((run) => run.skipped)
  if (skipped.length > 0) console.log(`\nSkipped:\n${[...new Set(skipped)].join('\n')}`)
  for (const { file, failures } of runs) if (failures.length > 0) console.log(`\n${file}\n${failures.join('\n\n')}`)
  const over = has_budgets ? runs.filter(({ file, processor_seconds }) => processor_seconds > budgetOf(file)) : []
  const far_over = over.filter(({ file, processor_seconds }) => processor_seconds > noise * budgetOf(file))
  for (const run of over) {
    const mark = far_over.includes(run) ? '✖' : '!'
    const took = `${run.processor_seconds.toFixed(1)} s of a processor`
    console.log(`\n${mark} ${run.file} took ${took}, over its budget of ${budgetOf(run.file)} s.`)
  }

  const failed = sum(runs, (run) => run.failed) + far_over.length
  const passed = sum(runs, (run) => run.passed)
  console.log(
    `\n${passed + failed + skipped.length} tests in ${runs.length} files, in ${whole.wall.toFixed(0)} s, ` +
      `${whole.processor.toFixed(0)} s of a processor`,
  )
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`)
  return failed === 0 ? 0 : 1
}

/** Every file, the most expensive first. */
function table(runs: FileRun[], whole: Times): string {
  const row = (wall: number, processor: number, name: string) =>
    `${wall.toFixed(1).padStart(8)} ${processor.toFixed(1).padStart(10)}  ${name}`
  const files = runs
    .toSorted((a, b) => b.processor_seconds - a.processor_seconds)
    .map(({ seconds, processor_seconds, file }) => row(seconds, processor_seconds, file))
  const of_files = sum(runs, (run) => run.processor_seconds)
  return [
    '  wall s  processor  file',
    ...files,
    row(0, whole.processor - of_files, '(PostgreSQL, and what starts and ends the files)'),
    row(whole.wall, whole.processor, '(all)'),
  ].join('\n')
}

function sum(runs: FileRun[], of: (run: FileRun) => number): number {
  return runs.reduce((total, run) => total + of(run), 0)
}
