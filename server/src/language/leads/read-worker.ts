import { serveThread } from '../../worker-thread.ts'
import { readTurns } from './read.ts'

serveThread(readTurns)
