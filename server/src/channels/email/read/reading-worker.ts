import { serveThread } from '../../../jobs/worker-thread.ts'
import { type ReadingOptions, readMail } from './mail.ts'

serveThread(({ raw, options }: { raw: Uint8Array; options: ReadingOptions }) => readMail(raw, options))
