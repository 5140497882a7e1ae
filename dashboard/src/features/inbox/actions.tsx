import { useQuery } from '@tanstack/react-query'
import { AlarmClock, Bot, Check, Flag, Hand, RotateCcw, Tag, UserRound } from 'lucide-react'
import { useContext, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { colleaguesQuery, useMay, useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { Avatar } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { type Item, Menu } from '../../ui/menu.tsx'
import { useActs } from './acts.ts'
import { LabelDialog } from './label-dialog.tsx'
import { priorities } from './priority-mark.tsx'
import type { Conversation } from './queries.ts'
import { Choosing } from './selection.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { useSnoozePresets } from './snooze-presets.ts'

const square = 'grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink'

/** What may be done with the conversation, by button and by key. */
export function Actions({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const may_write = useMay(mode)('conversations:write')
  return may_write ? <Allowed mode={mode} conversation={conversation} /> : null
}

function Allowed({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const { user } = useSession()
  const acts = useActs(mode, conversation)
  const [dialog, setDialog] = useState<'snooze' | 'labels' | null>(null)
  const [asked, setAsked] = useState({ snooze: 0, assign: 0, priority: 0 })
  const ask = (menu: keyof typeof asked) => setAsked((before) => ({ ...before, [menu]: before[menu] + 1 }))
  const presets = useSnoozePresets(acts.snooze, () => setDialog('snooze'))
  const assignees = useAssignees(conversation, acts.assign)
  const { status, assignee, handled_by } = conversation
  const is_resolved = status === 'resolved'
  const can_claim = !is_resolved && assignee !== user.id
  const [is_choosing] = useContext(Choosing)
  useShortcut('resolve', is_choosing ? null : is_resolved ? acts.reopen : acts.resolve)
  useShortcut('claim', can_claim && !is_choosing ? acts.claim : null)
  useShortcut('snooze', is_resolved || is_choosing ? null : () => ask('snooze'))
  useShortcut('assign', is_choosing ? null : () => ask('assign'))
  useShortcut('priority', is_choosing ? null : () => ask('priority'))
  useShortcut('labels', is_choosing ? null : () => setDialog('labels'))
  return (
    <>
      <Menu label={t.inbox.assignee} items={assignees} opened={asked.assign} className={square}>
        <UserRound size={16} aria-hidden />
      </Menu>
      <Menu
        label={t.inbox.priority}
        opened={asked.priority}
        items={priorities.map((one) => ({
          name: one,
          label: t.inbox.priorities[one],
          checked: conversation.priority === one,
          run: () => acts.prioritize(one),
        }))}
        className={square}
      >
        <Flag size={16} aria-hidden />
      </Menu>
      <button
        type="button"
        aria-label={t.inbox.labels}
        title={t.inbox.labels}
        onClick={() => setDialog('labels')}
        className={square}
      >
        <Tag size={16} aria-hidden />
      </button>
      {!is_resolved && (
        <Menu label={t.inbox.snooze} items={presets} opened={asked.snooze} className={square}>
          <AlarmClock size={16} aria-hidden />
        </Menu>
      )}
      {status === 'open' && handled_by === 'human' && conversation.handover && (
        <button
          type="button"
          aria-label={t.inbox.to_assistant}
          title={t.inbox.to_assistant}
          onClick={acts.toAssistant}
          className={square}
        >
          <Bot size={16} aria-hidden />
        </button>
      )}
      <span className="flex-1 @2xl:hidden" />
      {can_claim && (assignee === null || handled_by === 'assistant') && (
        <Button onClick={acts.claim}>
          <Hand size={14} aria-hidden />
          <span className="@max-xs:sr-only">{t.inbox.claim}</span>
        </Button>
      )}
      {is_resolved ? (
        <Button onClick={acts.reopen}>
          <RotateCcw size={14} aria-hidden />
          <span className="@max-xs:sr-only">{t.inbox.reopen}</span>
        </Button>
      ) : (
        <Button kind="primary" onClick={acts.resolve}>
          <Check size={14} aria-hidden />
          <span className="@max-xs:sr-only">{t.inbox.resolve}</span>
        </Button>
      )}
      {dialog === 'snooze' && <SnoozeDialog onSnooze={acts.snooze} onClose={() => setDialog(null)} />}
      {dialog === 'labels' && (
        <LabelDialog labels={conversation.labels} onChange={acts.label} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

function useAssignees({ assignee }: Conversation, assign: ReturnType<typeof useActs>['assign']): Item[] {
  const t = useText()
  const { user } = useSession()
  const colleagues = useQuery(colleaguesQuery)
  // Whoever only reads cannot be given work.
  const able = (colleagues.data?.data ?? [user]).filter(
    (one) => one.role !== 'viewer' && !('disabled_at' in one && one.disabled_at),
  )
  const sorted = able.toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id))
  return [
    { name: 'none', label: t.inbox.unassigned, checked: assignee === null, run: () => assign(null) },
    ...sorted.map(({ id, name }) => ({
      name: id,
      label: (
        <span className="flex items-center gap-2">
          <Avatar name={name} size="sm" />
          <bdi className="truncate">{id === user.id ? t.inbox.me(name) : name}</bdi>
        </span>
      ),
      checked: assignee === id,
      run: () => assign({ id, name }),
    })),
  ]
}
