import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField, SelectField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { type NewTrialCase, type TrialSet, trialSetsQuery } from './trials.ts'

const sample_count = 50
const expectations = ['answer', 'clarify', 'hand_over'] as const

/** How cases get into a set. */
export function Cases({ mode, set }: { mode: Mode; set: TrialSet }) {
  const t = useText()
  const queries = useQueryClient()
  const { trials } = service[mode]
  const [question, setQuestion] = useState('')
  const [expectation, setExpectation] = useState('none')
  const onSuccess = () => queries.invalidateQueries(trialSetsQuery(mode))
  const sample = useMutation({
    mutationFn: () => trials.sampleCases(set.id, { count: sample_count }, { idempotency_key: newKey() }),
    onSuccess: async ({ cases }) => {
      say(t.trials.sample_size(cases))
      await onSuccess()
    },
  })
  const add = useMutation({
    mutationFn: (body: NewTrialCase) => trials.createCase(set.id, body, { idempotency_key: newKey() }),
    onSuccess: async () => {
      setQuestion('')
      await onSuccess()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const content = question.trim()
    if (content === '' || add.isPending) return
    const decision = expectations.find((one) => one === expectation)
    add.mutate({ kind: 'scripted', turns: [{ content, ...(decision && { expect: { decision } }) }] })
  }
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <form onSubmit={submit} className="flex flex-col gap-3">
        <AreaField
          label={t.trials.question}
          value={question}
          rows={2}
          maxLength={10_000}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t.trials.expect}
            choices={t.trials.expects}
            value={expectation}
            onChange={({ target }) => setExpectation(target.value)}
          />
          <Button type="submit" busy={add.isPending} disabled={question.trim() === ''}>
            {t.trials.add}
          </Button>
        </div>
      </form>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button busy={sample.isPending} onClick={() => sample.mutate()}>
          {t.trials.sample}
        </Button>
        <p className="text-xs text-muted">{t.trials.sample_hint}</p>
      </div>
      {(add.error ?? sample.error) && <Problem error={(add.error ?? sample.error)!} />}
    </div>
  )
}
