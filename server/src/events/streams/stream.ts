import type { Socket } from 'node:net'

/** How many bytes a reader that doesn't read may occupy in this process. */
const max_buffered = 256 * 1024

/** A reader that accepts nothing for this long is disconnected. It can resume where it stopped. */
const max_stalled_ms = 120_000

/** Whether this many more bytes may be queued. A single event always may if nothing else is queued. */
export function hasRoom({ writableLength }: Socket, waiting: number, bytes: number): boolean {
  const before = writableLength + waiting
  return before === 0 || before + bytes <= max_buffered
}

/** Resolves once the queued data has left the process, or the socket is closed. */
export function drained(socket: Socket): Promise<void> {
  if (!socket.writableNeedDrain || !socket.writable) return Promise.resolve()
  return new Promise((resolve) => {
    const stalled = setTimeout(() => socket.destroy(), max_stalled_ms)
    const done = () => {
      clearTimeout(stalled)
      socket.off('drain', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
  })
}
