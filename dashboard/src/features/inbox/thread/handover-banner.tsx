import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { useAgo, useNow } from '../../../text/time.tsx'
import { Button } from '../../../ui/button.tsx'
import { Hand } from '../../../ui/icons.tsx'
import { type Conversation, type Message, summaryQuery } from '../data/queries.ts'

interface Props {
  mode: Mode
  conversation: Conversation
  /** Those that are loaded. */
  messages: readonly Message[]
}

/** Why a person is needed: until somebody has the conversation, or has answered. */
export function HandoverBanner({ mode, conversation, messages }: Props) {
  const { handover, status, assignee, last_message } = conversation
  if (!handover || status !== 'open' || assignee !== null) return null
  const isAnswer = ({ sender, private: is_note, created_at }: Message) =>
    (sender.type === 'user' || sender.type === 'api') && !is_note && created_at > handover.requested_at
  if (messages.some(isAnswer) || (last_message && isAnswer(last_message))) return null
  return <Shown mode={mode} conversation={conversation} handover={handover} />
}

interface ShownProps extends Omit<Props, 'messages'> {
  handover: NonNullable<Conversation['handover']>
}

function Shown({ mode, conversation, handover }: ShownProps) {
  const t = useText()
  const ago = useAgo()
  const now = useNow()
  const summary = useQuery(summaryQuery(mode, conversation.id))
  const question = summary.data?.open_questions.at(-1)?.quote
  const { reason_code, note, due_at, requested_by } = handover
  const reason = reason_code ? t.inbox.handover_reasons[reason_code] : handover.reason
  return (
    <section
      aria-labelledby="handed-over"
      className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-warn-line bg-warn-soft px-4 py-2.5 text-sm"
    >
      <Hand size={16} aria-hidden className="mt-0.5 shrink-0 text-warn-ink" />
      <div className="min-w-0 flex-1 basis-56">
        <p id="handed-over" className="font-medium text-warn-ink">
          {requested_by.type === 'assistant' ? t.inbox.handed_over : t.inbox.handed_over_by(t.inbox.senders.api)}
          {due_at && (
            <span className="font-normal">
              {' · '}
              {Date.parse(due_at) < now ? t.inbox.handover_overdue(ago(due_at)) : t.inbox.handover_due(ago(due_at))}
            </span>
          )}
        </p>
        <Folded>
          <dl className="words">
            {reason && <Line term={t.inbox.handover_reason} words={reason} />}
            {question && <Line term={t.inbox.handover_question} words={question} />}
            {note && <Line term={t.inbox.handover_note} words={note} />}
            {handover.summary && <Line term={t.inbox.summary} words={handover.summary} />}
          </dl>
        </Folded>
      </div>
    </section>
  )
}

/** Some lines of it, and all of it on request: at the end of a line, never in the middle of one. */
function Folded({ children }: { children: ReactNode }) {
  const t = useText()
  const inside = useRef<HTMLDivElement>(null)
  const [is_whole, setWhole] = useState(false)
  const [is_long, setLong] = useState(false)
  useEffect(() => {
    const element = inside.current!
    const watch = new ResizeObserver(() => setLong(element.scrollHeight > lines_shown * lineHeightOf(element) + 1))
    watch.observe(element.firstElementChild!)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <div ref={inside} className={is_whole ? '' : 'max-h-[4lh] overflow-hidden'}>
        {children}
      </div>
      {is_long && (
        <Button kind="link" aria-expanded={is_whole} onClick={() => setWhole(!is_whole)} className="-ms-2">
          {is_whole ? t.common.less : t.common.more}
        </Button>
      )}
    </>
  )
}

const lines_shown = 4
const lineHeightOf = (element: Element) => Number.parseFloat(getComputedStyle(element).lineHeight)

function Line({ term, words }: { term: string; words: string }) {
  return (
    <div>
      <dt className="inline font-medium">{term}: </dt>
      <dd dir="auto" className="inline whitespace-pre-line">
        <bdi>{words}</bdi>
      </dd>
    </div>
  )
}
