import { workAside } from '../../aside.ts'
import { readArticle } from './reading.ts'

workAside(readArticle)
