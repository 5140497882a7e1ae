import { workAside } from '../../aside.ts'
import { readHere } from './read.ts'

workAside(readHere)
