import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { sayProblem } from '../../../ui/problem.tsx'
import { announcing } from '../../../ui/toasts.tsx'
import { type Article, articleCalls, articleListsKey, articleQuery } from '../articles.ts'

interface Act {
  id: string
  status: Article['status']
  is_undo?: boolean
}

/** Publishes or unpublishes an article. Both can be undone. */
export function usePublishing(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const calls = articleCalls(mode)
  const act = useMutation({
    mutationFn: ({ id, status }: Act) => calls.update(id, { status }, newKey()),
    ...announcing,
    onSuccess: (made, { id, status, is_undo }, announced) => {
      queries.setQueryData(articleQuery(mode, id).queryKey, made)
      queries.invalidateQueries({ queryKey: articleListsKey(mode) })
      const other = status === 'draft' ? 'published' : 'draft'
      const undo = is_undo ? undefined : () => act.mutate({ id, status: other, is_undo: true })
      announced.say(status === 'draft' ? t.knowledge.unpublished : t.knowledge.published, { undo })
    },
    onError: (error) => sayProblem(error, t),
  })
  return act
}
