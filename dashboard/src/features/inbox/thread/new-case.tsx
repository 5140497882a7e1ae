import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import {
  createTrialCase,
  createTrialSet,
  expectations,
  type TrialSet,
  trialSetsQuery,
  trialsKey,
} from '../../../queries/trials.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'

interface Props {
  mode: Mode
  conversation_id: string
  /** What the customer wrote. */
  message_id: string
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** A turn of the assistant becomes a case of a trial set. */
export function NewCase(props: Props) {
  const { mode, button, onClose } = props
  const t = useText()
  const sets = useQuery(trialSetsQuery(mode))
  return (
    <Popover label={t.trials.new_case} button={button} onClose={onClose}>
      {sets.isPending && <Skeletons rows={2} className="h-9" />}
      {sets.isError && <Failed error={sets.error} retry={() => sets.refetch()} />}
      {sets.data && <CaseForm {...props} sets={sets.data.data} />}
    </Popover>
  )
}

function CaseForm({ mode, conversation_id, message_id, sets, onClose }: Props & { sets: TrialSet[] }) {
  const t = useText()
  const queries = useQueryClient()
  const [set_id, setSetId] = useState(sets[0]?.id)
  const [name, setName] = useState<string>(t.trials.first_set)
  const [expectation, setExpectation] = useState('none')
  const add = useMutation({
    mutationFn: async () => {
      const decision = expectations.find((one) => one === expectation)
      const id = set_id ?? (await createTrialSet(mode, name.trim())).id
      // Kept if the case is refused, or a second try would make it again.
      setSetId(id)
      const expect = decision && { expect: { decision } }
      return createTrialCase(mode, id, { kind: 'replay', conversation_id, message_id, ...expect })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: trialsKey(mode) }),
    onSuccess: () => {
      say(t.trials.new_case_saved)
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 text-start text-ink">
      <p className="text-xs text-muted">{t.trials.new_case_hint}</p>
      {sets.length === 0 ? (
        <TextField
          label={t.trials.set_name}
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
      ) : (
        <SelectField
          label={t.trials.sets}
          choices={Object.fromEntries(sets.map(({ id, name }) => [id, name]))}
          value={set_id}
          onChange={({ target }) => setSetId(target.value)}
        />
      )}
      <SelectField
        label={t.trials.expect}
        choices={t.trials.expects}
        value={expectation}
        onChange={({ target }) => setExpectation(target.value)}
      />
      {add.isError && <Problem error={add.error} />}
      <Button type="submit" kind="primary" busy={add.isPending} disabled={!set_id && name.trim() === ''}>
        {t.trials.new_case_add}
      </Button>
    </form>
  )
}
