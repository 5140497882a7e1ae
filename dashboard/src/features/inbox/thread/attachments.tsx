import type { Attachment } from '@parley/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useLanguage, useText } from '../../../text/text.tsx'
import { bytes } from '../../../ui/bytes.ts'
import { FileText } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { messagesQuery } from '../data/queries.ts'
import { fileQuery } from './file-query.ts'

const Lightbox = late(async () => (await import('./lightbox.tsx')).Lightbox)

interface Props {
  mode: Mode
  conversation_id: string
  attachments: readonly Attachment[]
}

/** The files of a message: images as pictures, the others by name and size. */
export function Attachments({ mode, conversation_id, attachments }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [opened, setOpened] = useState<{ first: string; pictures: Attachment[] } | null>(null)
  const open = (first: string) => {
    const messages = rowsOf(queries.getQueryData(messagesQuery(mode, conversation_id).queryKey)).toReversed()
    const pictures = messages.flatMap((message) => message.attachments).filter(isPicture)
    const is_among = pictures.some(({ id }) => id === first)
    setOpened({ first, pictures: is_among ? pictures : attachments.filter(isPicture) })
  }
  return (
    <>
      <ul aria-label={t.files.attached} className="flex flex-col items-start gap-1.5">
        {attachments.map((one) => (
          <li key={one.id} className="max-w-full">
            {isPicture(one) ? (
              <Picture mode={mode} picture={one} open={() => open(one.id)} />
            ) : (
              <Other mode={mode} attachment={one} />
            )}
          </li>
        ))}
      </ul>
      {opened && <Lightbox mode={mode} {...opened} onClose={() => setOpened(null)} />}
    </>
  )
}

const isPicture = ({ width, height }: Attachment) => width !== null && height !== null

const max_width = 320
const max_height = 240

/** A link, so that it can be opened elsewhere as any other. Followed here, it shows the picture large. */
function Picture({ mode, picture, open }: { mode: Mode; picture: Attachment; open: () => void }) {
  const t = useText()
  const { id, name, width, height } = picture
  const { data } = useQuery(fileQuery(mode, id))
  const scale = Math.min(1, max_width / width!, max_height / height!)
  const [wide, high] = [Math.max(24, Math.round(width! * scale)), Math.max(24, Math.round(height! * scale))]
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  return (
    <a
      href={data?.url ?? undefined}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
      aria-label={t.files.open(name)}
      aria-haspopup="dialog"
      onClick={onClick}
      className="block max-w-full overflow-hidden rounded-lg border border-line bg-surface"
    >
      {/* The room is there before the picture: nothing moves when it comes. */}
      <img
        src={data?.preview_url ?? undefined}
        alt={name}
        width={wide}
        height={high}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full object-contain"
      />
    </a>
  )
}

function Other({ mode, attachment }: { mode: Mode; attachment: Attachment }) {
  const language = useLanguage()
  const { id, name, size } = attachment
  const { data } = useQuery(fileQuery(mode, id))
  return (
    <a
      href={data?.url ?? undefined}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-9 max-w-full items-center gap-2 rounded-md border border-line bg-surface px-2 py-1 text-sm hover:bg-sunken"
    >
      <FileText size={16} aria-hidden className="shrink-0 text-muted" />
      <bdi className="min-w-0 truncate font-medium">{name}</bdi>
      <span className="shrink-0 text-xs text-muted">{bytes(size, language)}</span>
    </a>
  )
}
