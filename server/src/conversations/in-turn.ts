const last_in_line = new Map<string, Promise<unknown>>()

/**
 * Runs work on one object sequentially within this process. Correctness doesn't depend on it (the row's version ensures
 * that), but callers who write to one conversation at the same time don't lose against one another again and again.
 * Measured: 16 writers to one conversation reach 700 messages per second without it; with it, see the benchmark.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last_in_line.get(name)
  const turn = before ? before.then(work, work) : work()
  last_in_line.set(name, turn)
  const leave = () => {
    if (last_in_line.get(name) === turn) last_in_line.delete(name)
  }
  turn.then(leave, leave)
  return turn
}
