import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useShortcut } from '../../../keyboard/shortcuts.ts'
import { useLabelColors } from '../../../queries/labels.ts'
import { useTeams } from '../../../queries/teams.ts'
import { colleaguesQuery, useMay, useSession } from '../../../session/session.ts'
import { useLanguage, useText, type Words } from '../../../text/text.tsx'
import { moment } from '../../../text/time.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import { AlarmClock, CircleDot, Flag, UserRound } from '../../../ui/icons.tsx'
import { LabelChip } from '../../../ui/label-chip.tsx'
import { late } from '../../../ui/late.tsx'
import type { Item } from '../../../ui/menu-list.tsx'
import { useActs } from '../data/acts.ts'
import { priorities } from '../data/priorities.ts'
import type { Conversation } from '../data/queries.ts'
import { Choosing } from '../data/selection.ts'
import { Labels } from './labels-property.tsx'
import { Property } from './property.tsx'
import { look } from './property-look.ts'
import { useSnoozePresets } from './snooze-presets.ts'
import { TeamProperty } from './team-property.tsx'
import { useAssignees } from './use-assignees.tsx'
import { useMarkingUnread } from './use-marking-unread.ts'

const SnoozePopover = late(async () => (await import('./snooze-popover.tsx')).SnoozePopover)

const tones = { open: 'text-accent-ink', pending: 'text-muted', snoozed: 'text-warn-ink', resolved: 'text-good-ink' }
const urgencies = { none: 'text-muted', low: '', medium: '', high: 'text-warn-ink', urgent: 'text-danger-ink' }

/** The state of the conversation at a glance; each part of it is changed where it stands. */
export function Properties({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const may_write = useMay(mode)('conversations:write')
  return (
    <fieldset className="-mx-1 flex min-w-0 flex-wrap gap-1 p-1">
      <legend className="sr-only">{t.conversation.properties}</legend>
      {may_write ? (
        <Changeable mode={mode} conversation={conversation} />
      ) : (
        <Fixed mode={mode} conversation={conversation} />
      )}
    </fieldset>
  )
}

function Fixed({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const colors = useLabelColors(mode)
  const { status, team, assignee, priority, labels } = conversation
  const name = useName(assignee)
  const team_name = useTeams(mode).find(({ id }) => id === team)?.name
  return (
    <>
      <span className={`${look} ${tones[status]}`}>{useStatusWords(conversation)}</span>
      <span className={look}>{name ? <bdi className="truncate">{name}</bdi> : t.inbox.unassigned}</span>
      {team_name && (
        <span className={look}>
          <bdi className="truncate">{team_name}</bdi>
        </span>
      )}
      {priority !== 'none' && <span className={`${look} ${urgencies[priority]}`}>{t.inbox.priorities[priority]}</span>}
      {labels.map((label) => (
        <span key={label} className={look}>
          <LabelChip name={label} color={colors.get(label)} />
        </span>
      ))}
    </>
  )
}

function Changeable({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const acts = useActs(mode, conversation)
  const [is_picking, setPicking] = useState(false)
  const [asked, setAsked] = useState({ snooze: 0, assign: 0, priority: 0 })
  const ask = (menu: keyof typeof asked) => setAsked((before) => ({ ...before, [menu]: before[menu] + 1 }))
  const presets = useSnoozePresets(acts.snooze, () => setPicking(true))
  const assignees = useAssignees(conversation, acts.assign)
  const unread = useMarkingUnread(mode, conversation)
  const has_teams = useTeams(mode).length > 0
  const { status, assignee, priority, labels } = conversation
  const name = useName(assignee)
  const is_resolved = status === 'resolved'
  const [is_choosing] = useContext(Choosing)
  useShortcut('snooze', is_resolved || is_choosing ? null : () => ask('snooze'))
  useShortcut('assign', is_choosing ? null : () => ask('assign'))
  useShortcut('priority', is_choosing ? null : () => ask('priority'))
  return (
    <>
      <Property
        title={t.conversation.change_status}
        value={useStatusWords(conversation)}
        icon={CircleDot}
        items={[...statusItems(conversation, acts, t), ...unread]}
        className={tones[status]}
      />
      <Property
        title={t.inbox.assignee}
        value={name ?? t.inbox.unassigned}
        icon={UserRound}
        mark={
          <span className="grid size-5 shrink-0 place-items-center">
            {name ? <Avatar name={name} size="sm" /> : <UserRound size={14} aria-hidden />}
          </span>
        }
        items={assignees}
        opened={asked.assign}
        is_choice
        // As wide for every name: nothing beside it moves when a teammate takes the conversation.
        className={`w-36 @lg:w-44 ${assignee === null ? 'text-muted' : ''}`}
      />
      {has_teams && <TeamProperty mode={mode} team={conversation.team} give={acts.team} />}
      <Priority priority={priority} opened={asked.priority} prioritize={acts.prioritize} />
      {!is_resolved && (
        <Property
          title={t.inbox.snooze}
          icon={AlarmClock}
          items={presets}
          opened={asked.snooze}
          is_plain
          className="text-muted"
          beside={(button) =>
            is_picking && <SnoozePopover button={button} onSnooze={acts.snooze} onClose={() => setPicking(false)} />
          }
        />
      )}
      <Labels mode={mode} labels={labels} onChange={acts.label} />
    </>
  )
}

interface PriorityProps {
  priority: Conversation['priority']
  opened: number
  prioritize: ReturnType<typeof useActs>['prioritize']
}

function Priority({ priority, opened, prioritize }: PriorityProps) {
  const t = useText()
  const items = priorities.map((one) => ({
    name: one,
    label: t.inbox.priorities[one],
    checked: priority === one,
    run: () => prioritize(one),
  }))
  return (
    <Property
      title={t.inbox.priority}
      value={t.inbox.priorities[priority]}
      icon={Flag}
      items={items}
      opened={opened}
      is_plain={priority === 'none'}
      className={urgencies[priority]}
    />
  )
}

function statusItems(
  { status, handled_by, handover }: Conversation,
  acts: ReturnType<typeof useActs>,
  t: Words,
): Item[] {
  const can_be_pending = status === 'pending' || (status === 'open' && handled_by === 'human' && handover !== null)
  const wanted = [
    { name: 'open', run: acts.reopen },
    ...(can_be_pending ? [{ name: 'pending', run: acts.toAssistant } as const] : []),
    { name: 'resolved', run: acts.resolve },
  ] as const
  return wanted.map(({ name, run }) => ({
    name,
    label: t.inbox.statuses[name],
    checked: status === name,
    run: () => (status === name ? undefined : run()),
  }))
}

function useStatusWords({ status, snoozed_until }: Conversation): string {
  const t = useText()
  const language = useLanguage()
  if (status !== 'snoozed') return t.inbox.statuses[status]
  return snoozed_until ? t.inbox.snoozed_until(moment(snoozed_until, language)) : t.inbox.snoozed_reply
}

function useName(id: string | null): string | undefined {
  const t = useText()
  const { user } = useSession()
  const colleagues = useQuery(colleaguesQuery)
  if (id === user.id) return user.name
  return id === null ? undefined : (colleagues.data?.data.find((one) => one.id === id)?.name ?? t.conversation.someone)
}
