const ends: (() => Promise<void>)[] = []

/** For what the tests of a process share: ended when all of them have run. */
export function atEndOfProcess(end: () => Promise<void>): void {
  ends.push(end)
}

/** Ends all of it, in the opposite order. Called by whoever runs the tests. */
export async function endOfProcess(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end()
}
