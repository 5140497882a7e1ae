import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { isAdmin, useMay, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { keepClear } from '../../../ui/clear-of-toasts.ts'
import { Plus } from '../../../ui/icons.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { AddRule } from './add-rule.tsx'
import { RuleHistory } from './rule-history.tsx'
import { NewRuleRow, RuleRow } from './rule-row.tsx'
import { type Draft, type LeadRule, no_draft, rulesQuery, sizeOf, withChange, withoutNew } from './rules.ts'
import { Scale } from './scale.tsx'
import { Scoring } from './scoring.tsx'
import { Trial } from './trial.tsx'
import { useRuleActs } from './use-rule-acts.ts'

const parts = ['intent', 'fit'] as const

export function RulesPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const { user } = useSession()
  const may_write = useMay(mode)('leads:write')
  const found = useQuery(rulesQuery(mode))
  const [draft, setDraft] = useState(no_draft)
  const [open, setOpen] = useState<'add' | 'trial' | null>(null)
  const { turn, save, score } = useRuleActs(mode, draft, setDraft)
  const is_admin = isAdmin(user)
  const rules = found.data ?? []
  return (
    <Page
      title={t.shell.lead_rules}
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
        <Scoring mode={mode} busy={score.isPending} onRun={may_write ? () => score.mutate() : undefined} />
        {!may_write && <p className="text-sm text-muted">{t.rules.read_only}</p>}
        {found.isPending && <Skeletons rows={8} className="h-12" />}
        {found.isError && rules.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
        {rules.length > 0 &&
          parts.map((part) => (
            <RuleList
              key={part}
              part={part}
              rules={rules}
              draft={draft}
              setDraft={setDraft}
              may_write={may_write}
              turn={(verb, rule) => turn.mutate({ verb, rule })}
            />
          ))}
        {is_admin && <RuleHistory mode={mode} rules={rules} />}
      </div>
      {sizeOf(draft) > 0 && (
        <DraftBar
          size={sizeOf(draft)}
          error={save.error}
          busy={save.isPending}
          onDiscard={() => setDraft(no_draft)}
          onTry={() => setOpen('trial')}
          onSave={() => save.mutate()}
        />
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

interface RuleListProps {
  part: LeadRule['part']
  rules: readonly LeadRule[]
  draft: Draft
  setDraft: Dispatch<SetStateAction<Draft>>
  may_write: boolean
  turn: (verb: 'reset' | 'remove', rule: LeadRule) => void
}

function RuleList({ part, rules, draft, setDraft, may_write, turn }: RuleListProps) {
  const t = useText()
  return (
    <section>
      <h2 className="pb-2 text-base font-semibold">{t.rules.parts[part]}</h2>
      <ul aria-label={t.rules.parts[part]} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {rules
          .filter((rule) => rule.part === part)
          .map((rule) => (
            <li key={rule.id}>
              <RuleRow
                rule={rule}
                draft={draft}
                may_write={may_write}
                onChange={(changes) => setDraft((now) => withChange(now, rule, changes))}
                onReset={() => turn('reset', rule)}
                onRemove={() => turn('remove', rule)}
              />
            </li>
          ))}
        {draft.added
          .filter((rule) => rule.part === part)
          .map((rule) => (
            <li key={rule.name}>
              <NewRuleRow rule={rule} onRemove={() => setDraft((now) => withoutNew(now, rule))} />
            </li>
          ))}
      </ul>
    </section>
  )
}

interface DraftBarProps {
  size: number
  error: unknown
  busy: boolean
  onDiscard: () => void
  onTry: () => void
  onSave: () => void
}

/** Unsaved changes. */
function DraftBar({ size, error, busy, onDiscard, onTry, onSave }: DraftBarProps) {
  const t = useText()
  return (
    <section
      aria-label={t.rules.draft(size)}
      ref={keepClear}
      className="sticky bottom-0 mt-4 flex flex-col gap-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-raised"
    >
      <Problem error={error} />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto text-sm font-medium">
          {t.rules.draft(size)}
        </p>
        <Button kind="quiet" onClick={onDiscard}>
          {t.rules.discard}
        </Button>
        <Button onClick={onTry}>{t.rules.try}</Button>
        <Button kind="primary" busy={busy} onClick={onSave}>
          {t.common.save}
        </Button>
      </div>
    </section>
  )
}
