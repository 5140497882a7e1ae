import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { isAdmin, useMay, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Choice, TextField } from '../../../ui/field.tsx'
import { Bookmark, BookmarkPlus, Trash2 } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { announcing, say } from '../../../ui/toasts.tsx'
import type { InboxSearch } from '../data/filters.ts'
import {
  forgetView,
  queryOf,
  type SavedView,
  savedViewsQuery,
  saveView,
  searchIn,
  shareView,
} from '../data/saved-views.ts'
import { useRemembered } from '../data/view-memory.ts'

/** Filters that this person keeps under a name: they follow to every machine. */
export function ViewMenu({ mode, search }: { mode: Mode; search: InboxSearch }) {
  const t = useText()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'keep' | 'edit' | null>(null)
  const close = () => setOpened(null)
  const saved = useQuery(savedViewsQuery(mode)).data?.data ?? []
  const now = queryOf(search)
  const remembered = useRemembered(mode)
  return (
    <Menu
      label={t.teamwork.saved_views}
      is_choice
      beside={(button) =>
        opened === 'keep' ? (
          <Keep mode={mode} search={search} button={button} onClose={close} />
        ) : (
          opened === 'edit' && <Edit mode={mode} saved={saved} button={button} onClose={close} />
        )
      }
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      items={[
        ...saved.map((view) => ({
          name: view.id,
          words: view.name,
          label: <bdi>{view.name}</bdi>,
          checked: search.saved === undefined ? queryOf(searchIn(view)) === now : search.saved === view.id,
          run: () => navigate({ to: '/$mode/inbox', params: { mode }, search: remembered.saved(view, search.saved) }),
        })),
        { name: 'keep', label: `${t.teamwork.view_keep} …`, icon: BookmarkPlus, run: () => setOpened('keep') },
        ...(saved.length > 0
          ? [{ name: 'edit', label: `${t.teamwork.view_edit} …`, icon: Trash2, run: () => setOpened('edit') }]
          : []),
      ]}
    >
      <Bookmark size={16} aria-hidden />
    </Menu>
  )
}

interface PartProps {
  mode: Mode
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function Keep({ mode, search, button, onClose }: PartProps & { search: InboxSearch }) {
  const t = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [is_shared, setShared] = useState(false)
  const may_share = useMay(mode)('conversations:write')
  const keep = useMutation({
    mutationFn: () => saveView(mode, name.trim(), search, is_shared),
    onSuccess: ({ id }) => {
      queries.invalidateQueries(savedViewsQuery(mode))
      navigate({ to: '.', search: { ...search, saved: id }, replace: true })
      say(t.teamwork.view_kept(name.trim()))
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') keep.mutate()
  }
  return (
    <Popover label={t.teamwork.view_keep} button={button} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t.teamwork.view_name}
          hint={is_shared ? undefined : t.teamwork.view_hint}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={60}
          required
          data-first
        />
        {may_share && (
          <Choice
            type="checkbox"
            label={t.lists.share}
            hint={t.lists.share_hint}
            checked={is_shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        )}
        <DialogFoot error={keep.error} onCancel={onClose} busy={keep.isPending}>
          {t.common.save}
        </DialogFoot>
      </form>
    </Popover>
  )
}

function Edit({ mode, saved, button, onClose }: PartProps & { saved: SavedView[] }) {
  const t = useText()
  const queries = useQueryClient()
  const anew = () => queries.invalidateQueries(savedViewsQuery(mode))
  const forget = useMutation({
    mutationFn: ({ id }: SavedView) => forgetView(mode, id),
    ...announcing,
    onSuccess: (_, view, announced) => {
      anew()
      // It would lie over the way back.
      onClose()
      const undo = () =>
        saveView(mode, view.name, searchIn(view), view.shared_at !== null).then(anew, (error) => sayProblem(error, t))
      announced.say(t.teamwork.view_forgotten(view.name), { undo })
    },
    onError: (error) => sayProblem(error, t),
  })
  const share = useMutation({
    mutationFn: (view: SavedView) => shareView(mode, view, view.shared_at === null),
    onSuccess: anew,
    onError: (error) => sayProblem(error, t),
  })
  const { user } = useSession()
  const may_share = useMay(mode)('conversations:write')
  const may_change = ({ user_id }: SavedView) => user_id === user.id || isAdmin(user)
  return (
    <Popover label={t.teamwork.saved_views} button={button} onClose={onClose}>
      <ul className="flex flex-col">
        {saved.map((view) => (
          <li key={view.id} className="flex min-h-10 items-center gap-2 border-b border-line last:border-0">
            <bdi className="min-w-0 flex-1 truncate">{view.name}</bdi>
            {may_share && may_change(view) ? (
              <Choice
                type="checkbox"
                label={t.lists.shared}
                aria-label={`${t.lists.share}: ${view.name}`}
                checked={view.shared_at !== null}
                onChange={() => share.mutate(view)}
              />
            ) : (
              view.shared_at && <span className="text-sm text-muted">{t.lists.shared}</span>
            )}
            {may_change(view) && (
              <IconButton icon={Trash2} label={t.teamwork.view_forget(view.name)} onClick={() => forget.mutate(view)} />
            )}
          </li>
        ))}
      </ul>
    </Popover>
  )
}
