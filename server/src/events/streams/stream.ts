import type { Socket } from 'node:net'

/** What a reader who does not read may hold of this process's memory. */
const max_buffered = 256 * 1024

/** A reader that takes nothing for so long is cut off; it may go on where it stopped. */
const max_stalled_ms = 120_000

/** Whether so many bytes more may wait for the reader. A single event always may, when nothing else waits. */
export function hasRoom({ writableLength }: Socket, waiting: number, bytes: number): boolean {
  const before = writableLength + waiting
  return before === 0 || before + bytes <= max_buffered
}

/** Resolves when what waits for the reader has left the process, or the socket is gone. */
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
