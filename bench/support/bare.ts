import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endChild, startChild } from './children.ts'

/** A response of the service, for the bare server to send. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface BareServer {
  url: string
  pid: number
  /** Sets the response it sends from now on. */
  answerWith(answer: Answer): Promise<void>
  stop(): Promise<void>
}

export async function startBare(): Promise<BareServer> {
  const file = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
  const child: ChildProcess = startChild(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}/v1`,
    pid: child.pid!,
    async answerWith(answer) {
      const ready = once(child, 'message')
      child.send(answer)
      await ready
    },
    stop: () => endChild(child),
  }
}

/** Headers that Node adds for both servers. */
const of_the_connection = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** The service's response, for the bare server to send. */
export async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init)
  const headers = [...answer.headers].filter(([name]) => !of_the_connection.includes(name))
  return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() }
}
