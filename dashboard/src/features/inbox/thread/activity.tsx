import type { Event } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useTeams } from '../../../queries/teams.ts'
import { colleaguesQuery, useMay } from '../../../session/session.ts'
import { type Language, useLanguage, useText, type Words } from '../../../text/text.tsx'
import { moment, When } from '../../../text/time.tsx'
import { activityQuery, type Conversation } from '../data/queries.ts'

interface Line {
  id: string
  at: string
  words: string
}

type Names = (id: string | null) => string

/** What was done with the conversation, in words, oldest first. */
export function useActivity(mode: Mode, conversation_id: string): Line[] {
  const t = useText()
  const language = useLanguage()
  const enabled = useMay(mode)('events:read')
  const found = useQuery({ ...activityQuery(mode, conversation_id), enabled })
  const colleagues = useQuery(colleaguesQuery)
  const teams = useTeams(mode)
  return useMemo(() => {
    const names: Names = (id) =>
      [...(colleagues.data?.data ?? []), ...teams].find((one) => one.id === id)?.name ?? t.conversation.someone
    const events = (found.data?.data ?? []).toReversed()
    return events.flatMap((event) =>
      wordsOf(event, names, t, language).map((words) => ({ id: `${event.id} ${words}`, at: event.created_at, words })),
    )
  }, [found.data, colleagues.data, teams, t, language])
}

export function ActivityLines({ lines }: { lines: Line[] }) {
  return lines.map(({ id, at, words }) => (
    <p key={id} className="text-center text-xs text-muted [overflow-wrap:anywhere]">
      {words} · <When at={at} as="time" />
    </p>
  ))
}

const sender_of = { api_key: 'api', visitor: 'contact', assistant: 'assistant', system: 'system' } as const

/** Each event says what is its own: an assignment is told by two of them. */
function wordsOf({ type, actor, data }: Event, names: Names, t: Words, language: Language): string[] {
  const { object, previous } = data
  if (!object || !previous) return []
  const now = object as unknown as Conversation
  const before = previous as Partial<Conversation>
  const who = actor.type === 'user' ? names(actor.id) : t.inbox.senders[sender_of[actor.type]]
  const words = t.conversation.activity
  if (type === 'conversation.handed_over') return [[words.handed_over(who), ...why(now.handover, t)].join(' · ')]
  if (type === 'conversation.assigned') {
    if (now.assignee === null) return [words.unassigned(who)]
    return [now.assignee === actor.id ? words.claimed(who) : words.assigned(who, names(now.assignee))]
  }
  if (type === 'conversation.status_changed') return statusWords(now, before, who, t, language)
  const [added, removed] = [lacking(now.labels, before.labels), lacking(before.labels ?? now.labels, now.labels)]
  return [
    ...(before.labels && added.length > 0 ? [words.labelled(who, added)] : []),
    ...(removed.length > 0 ? [words.unlabelled(who, removed)] : []),
    ...(before.team !== undefined
      ? [now.team === null ? words.left_team(who) : words.moved(who, names(now.team))]
      : []),
    ...(before.priority ? [words.prioritized(who, t.inbox.priorities[now.priority])] : []),
  ]
}

/** It is read here once somebody has the conversation. */
function why(handover: Conversation['handover'], t: Words): string[] {
  if (!handover) return []
  const { reason_code, note } = handover
  const reason = reason_code ? t.inbox.handover_reasons[reason_code] : handover.reason
  return [
    ...(reason ? [t.conversation.property(t.inbox.handover_reason, reason)] : []),
    ...(note ? [t.conversation.property(t.inbox.handover_note, note)] : []),
  ]
}

function statusWords(
  { status, snoozed_until }: Conversation,
  before: Partial<Conversation>,
  who: string,
  t: Words,
  language: Language,
): string[] {
  const words = t.conversation.activity
  if (status === 'resolved') return [words.resolved(who)]
  if (status === 'pending') return [words.pending(who)]
  if (status === 'snoozed')
    return [snoozed_until ? words.snoozed(who, moment(snoozed_until, language)) : words.snoozed_reply(who)]
  // From the assistant it came by a handover or a reply, which are told themselves.
  return before.status === 'pending' ? [] : [words.opened(who)]
}

const lacking = (those: string[], in_these: string[] = []) => those.filter((one) => !in_these.includes(one))
