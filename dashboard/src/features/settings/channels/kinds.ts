import type { Mode } from '../../../api/call.ts'
import { ConnectMailbox } from './email/connect-mailbox.tsx'
import { EmailPart } from './email/email-fields.tsx'
import { EmailTools } from './email/email-tools.tsx'
import type { Kind, KindOfChannel } from './kind.ts'
import { Phone } from './practice/phone.tsx'
import { PracticeFields } from './practice/practice-fields.tsx'
import { WidgetPart, WidgetTools } from './widget/widget-parts.tsx'

export const kinds: Record<Kind, KindOfChannel> = {
  widget: { Fields: WidgetPart, Tools: WidgetTools, begin: (t) => t.widget },
  email: { Connect: ConnectMailbox, Fields: EmailPart, Tools: EmailTools, begin: (t) => t.email_channel },
  api: {},
  practice: { is_for_test: true, Fields: PracticeFields, Tools: Phone, begin: (t) => t.practice_channel },
}

export function kindsIn(mode: Mode): Kind[] {
  return (Object.keys(kinds) as Kind[]).filter((kind) => mode === 'test' || !kinds[kind].is_for_test)
}
