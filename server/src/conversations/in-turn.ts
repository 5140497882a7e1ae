const last_in_line = new Map<string, Promise<unknown>>()

/**
 * Runs work on one thing after another within this process. No promise of ours rests on it (the version of the row does):
 * it spares callers who write to one conversation at the same moment from losing against each other again and again.
 * Measured: 16 writers to one conversation, 0.7 k messages a second without, see the benchmark for with.
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
