import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { sayProblem } from '../../../ui/problem.tsx'
import { announce, say } from '../../../ui/toasts.tsx'
import {
  type Draft,
  type LeadRule,
  ruleCalls,
  ruleHistoryQuery,
  rulesQuery,
  scoringQuery,
  withoutChange,
  withoutNew,
} from './rules.ts'

/** Actions for rules: a draft is saved as a whole, the others take effect at once and can be undone. */
export function useRuleActs(mode: Mode, draft: Draft, setDraft: Dispatch<SetStateAction<Draft>>) {
  const t = useText()
  const queries = useQueryClient()
  const calls = ruleCalls(mode)
  const anew = () =>
    Promise.all([queries.invalidateQueries(rulesQuery(mode)), queries.invalidateQueries(ruleHistoryQuery(mode))])
  const score = useMutation({
    mutationFn: () => calls.score(newKey()),
    onSuccess: (scoring) => {
      queries.setQueryData(scoringQuery(mode).queryKey, scoring)
    },
    onError: (error) => sayProblem(error, t),
  })
  const save = useMutation({
    mutationFn: async () => {
      // Saved changes leave the draft at once, so that they aren't saved again if the next one fails.
      for (const [id, changes] of Object.entries(draft.changed)) {
        await calls.update(id, changes, newKey())
        setDraft((now) => withoutChange(now, id, changes))
      }
      for (const rule of draft.added) {
        await calls.create({ ...rule, key: newKey() })
        setDraft((now) => withoutNew(now, rule))
      }
    },
    onSuccess: () => score.mutate(undefined, { onSuccess: () => say(t.rules.saved) }),
    onSettled: anew,
  })
  const back = useMutation({
    mutationFn: async ({ rule, was_removed }: { rule: LeadRule; was_removed: boolean }) => {
      const { id, name, part, points, words, description, enabled } = rule
      if (was_removed) await calls.create({ name, part, points, words, description, enabled, key: newKey() })
      else await calls.update(id, { points, enabled, ...(words.length > 0 && { words }) }, newKey())
    },
    onSuccess: () => say(t.common.undone),
    onError: (error) => sayProblem(error, t),
    onSettled: anew,
  })
  const turn = useMutation({
    mutationFn: async ({ verb, rule }: { verb: 'reset' | 'remove'; rule: LeadRule }) => {
      await calls[verb](rule.id, newKey())
    },
    onMutate: () => announce(),
    onSuccess: async (_, { verb, rule }, announced) => {
      await anew()
      score.mutate()
      announced.say(verb === 'reset' ? t.rules.reset_done : t.rules.removed, {
        undo: () => back.mutate({ rule, was_removed: verb === 'remove' }),
      })
    },
    onError: (error) => sayProblem(error, t),
    onSettled: (_, __, ___, announced) => {
      announced?.end()
      return anew()
    },
  })
  return { save, turn, score }
}
