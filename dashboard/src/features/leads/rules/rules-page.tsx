import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { isAdmin, useMay, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed, Problem, sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { LeaveGuard } from '../../knowledge/leave-guard.tsx'
import { AddRule } from './add-rule.tsx'
import { RuleHistory } from './rule-history.tsx'
import { NewRuleRow, RuleRow } from './rule-row.tsx'
import {
  type Draft,
  type LeadRule,
  no_draft,
  ruleCalls,
  rulesQuery,
  sizeOf,
  withChange,
  withoutChange,
  withoutNew,
} from './rules.ts'
import { Scale } from './scale.tsx'
import { Trial } from './trial.tsx'

const parts = ['intent', 'fit'] as const

export function RulesPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const { user } = useSession()
  const may_write = useMay(mode)('leads:write')
  const found = useQuery(rulesQuery(mode))
  const [draft, setDraft] = useState(no_draft)
  const [open, setOpen] = useState<'add' | 'trial' | null>(null)
  const { turn, save } = useActs(mode, draft, setDraft)
  const is_admin = isAdmin(user)
  const rules = found.data ?? []
  return (
    <Page
      title={t.rules.title}
      lead={t.rules.lead}
      act={
        may_write && (
          <Button onClick={() => setOpen('add')}>
            <Plus size={15} aria-hidden />
            {t.rules.add}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <Scale />
        {!may_write && <p className="text-sm text-muted">{t.rules.read_only}</p>}
        {found.isPending && <Skeletons rows={8} className="h-12" />}
        {found.isError && rules.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
        {rules.length > 0 &&
          parts.map((part) => (
            <section key={part}>
              <h2 className="pb-2 text-base font-semibold">{t.rules.parts[part]}</h2>
              <ul
                aria-label={t.rules.parts[part]}
                className="divide-y divide-line rounded-lg border border-line bg-surface"
              >
                {rules
                  .filter((rule) => rule.part === part)
                  .map((rule) => (
                    <li key={rule.id}>
                      <RuleRow
                        rule={rule}
                        draft={draft}
                        may_write={may_write}
                        onChange={(changes) => setDraft((now) => withChange(now, rule, changes))}
                        onReset={() => turn.mutate({ verb: 'reset', rule })}
                        onRemove={() => turn.mutate({ verb: 'remove', rule })}
                      />
                    </li>
                  ))}
                {draft.added.map(
                  (rule) =>
                    rule.part === part && (
                      <li key={rule.name}>
                        <NewRuleRow rule={rule} onRemove={() => setDraft((now) => withoutNew(now, rule))} />
                      </li>
                    ),
                )}
              </ul>
            </section>
          ))}
        {is_admin && <RuleHistory mode={mode} rules={rules} />}
      </div>
      {sizeOf(draft) > 0 && (
        <section
          aria-label={t.rules.draft(sizeOf(draft))}
          className="sticky bottom-0 mt-4 flex flex-col gap-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-raised"
        >
          <Problem error={save.error} />
          <div className="flex flex-wrap items-center gap-2">
            <p role="status" className="me-auto text-sm font-medium">
              {t.rules.draft(sizeOf(draft))}
            </p>
            <Button kind="quiet" onClick={() => setDraft(no_draft)}>
              {t.rules.discard}
            </Button>
            <Button onClick={() => setOpen('trial')}>{t.rules.try}</Button>
            <Button kind="primary" busy={save.isPending} onClick={() => save.mutate()}>
              {t.common.save}
            </Button>
          </div>
        </section>
      )}
      {open === 'add' && (
        <AddRule
          taken={[...rules, ...draft.added].map(({ name }) => name)}
          onAdd={(rule) => setDraft((now) => ({ ...now, added: [...now.added, rule] }))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'trial' && (
        <Trial
          mode={mode}
          draft={draft}
          busy={save.isPending}
          onSave={() => save.mutate(undefined, { onSuccess: () => setOpen(null) })}
          onClose={() => setOpen(null)}
        />
      )}
      <LeaveGuard is_on={sizeOf(draft) > 0} discard={() => setDraft(no_draft)} is_lost />
    </Page>
  )
}

function useActs(mode: Mode, draft: Draft, setDraft: Dispatch<SetStateAction<Draft>>) {
  const t = useText()
  const queries = useQueryClient()
  const calls = ruleCalls(mode)
  const anew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [mode, 'lead_rules'] }),
      queries.invalidateQueries({ queryKey: ['audit_log', mode, 'lead_rules'] }),
    ])
  const save = useMutation({
    mutationFn: async () => {
      // What is saved leaves the draft at once: should the next one fail, it is not saved twice.
      for (const [id, changes] of Object.entries(draft.changed)) {
        await calls.update(id, changes, newKey())
        setDraft((now) => withoutChange(now, id, changes))
      }
      for (const rule of draft.added) {
        await calls.create({ ...rule, key: newKey() })
        setDraft((now) => withoutNew(now, rule))
      }
    },
    onSuccess: () => say(t.rules.saved),
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
    onSuccess: async (_, { verb, rule }) => {
      await anew()
      say(verb === 'reset' ? t.rules.reset_done : t.rules.removed, {
        undo: () => back.mutate({ rule, was_removed: verb === 'remove' }),
      })
    },
    onError: (error) => sayProblem(error, t),
    onSettled: anew,
  })
  return { save, turn }
}
