import type { Feedback } from '@parley/sdk'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { articleReportsKey } from '../../../queries/articles.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FlaskConical, ThumbsDown, ThumbsUp } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { Message } from '../data/queries.ts'

const NewCase = late(async () => (await import('./new-case.tsx')).NewCase)

type Rating = Pick<Feedback, 'rating' | 'comment'>

/** What is thought of the assistant's replies, of all in the conversation at once. */
const feedbackQuery = (mode: Mode, conversation_id: string) =>
  queryOptions({
    queryKey: [mode, 'feedback', conversation_id],
    queryFn: ({ signal }) =>
      pageOf(service[mode].conversations.listFeedback(conversation_id, { limit: 100 }, { signal })),
  })

/** Whether a reply of the assistant was right: the articles behind those that were not are the next to mend. */
export function RatingOf({ message }: { message: Message }) {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const may = useMay(mode)
  const { given, rating, is_unknown, rate } = useRating(mode, message)
  const [is_commenting, setCommenting] = useState(false)
  if (!may('messages:write'))
    return rating ? <span> · {rating === 'up' ? t.knowledge.rated_up : t.knowledge.rated_down}</span> : null
  return (
    <>
      <span className="ms-1 inline-flex align-middle">
        <IconButton
          icon={ThumbsUp}
          size={13}
          label={t.knowledge.rate_up}
          disabled={is_unknown}
          aria-pressed={rating === 'up'}
          onClick={() => {
            setCommenting(false)
            rate.mutate({ rating: 'up', comment: null })
          }}
          className="size-6! aria-pressed:text-good-ink!"
        />
        <IconButton
          icon={ThumbsDown}
          size={13}
          label={t.knowledge.rate_down}
          disabled={is_unknown}
          aria-pressed={rating === 'down'}
          onClick={() => {
            setCommenting(true)
            if (rating !== 'down') rate.mutate({ rating: 'down', comment: null })
          }}
          className="size-6! aria-pressed:text-danger-ink!"
        />
        {may('knowledge:write') && may('messages:read') && (
          <CaseButton mode={mode} message={message} is_proposed={rating === 'down'} />
        )}
      </span>
      {is_commenting && (
        <Comment first={given?.comment ?? ''} rate={rate.mutate} onClose={() => setCommenting(false)} />
      )}
    </>
  )
}

/** Offers a reply for trials, with words once it was rated as not right. */
function CaseButton({ mode, message, is_proposed }: { mode: Mode; message: Message; is_proposed: boolean }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [is_open, setOpen] = useState(false)
  const { in_reply_to: message_id, conversation_id } = message
  if (message_id === null) return null
  const onClick = () => setOpen(!is_open)
  return (
    <>
      {is_proposed ? (
        <Button ref={button} kind="link" aria-expanded={is_open} onClick={onClick}>
          {t.trials.new_case}
        </Button>
      ) : (
        <IconButton
          ref={button}
          icon={FlaskConical}
          size={13}
          label={t.trials.new_case}
          aria-expanded={is_open}
          onClick={onClick}
          className="size-6!"
        />
      )}
      {is_open && <NewCase {...{ mode, conversation_id, message_id, button }} onClose={() => setOpen(false)} />}
    </>
  )
}

function useRating(mode: Mode, { id, conversation_id }: Message) {
  const t = useText()
  const queries = useQueryClient()
  const { data, isPending: is_unknown } = useQuery(feedbackQuery(mode, conversation_id))
  const rate = useMutation({
    // One after the other: the thumb comes before its comment, and must not arrive behind it.
    scope: { id: `rating ${id}` },
    mutationFn: (rating: Rating) =>
      service[mode].messages.rate(conversation_id, id, rating, { idempotency_key: newKey() }),
    onSuccess: (given) => {
      queries.setQueryData(feedbackQuery(mode, conversation_id).queryKey, (old) =>
        old ? { ...old, data: [given, ...old.data.filter(({ message_id }) => message_id !== id)] } : old,
      )
      queries.invalidateQueries({ queryKey: articleReportsKey(mode) })
    },
    onError: (error) => sayProblem(error, t),
  })
  const given = data?.data.find(({ message_id }) => message_id === id)
  return { given, rating: rate.isPending ? rate.variables.rating : given?.rating, is_unknown, rate }
}

interface CommentProps {
  first: string
  rate: ReturnType<typeof useRating>['rate']['mutate']
  onClose: () => void
}

/** Why it was not right, for whoever mends the article. */
function Comment({ first, rate, onClose }: CommentProps) {
  const t = useText()
  const [comment, setComment] = useState(first)
  function submit(event: FormEvent) {
    event.preventDefault()
    rate(
      { rating: 'down', comment: comment.trim() || null },
      {
        onSuccess: () => {
          say(t.knowledge.rate_thanks)
          onClose()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex max-w-full flex-wrap items-end gap-2 pt-1 text-start text-ink">
      <TextField
        label={t.knowledge.rate_comment}
        optional
        value={comment}
        maxLength={2000}
        onChange={({ target }) => setComment(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="text-sm"
        autoFocus
      />
      <Button type="submit">{t.common.save}</Button>
    </form>
  )
}
