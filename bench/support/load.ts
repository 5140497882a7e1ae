import { fileURLToPath } from 'node:url'
import { startChild } from './children.ts'
import type { LoopJob } from './load-loop.ts'
import type { Measured } from './measured.ts'
import type { Requests } from './requests.ts'
import { runWrk } from './wrk.ts'

export interface LoadTool {
  name: string
  run(url: string, requests: Requests, seconds: number): Promise<Measured>
}

/** wrk if it's installed: a load generator in JavaScript is about as slow as the server, so ratios look better than they are. */
export function loadTool(use_wrk: boolean): LoadTool {
  return use_wrk
    ? { name: 'wrk, 16 connections', run: runWrk }
    : {
        name: 'own load loop, 16 connections (it is the limit itself: ratios flatter)',
        run: (url, requests, seconds) => runOwnLoop({ url, requests, seconds }),
      }
}

export function runOwnLoop(job: LoopJob): Promise<Measured> {
  return askChild<Measured>('./load-loop.ts', job)
}

/** Runs a load loop in a separate process and returns what it measured. */
export function askChild<Answer>(file: string, job: unknown): Promise<Answer> {
  const child = startChild(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', ({ measured, problem }: { measured?: Answer; problem?: string }) => {
      if (measured) resolve(measured)
      else reject(new Error(problem))
    })
    child.once('exit', (code, signal) => reject(new Error(`${file} ended with ${code ?? signal}.`)))
    child.once('error', reject)
    child.send(job as object)
  })
}
