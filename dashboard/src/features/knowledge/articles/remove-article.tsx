import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { say } from '../../../ui/toasts.tsx'
import { type Article, articleCalls, articleListsKey, articleQuery } from '../articles.ts'

interface Props {
  mode: Mode
  article: Article
  onClose: () => void
  onRemoved: () => void
}

export function RemoveArticle({ mode, article, onClose, onRemoved }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [key] = useState(newKey)
  const remove = useMutation({
    mutationFn: articleCalls(mode).remove,
    onSuccess: async () => {
      onRemoved()
      await navigate({ to: '/$mode/knowledge', params: { mode }, search: {} })
      queries.removeQueries(articleQuery(mode, article.id))
      queries.invalidateQueries({ queryKey: articleListsKey(mode) })
      say(t.knowledge.deleted)
    },
  })
  return (
    <ConfirmTyped
      title={t.knowledge.delete_title}
      lead={
        <>
          <p>{t.knowledge.delete_lead}</p>
          <bdi className="words block pt-2 text-ink">{article.title}</bdi>
        </>
      }
      word={t.knowledge.delete_word}
      act={t.knowledge.delete}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id: article.id, key })}
      onClose={onClose}
    />
  )
}
