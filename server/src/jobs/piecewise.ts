/** Work on many pieces, the last one first, each of them once. */
export interface Piecewise {
  /** Works on all that are left. */
  finish(): void
  /** The same with room for others between pieces: all at once would keep requests waiting. */
  finishGradually(): Promise<void>
}

export function piecewise<T>(pieces: () => T[], workOn: (piece: T) => void): Piecewise {
  /** Works on one piece more; false when there is none left. */
  function advance(): boolean {
    const next = pieces().pop()
    if (next === undefined) return false
    workOn(next)
    return true
  }
  return {
    finish() {
      while (advance());
    },
    async finishGradually() {
      while (advance()) await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
