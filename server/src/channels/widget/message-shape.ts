import type { Message } from '../../conversations/messages/schema.ts'
import { fileAddress } from '../../files/files.ts'
import type { Attachment } from '../../files/schema.ts'
import type { Scope } from '../../scope.ts'
import type { VisitorMessage } from './schema.ts'

/** What addresses of files are made of. */
export type Shaping = Pick<Scope, 'files' | 'base_url' | 'settings'>

/** A message as its visitor sees it. */
export function visitorMessage(scope: Shaping, message: Message): VisitorMessage {
  const { id, conversation_id, sender, content, sources, status, created_at } = message
  return {
    object: 'message',
    id,
    conversation_id,
    from: authors[sender.type],
    // The name of a key is for the team.
    name: sender.type === 'api' ? null : sender.name,
    content,
    attachments: message.attachments.map((file) => attachment(scope, file)),
    buttons: buttonsOf(message),
    sources: sources.map(({ id, title, url }) => ({ id, title, url })),
    status,
    created_at,
  }
}

/** Every picture has a preview. */
function attachment(scope: Shaping, file: Attachment): VisitorMessage['attachments'][number] {
  const { object: _, ...shown } = file
  const { url, preview_url } = fileAddress(scope, { id: file.id, preview_size: file.width })
  return { ...shown, url, preview_url }
}

const authors = {
  contact: 'visitor',
  user: 'agent',
  api: 'agent',
  assistant: 'assistant',
  system: 'system',
} as const satisfies Record<Message['sender']['type'], VisitorMessage['from']>

/** What the assistant numbers for a choice. The words of a button are those that it understands as the pick. */
function buttonsOf({ sender, sources, content }: Message): VisitorMessage['buttons'] {
  if (sender.type !== 'assistant' || sources.length < 2) return []
  const offered = sources.filter(({ title }, n) => content.includes(`${n + 1}. ${title}`))
  return offered.map(({ title }) => ({ label: title, value: title }))
}
