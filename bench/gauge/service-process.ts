import { fileURLToPath } from 'node:url'
import { endChild, startChild } from '../support/children.ts'
import type { Task } from './service.ts'

export interface GaugedService {
  url: string
  do(task: Task): Promise<unknown>
  stop(): Promise<void>
}

export async function startGauged(settings: Record<string, string>): Promise<GaugedService> {
  const file = fileURLToPath(new URL('./service.ts', import.meta.url))
  const child = startChild(process.execPath, [file, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const call = <Value>(task: Task) =>
    new Promise<Value>((resolve, reject) => {
      const ended = (code: number | null, signal: string | null) =>
        reject(new Error(`The service ended with ${signal ?? code}.`))
      child.once('exit', ended)
      child.once('message', ({ value, problem }: { value: Value; problem?: string }) => {
        child.off('exit', ended)
        if (problem === undefined) resolve(value)
        else reject(new Error(problem))
      })
      child.send(task)
    })
  return {
    url: await call<string>('listen'),
    do: call,
    stop: () => endChild(child),
  }
}
