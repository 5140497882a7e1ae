import { workAside } from '../aside.ts'
import { summarize } from './embedded/summarize.ts'

workAside(summarize)
