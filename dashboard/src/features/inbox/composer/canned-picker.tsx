import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type CannedReply, cannedRepliesQuery } from '../../../queries/canned-replies.ts'
import { useText } from '../../../text/text.tsx'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { cannedMatches } from './canned-matches.ts'

interface Props {
  mode: Mode
  onPick: (reply: CannedReply) => void
  onClose: () => void
}

const max_shown = 50

/** Finds a canned reply by a few letters of its shortcut, its title or its words. */
export function CannedPicker({ mode, onPick, onClose }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const all = useQuery(cannedRepliesQuery(mode))
  const shown = cannedMatches(all.data ?? [], words).slice(0, max_shown)
  return (
    <Dialog title={t.teamwork.canned} onClose={onClose} wide>
      <Combobox
        label={t.teamwork.canned_search}
        list_label={t.teamwork.canned}
        words={words}
        onWords={setWords}
        choices={shown}
        keyOf={({ id }) => id}
        onChoose={onPick}
        draw={({ title, shortcut, content }) => (
          <>
            <span className="flex items-baseline gap-2">
              <bdi className="truncate font-medium">{title}</bdi>
              <bdi className="shrink-0 font-mono text-xs text-muted">/{shortcut}</bdi>
            </span>
            <span dir="auto" className="block truncate text-muted">
              {content.slice(0, 200)}
            </span>
          </>
        )}
      >
        {all.isPending && <Skeletons rows={3} className="h-10" />}
        {all.isError && <Failed error={all.error} retry={() => all.refetch()} />}
        {all.isSuccess && shown.length === 0 && (
          <Empty title={all.data.length === 0 ? t.teamwork.canned_none : t.teamwork.canned_not_found}>
            <Link
              to="/$mode/settings/canned-replies"
              params={{ mode }}
              className="text-sm font-medium text-accent-ink underline underline-offset-2"
            >
              {t.teamwork.canned_manage}
            </Link>
          </Empty>
        )}
      </Combobox>
    </Dialog>
  )
}
