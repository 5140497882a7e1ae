import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** This many bytes, as fast as possible. */
export async function pour(response: ServerResponse, bytes: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(64 * 1024, '{')
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length)
    if (!response.write(chunk)) await drained(response)
  response.end()
}

/** A byte every 20 ms, for as long as somebody reads. */
export async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  while (!response.destroyed) {
    response.write(' ')
    await pause(20)
  }
}

/** Resolves when the response has drained or its connection is closed. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
  })
}
