import { describe } from 'node:test'
import { describeSamples, pages } from './support/samples.ts'

describe('the samples of the pages for operators', () => describeSamples(pages().operators))
