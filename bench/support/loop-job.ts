import type { Script } from './pg-script.ts'

export interface LoopJob {
  database_url: string
  script: Script
  seconds: number
  clients: number
  /** The number from which clients count up. */
  start: string
}
