import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { contactQuery } from '../../../queries/contacts.ts'
import { useMay } from '../../../session/session.ts'
import { calledBy } from '../../../text/names.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeleton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Grade } from '../../../ui/lead-marks.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { type Draft, type LeadRuleDryRun, ruleCalls } from './rules.ts'

interface Props {
  mode: Mode
  draft: Draft
  busy: boolean
  onSave: () => void
  onClose: () => void
}

type Change = LeadRuleDryRun['changes'][number]
const at_first = 20

/** Which leads the draft would change, before it's saved. */
export function Trial({ mode, draft, busy, onSave, onClose }: Props) {
  const t = useText()
  const found = useQuery({
    queryKey: [mode, 'lead_rules_trial', draft],
    queryFn: () => ruleCalls(mode).trial(draft),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog title={t.rules.trial} onClose={onClose} wide>
      <div className="flex flex-col gap-3 text-sm">
        {found.isPending && <Skeleton className="h-32" />}
        <Problem error={found.error} />
        {found.data && <Result mode={mode} of={found.data} />}
        <DialogButtons>
          <Button onClick={onClose}>{t.common.back}</Button>
          <Button kind="primary" busy={busy} disabled={!found.isSuccess} onClick={onSave}>
            {t.common.save}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

function Result({ mode, of: { changes, leads_examined, leads_total } }: { mode: Mode; of: LeadRuleDryRun }) {
  const t = useText()
  const [shown, setShown] = useState(at_first)
  return (
    <>
      <p role="status">
        <span className="font-medium">
          {changes.length === 0 ? t.rules.trial_none : t.rules.trial_changes(changes.length)}
        </span>{' '}
        <span className="text-muted">{t.rules.trial_of(leads_examined, `${leads_total}`)}</span>
      </p>
      {changes.length > 0 && (
        <table className="w-full">
          <caption className="sr-only">{t.rules.trial}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="pb-1 text-start font-medium">
                {t.leads.columns.contact}
              </th>
              <th scope="col" className="pb-1 text-start font-medium">
                {t.rules.trial_before}
              </th>
              <th scope="col" className="pb-1 text-start font-medium">
                {t.rules.trial_after}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {changes.slice(0, shown).map((change) => (
              <ChangeRow key={change.lead_id} mode={mode} change={change} />
            ))}
          </tbody>
        </table>
      )}
      {changes.length > shown && <Button onClick={() => setShown(shown + at_first)}>{t.common.more}</Button>}
    </>
  )
}

function ChangeRow({ mode, change }: { mode: Mode; change: Change }) {
  const t = useText()
  const { lead_id, contact_id, overridden, before, after } = change
  const may_read = useMay(mode)('contacts:read')
  const contact = useQuery({ ...contactQuery(mode, contact_id), enabled: may_read })
  return (
    <tr className="align-top">
      <th scope="row" className="py-1.5 pe-3 text-start font-normal">
        <Link
          to="/$mode/leads/$lead_id"
          params={{ mode, lead_id }}
          // The draft exists on this page only.
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-2 [overflow-wrap:anywhere]"
        >
          <bdi>{calledBy(contact.data?.object) ?? t.leads.nameless}</bdi>
        </Link>
        {overridden && <span className="block text-xs text-muted">{t.rules.trial_hidden}</span>}
      </th>
      {[before, after].map((side, n) => (
        <td key={n === 0 ? 'before' : 'after'} className="py-1.5 pe-3">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{side.score}</span>
            <Grade grade={side.grade} />
            <span className="text-xs text-muted">{t.leads.qualification_statuses[side.status]}</span>
          </span>
        </td>
      ))}
    </tr>
  )
}
