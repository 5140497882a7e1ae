import { serveThread } from '../jobs/worker-thread.ts'
import { detectLanguage } from './detect.ts'

serveThread((content: string) =>
  detectLanguage({
    messages: [{ id: '', author: 'customer', name: null, content, created_at: '' }],
    status: 'open',
    subject: null,
  }),
)
