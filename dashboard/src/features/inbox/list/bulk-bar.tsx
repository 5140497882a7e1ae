import type { ConversationChange } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useShortcut } from '../../../keyboard/shortcuts.ts'
import { colleaguesQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { AlarmClock, Check, Flag, RotateCcw, Tag, UserRound, X } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { actOf } from '../data/bulk.ts'
import { useCounted, useCountOf } from '../data/counts.ts'
import type { Filter } from '../data/filters.ts'
import { priorities } from '../data/priorities.ts'
import type { Conversation } from '../data/queries.ts'
import { type Selection, useChoosing } from '../data/selection.ts'
import { LabelPicker } from '../thread/label-picker.tsx'
import { useSnoozePresets } from '../thread/snooze-presets.ts'
import { HowFar } from './how-far.tsx'
import type { Bulk } from './use-bulk.ts'
import type { useBulkChange } from './use-bulk-change.ts'

const BulkConfirm = late(async () => (await import('./bulk-confirm.tsx')).BulkConfirm)
const BulkFailures = late(async () => (await import('./bulk-failures.tsx')).BulkFailures)
const SnoozePopover = late(async () => (await import('../thread/snooze-popover.tsx')).SnoozePopover)

interface Props {
  mode: Mode
  rows: readonly Conversation[]
  selection: Selection
  bulk: Bulk
  /** The same for all that match. */
  whole: ReturnType<typeof useBulkChange>
  /** What finds those that are not loaded; undefined where all are. */
  filter: Filter | undefined
}

const square = 'grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink'

/** What can be done with all that are chosen. */
export function BulkBar({ mode, rows, selection, bulk, whole, filter }: Props) {
  const t = useText()
  const [opened, setOpened] = useState<'snooze' | 'label' | null>(null)
  const close = () => setOpened(null)
  const label_button = useRef<HTMLButtonElement>(null)
  const chosen = rows.filter(({ id }) => selection.ids.has(id))
  const [is_beyond, setBeyond] = useState(false)
  const is_whole = chosen.length === rows.length
  // Whoever takes one out means those that are left.
  const beyond = is_beyond && is_whole ? filter : undefined
  const count = useCountOf(mode, filter ?? {}, filter !== undefined && is_whole)
  const format = useCounted()
  // Beyond what the service counts, it changes the newest.
  const counted = ({ count }: { count: number }) => format({ count, has_more: false })
  const words = count?.has_more
    ? { select: t.lists.select_newest, selected: t.lists.newest_selected }
    : { select: t.lists.select_matching, selected: t.lists.matching_selected }
  const all = (change: ConversationChange) =>
    beyond ? whole.propose({ filter: beyond, change }) : bulk.run(chosen, actOf(change))
  const snooze = (until: string | null) => all({ status: 'snoozed', snoozed_until: until })
  const presets = useSnoozePresets(snooze, () => setOpened('snooze'))
  const is_busy = bulk.progress !== null || whole.progress !== null || whole.is_preparing
  const is_meant = useChoosing() && !is_busy
  useShortcut('back', is_meant ? selection.clear : null)
  useShortcut('resolve', is_meant ? () => all({ status: 'resolved' }) : null)
  return (
    <section
      aria-label={t.teamwork.bulk}
      className="flex flex-wrap items-center gap-0.5 border-b border-line bg-accent-soft px-2 py-1"
    >
      <span role="status" className={`me-auto ps-1 text-sm font-medium text-accent-ink ${beyond ? 'w-full' : ''}`}>
        {beyond && count ? words.selected(counted(count)) : chosen.length > 0 && t.teamwork.chosen(chosen.length)}
      </span>
      <IconButton icon={Check} disabled={is_busy} label={t.inbox.resolve} onClick={() => all({ status: 'resolved' })} />
      <IconButton
        icon={RotateCcw}
        size={15}
        disabled={is_busy}
        label={t.inbox.reopen}
        onClick={() => all({ status: 'open' })}
      />
      <AssignMenu is_busy={is_busy} all={all} />
      <PriorityMenu is_busy={is_busy} all={all} />
      <IconButton
        ref={label_button}
        icon={Tag}
        disabled={is_busy}
        label={t.inbox.labels_add}
        onClick={() => setOpened('label')}
      />
      <Menu
        label={t.inbox.snooze}
        className={square}
        disabled={is_busy}
        items={presets}
        beside={(button) => opened === 'snooze' && <SnoozePopover button={button} onSnooze={snooze} onClose={close} />}
      >
        <AlarmClock size={16} aria-hidden />
      </Menu>
      <IconButton icon={X} disabled={is_busy} label={t.teamwork.clear} onClick={selection.clear} />
      {chosen.length < rows.length && (
        <Button disabled={is_busy} kind="link" className="me-0! w-full justify-start!" onClick={selection.all}>
          {t.teamwork.choose_all(rows.length)}
        </Button>
      )}
      {is_whole && filter && count && !beyond && (
        <Button disabled={is_busy} kind="link" className="me-0! w-full justify-start!" onClick={() => setBeyond(true)}>
          {words.select(counted(count))}
        </Button>
      )}
      {bulk.progress && <HowFar progress={bulk.progress} stop={bulk.stop} />}
      {opened === 'label' && (
        <Popover label={t.inbox.labels_add} button={label_button} onClose={close} className="w-80 p-2">
          <LabelPicker
            mode={mode}
            labels={[]}
            onPick={(label) => {
              close()
              all({ label })
            }}
          />
        </Popover>
      )}
      {whole.proposed && (
        <BulkConfirm
          proposed={whole.proposed}
          has_more={count?.has_more}
          busy={whole.is_starting}
          error={whole.error}
          onConfirm={whole.start}
          onClose={whole.forget}
        />
      )}
      {bulk.failures.length > 0 && (
        <BulkFailures mode={mode} failures={bulk.failures} retry={bulk.retry} onClose={bulk.forget} />
      )}
    </section>
  )
}

interface MenuProps {
  is_busy: boolean
  all: (change: ConversationChange) => void
}

function AssignMenu({ is_busy, all }: MenuProps) {
  const t = useText()
  const { user } = useSession()
  const colleagues = useQuery(colleaguesQuery)
  const able = (colleagues.data?.data ?? []).filter((one) => one.role !== 'viewer' && !one.disabled_at)
  return (
    <Menu
      label={t.inbox.assignee}
      is_choice
      className={square}
      disabled={is_busy}
      items={[
        { name: 'none', label: t.inbox.unassigned, run: () => all({ assignee: null }) },
        ...able.map(({ id, name }) => ({
          name: id,
          words: name,
          label: <bdi>{id === user.id ? t.inbox.me(name) : name}</bdi>,
          run: () => all({ assignee: id }),
        })),
      ]}
    >
      <UserRound size={16} aria-hidden />
    </Menu>
  )
}

function PriorityMenu({ is_busy, all }: MenuProps) {
  const t = useText()
  return (
    <Menu
      label={t.inbox.priority}
      className={square}
      disabled={is_busy}
      items={priorities.map((one) => ({
        name: one,
        label: t.inbox.priorities[one],
        run: () => all({ priority: one }),
      }))}
    >
      <Flag size={16} aria-hidden />
    </Menu>
  )
}
