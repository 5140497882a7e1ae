import { serveThread } from '../../jobs/worker-thread.ts'
import { readTurns } from './read.ts'

serveThread(readTurns)
