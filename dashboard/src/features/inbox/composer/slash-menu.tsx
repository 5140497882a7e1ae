import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { type CannedReply, cannedRepliesQuery } from '../../../queries/canned-replies.ts'
import { useText } from '../../../text/text.tsx'
import { cannedMatches } from './canned-matches.ts'
import { TypedMenu, type TypedMenuProps } from './typed-menu.tsx'

interface Props extends Pick<TypedMenuProps<CannedReply>, 'field' | 'keys' | 'onPick' | 'onClose'> {
  mode: Mode
  words: string
}

const max_shown = 8

/** While a slash is typed: the canned replies that are meant. */
export function SlashMenu({ mode, words, ...menu }: Props) {
  const t = useText()
  const all = useQuery(cannedRepliesQuery(mode))
  return (
    <TypedMenu
      {...menu}
      label={t.teamwork.canned}
      choices={cannedMatches(all.data ?? [], words).slice(0, max_shown)}
      keyOf={({ id }) => id}
      draw={({ shortcut, title, content }) => (
        <>
          <bdi className="shrink-0 font-mono text-xs text-accent-ink">/{shortcut}</bdi>
          <bdi className="max-w-48 shrink-0 truncate font-medium">{title}</bdi>
          <span dir="auto" className="min-w-0 flex-1 truncate text-muted">
            {content.slice(0, 200)}
          </span>
        </>
      )}
    />
  )
}
