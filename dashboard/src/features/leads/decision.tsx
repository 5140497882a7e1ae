import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../api/call.ts'
import { leadsOfContactsKey } from '../../queries/leads.ts'
import { colleaguesQuery } from '../../session/session.ts'
import { useText } from '../../text/page-text.ts'
import { When } from '../../text/time.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { sayProblem } from '../../ui/problem.tsx'
import { announcing } from '../../ui/toasts.tsx'
import { Card } from './card.tsx'
import { type Lead, type LeadChanges, leadCalls, leadListsKey, oneLeadQuery } from './leads.ts'
import { grades, statuses } from './leads-search.ts'

type Said = Required<Pick<LeadChanges, 'status' | 'grade' | 'score' | 'note'>>
const nothing: Said = { status: null, grade: null, score: null, note: null }

/** A person's override of the rules. */
export function Decision({ mode, lead, may_write }: { mode: Mode; lead: Lead; may_write: boolean }) {
  const t = useText()
  const [is_open, setOpen] = useState(false)
  const decide = useDecide(mode, lead)
  const colleagues = useQuery({ ...colleaguesQuery, enabled: lead.override !== null })
  const { override } = lead
  if (!override && !may_write) return null
  const by = colleagues.data?.data.find(({ id }) => id === override?.actor.id)?.name
  const who = by ?? (override?.actor.type === 'api_key' ? t.leads.program : t.leads.somebody)
  return (
    <Card
      title={t.leads.decision}
      act={may_write && !override && <Button onClick={() => setOpen(true)}>{t.leads.override}</Button>}
    >
      {!override && <p className="text-sm text-muted">{t.leads.override_lead}</p>}
      {override && (
        <div className="flex flex-col gap-2 text-sm">
          <p>
            {t.leads.overridden(who)}{' '}
            <span className="text-muted">
              <When at={override.at} />
            </span>
          </p>
          <p className="font-medium">
            {[
              override.status && t.inbox.lead_statuses[override.status],
              override.grade && t.inbox.grades[override.grade],
              override.score !== null && t.leads.out_of(override.score),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {override.note && (
            <p dir="auto" className="border-s-2 border-line ps-2 text-muted [overflow-wrap:anywhere]">
              {override.note}
            </p>
          )}
          <p className="text-xs text-muted">
            {t.leads.override_by_rules(
              t.leads.history_entry(
                t.leads.qualification_statuses[lead.qualification.status]!,
                lead.qualification.score,
              ),
            )}
          </p>
          {may_write && (
            <div className="flex flex-wrap gap-2 pt-1">
              <Button onClick={() => setOpen(true)}>{t.leads.override_change}</Button>
              <Button kind="quiet" busy={decide.isPending} onClick={() => decide.mutate({ said: nothing })}>
                {t.leads.override_clear}
              </Button>
            </div>
          )}
        </div>
      )}
      {is_open && <DecisionForm mode={mode} lead={lead} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function useDecide(mode: Mode, lead: Lead) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = oneLeadQuery(mode, lead.id)
  const before = saidOf(lead)
  const decide = useMutation({
    mutationFn: ({ said }: { said: Said; is_undo?: boolean }) =>
      leadCalls(mode).override({ id: lead.id, key: newKey(), ...said }),
    ...announcing,
    onSuccess: (changed, { said, is_undo }, announced) => {
      // The response doesn't contain related objects.
      queries.setQueryData(queryKey, (old) => old && { ...old, ...changed })
      queries.invalidateQueries({ queryKey: leadListsKey(mode) })
      queries.invalidateQueries({ queryKey: leadsOfContactsKey(mode) })
      const words = is_undo ? t.common.undone : isNothing(said) ? t.leads.override_cleared : t.leads.override_saved
      announced.say(words, { undo: is_undo ? undefined : () => decide.mutate({ said: before, is_undo: true }) })
    },
    onError: (error) => sayProblem(error, t),
  })
  return decide
}

function DecisionForm({ mode, lead, onClose }: { mode: Mode; lead: Lead; onClose: () => void }) {
  const t = useText()
  const decide = useDecide(mode, lead)
  const [said, setSaid] = useState(saidOf(lead))
  const as_found = (found: string) => ({ '': t.leads.override_by_rules(found) })
  const { status, grade, score } = lead.qualification
  function submit(event: FormEvent) {
    event.preventDefault()
    decide.mutate({ said: { ...said, note: said.note?.trim() || null } }, { onSuccess: onClose })
  }
  const words = (names: readonly string[], of: Record<string, string>) =>
    Object.fromEntries(names.map((name) => [name, of[name]!]))
  return (
    <Dialog title={t.leads.override} onClose={onClose}>
      <form onSubmit={submit} onChange={() => decide.reset()} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.leads.override_lead}</p>
        <SelectField
          label={t.leads.status}
          choices={{
            ...as_found(t.leads.qualification_statuses[status]!),
            ...words(statuses, t.inbox.lead_statuses),
          }}
          value={said.status ?? ''}
          onChange={({ target }) => setSaid({ ...said, status: (target.value || null) as Said['status'] })}
          data-first
        />
        <SelectField
          label={t.leads.grade}
          choices={{ ...as_found(t.inbox.grades[grade]!), ...words(grades, t.inbox.grades) }}
          value={said.grade ?? ''}
          onChange={({ target }) => setSaid({ ...said, grade: (target.value || null) as Said['grade'] })}
        />
        <TextField
          label={t.leads.override_score}
          hint={t.leads.override_by_rules(t.leads.out_of(score))}
          optional
          type="number"
          min={0}
          max={100}
          step={1}
          value={said.score ?? ''}
          onChange={({ target }) => setSaid({ ...said, score: target.value === '' ? null : target.valueAsNumber })}
        />
        <TextField
          label={t.leads.override_note}
          optional
          maxLength={1000}
          value={said.note ?? ''}
          onChange={({ target }) => setSaid({ ...said, note: target.value || null })}
        />
        <DialogFoot error={decide.error} onCancel={onClose} busy={decide.isPending}>
          {t.common.save}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

function saidOf({ override }: Lead): Said {
  const { status, grade, score, note } = override ?? nothing
  return { status, grade, score, note }
}

function isNothing(said: Said): boolean {
  return Object.values(said).every((one) => one === null)
}
