import { describe } from 'node:test'
import { describeSamples, pages } from './support/samples.ts'

describe('the samples of the guides', () => describeSamples(pages().everybody))
