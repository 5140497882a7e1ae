import { workAside } from '../../aside.ts'
import { detectLanguage } from '../embedded/language.ts'

workAside((content: string) =>
  detectLanguage({
    messages: [{ id: '', author: 'customer', name: null, content, created_at: '' }],
    status: 'open',
    subject: null,
  }),
)
