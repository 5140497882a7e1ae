import { workAside } from '../../aside.ts'
import { readTurns } from './read.ts'

workAside(readTurns)
