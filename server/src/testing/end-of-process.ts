const ends: (() => Promise<void>)[] = []

/** For what the tests of a process share. Called when all of them have run. */
export function atEndOfProcess(end: () => Promise<void>): void {
  ends.push(end)
}

/** Ends all of it, in reverse order. Called by the test runner. */
export async function endOfProcess(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end()
}
