import type pg from 'pg'

/** A connection, and what it waits for. */
export interface Line {
  readonly client: pg.ClientBase
  /** How long it may be silent while the database doesn't answer others either. */
  readonly patience_ms: number
  /** Statements without an answer. */
  waiting: number
  /** When the oldest of them was sent, or the last answer came, by `performance.now()`. */
  since: number
  /** The server's process. Known after the first statement, also through a pooler of sessions. */
  pid: number | undefined
  /** Whether it has an owner, who may be between two statements of a transaction. */
  is_out: boolean
}

const lines = new WeakMap<pg.ClientBase, Line>()

/** Undefined for a connection that nobody watches. */
export function lineOf(client: pg.ClientBase): Line | undefined {
  return lines.get(client)
}

export function lineFor(client: pg.ClientBase, patience_ms: number): Line {
  const line: Line = { client, patience_ms, waiting: 0, since: 0, pid: undefined, is_out: false }
  lines.set(client, line)
  return line
}

export function noteSent(line: Line, now: number): void {
  if (line.waiting++ === 0) line.since = now
}

export function noteAnswered(line: Line, now: number): void {
  line.waiting--
  line.since = now
}
