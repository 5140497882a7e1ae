import { Agent } from 'node:http'
import { numberOf } from '../support/numbered-ids.ts'
import type { Requests } from '../support/requests.ts'
import { send } from '../support/send.ts'

export interface Caller {
  /** Sends so many, each after the answer to the one before. */
  send(requests: Requests, count: number): Promise<void>
  /** Bytes of all answers so far, with their headers. */
  received(): number
  close(): void
}

// Prime to the number of rows of every scenario, so that it comes by all of them before it names one again.
const stride = 7

/** One caller on one connection, who names rows in the same order in every run. */
export function openCaller(url: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let sent = 0
  return {
    async send(requests, count) {
      const [first, last] = requests.rows ?? [0, 0]
      for (const until = sent + count; sent < until; sent++) {
        const row = numberOf(first + ((sent * stride) % (last - first + 1)))
        await send(agent, url, requests, { pick: row, next: row, unique: numberOf(sent) })
      }
    },
    received: () =>
      [agent.sockets, agent.freeSockets]
        .flatMap((sockets) => Object.values(sockets).flatMap((some) => some ?? []))
        .reduce((sum, socket) => sum + socket.bytesRead, 0),
    close: () => agent.destroy(),
  }
}
