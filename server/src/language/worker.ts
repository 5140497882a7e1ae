import { serveThread } from '../worker-thread.ts'
import { detectLanguage } from './detect.ts'
import { promises } from './promise/promise.ts'
import type { Reading } from './thread.ts'

serveThread(({ content, promised }: Reading) =>
  promised
    ? promises(content, promised.language, promised.articles)
    : detectLanguage({
        messages: [{ id: '', author: 'customer', name: null, content, created_at: '' }],
        status: 'open',
        subject: null,
      }),
)
