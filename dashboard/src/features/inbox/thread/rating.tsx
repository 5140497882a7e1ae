import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call, type List, type Mode, newKey } from '../../api/call.ts'
import type { Feedback } from '../../api/generated/types.ts'
import { useMay } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { sayProblem } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import type { Message } from './queries.ts'

type Rating = Pick<Feedback, 'rating' | 'comment'>

/** What is thought of the assistant's replies, of all in the conversation at once. */
const feedbackQuery = (mode: Mode, conversation_id: string) =>
  queryOptions({
    queryKey: [mode, 'feedback', conversation_id],
    queryFn: ({ signal }) =>
      call<List<Feedback>>(`/${mode}/conversations/${conversation_id}/feedback`, { query: { limit: 100 }, signal }),
  })

/** Whether a reply of the assistant was right: the articles behind those that were not are the next to mend. */
export function RatingOf({ message: { id, conversation_id } }: { message: Message }) {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const may_rate = useMay(mode)('messages:write')
  const queries = useQueryClient()
  const { data, isPending: is_unknown } = useQuery(feedbackQuery(mode, conversation_id))
  const [is_commenting, setCommenting] = useState(false)
  const [comment, setComment] = useState('')
  const rate = useMutation({
    // One after the other: the thumb comes before its comment, and must not arrive behind it.
    scope: { id: `rating ${id}` },
    mutationFn: (rating: Rating) =>
      call<Feedback>(`/${mode}/conversations/${conversation_id}/messages/${id}/feedback`, {
        method: 'POST',
        body: rating,
        key: newKey(),
      }),
    onSuccess: (given) => {
      queries.setQueryData(feedbackQuery(mode, conversation_id).queryKey, (old) =>
        old ? { ...old, data: [given, ...old.data.filter(({ message_id }) => message_id !== id)] } : old,
      )
      queries.invalidateQueries({ queryKey: [mode, 'articles', 'mend'] })
    },
    onError: (error) => sayProblem(error, t),
  })
  const given = data?.data.find(({ message_id }) => message_id === id)
  const rating = rate.isPending ? rate.variables.rating : given?.rating
  if (!may_rate)
    return rating ? <span> · {rating === 'up' ? t.knowledge.rated_up : t.knowledge.rated_down}</span> : null
  function submit(event: FormEvent) {
    event.preventDefault()
    rate.mutate(
      { rating: 'down', comment: comment.trim() || null },
      {
        onSuccess: () => {
          say(t.knowledge.rate_thanks)
          setCommenting(false)
        },
      },
    )
  }
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
            setComment(given?.comment ?? '')
            setCommenting(true)
            if (rating !== 'down') rate.mutate({ rating: 'down', comment: null })
          }}
          className="size-6! aria-pressed:text-danger-ink!"
        />
      </span>
      {is_commenting && (
        <form onSubmit={submit} className="flex max-w-full flex-wrap items-end gap-2 pt-1 text-start text-ink">
          <TextField
            label={t.knowledge.rate_comment}
            optional
            value={comment}
            maxLength={2000}
            onChange={({ target }) => setComment(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setCommenting(false)}
            className="text-sm"
            autoFocus
          />
          <Button type="submit">{t.common.save}</Button>
        </form>
      )}
    </>
  )
}
