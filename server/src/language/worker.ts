import { workAside } from '../../aside.ts'
import { detectLanguage } from '../embedded/language.ts'
import type { Reading } from './language-thread.ts'
import { promises } from './promise/promise.ts'

workAside(({ content, promised }: Reading) =>
  promised
    ? promises(content, promised.language, promised.articles)
    : detectLanguage({
        messages: [{ id: '', author: 'customer', name: null, content, created_at: '' }],
        status: 'open',
        subject: null,
      }),
)
