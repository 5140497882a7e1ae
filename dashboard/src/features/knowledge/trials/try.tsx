import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { Cases } from './cases.tsx'
import { Progress } from './progress.tsx'
import { type TrialSet, trialSetsQuery } from './trials.ts'

/** Sets of cases, and what the assistant would do in each. */
export function Try({ mode }: { mode: Mode }) {
  const t = useText()
  const may = useMay(mode)
  const may_write = may('knowledge:write') && may('messages:read')
  const [set_id, setSetId] = useState<string>()
  const [is_new, setNew] = useState(false)
  const sets = useQuery(trialSetsQuery(mode))
  if (sets.isPending) return <Skeletons rows={3} className="h-16" />
  if (sets.isError) return <Failed error={sets.error} retry={() => sets.refetch()} />
  const all = sets.data.data
  const set = all.find(({ id }) => id === set_id) ?? all[0]
  const onCreate = ({ id }: TrialSet) => {
    setSetId(id)
    setNew(false)
  }
  if (!set)
    return (
      <Empty title={t.trials.empty} hint={t.trials.empty_hint}>
        {may_write && <NewSet mode={mode} onCreate={onCreate} />}
      </Empty>
    )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t.trials.sets}
          choices={Object.fromEntries(all.map(({ id, name }) => [id, name]))}
          value={set.id}
          onChange={({ target }) => setSetId(target.value)}
        />
        <p className="pb-1.5 text-sm text-muted">{t.trials.size(set.cases)}</p>
        {may_write && (
          <Button onClick={() => setNew(true)} className="ms-auto">
            <Plus size={15} aria-hidden />
            {t.trials.new_set}
          </Button>
        )}
      </div>
      {is_new && <NewSet mode={mode} onCreate={onCreate} />}
      {may_write && <Cases key={`cases ${set.id}`} mode={mode} set={set} />}
      <Progress key={set.id} mode={mode} set={set} may_write={may_write} may_read={may('messages:read')} />
    </div>
  )
}

function NewSet({ mode, onCreate }: { mode: Mode; onCreate: (set: TrialSet) => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const create = useMutation({
    mutationFn: (name: string) => service[mode].trials.createSet({ name }, { idempotency_key: newKey() }),
    onSuccess: async (set) => {
      await queries.invalidateQueries(trialSetsQuery(mode))
      onCreate(set)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '' && !create.isPending) create.mutate(name.trim())
  }
  return (
    <form onSubmit={submit} className="mx-auto flex w-full max-w-md flex-col gap-3 text-start">
      <TextField
        label={t.trials.set_name}
        value={name}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
      />
      {create.isError && <Problem error={create.error} />}
      <Button type="submit" kind="primary" busy={create.isPending} disabled={name.trim() === ''}>
        {t.trials.create}
      </Button>
    </form>
  )
}
