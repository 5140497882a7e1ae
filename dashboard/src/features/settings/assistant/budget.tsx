import { useState } from 'react'
import { useText } from '../../../text/page-text.ts'
import { TextField } from '../../../ui/field.tsx'
import { SettingsCard, SettingsForm } from '../settings-card.tsx'
import type { Part } from './answering.tsx'
import { useChange } from './assistant.ts'

const budgets = ['tokens_per_day', 'tokens_per_conversation'] as const
const max_tokens = 1_000_000_000_000

/** What the model may take. */
export function Budget({ mode, found, may_change }: Part) {
  const t = useText()
  const change = useChange(mode)
  const [written, setWritten] = useState<Partial<Record<(typeof budgets)[number], string>>>({})
  function save() {
    const changes = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, Number(text)]))
    change.mutate({ changes, since: found }, { onSuccess: () => setWritten({}) })
  }
  return (
    <SettingsCard title={t.assistant.budget} lead={t.assistant.tokens_hint}>
      <SettingsForm may_change={may_change} is_changed={Object.keys(written).length > 0} change={change} save={save}>
        <div className="grid gap-4 sm:grid-cols-2">
          {budgets.map((name) => (
            <TextField
              key={name}
              label={t.assistant[name]}
              type="number"
              inputMode="numeric"
              dir="ltr"
              min={0}
              max={max_tokens}
              step={1}
              required
              value={written[name] ?? `${found.object[name]}`}
              onChange={({ target }) => {
                change.reset()
                setWritten({ ...written, [name]: target.value })
              }}
            />
          ))}
        </div>
      </SettingsForm>
    </SettingsCard>
  )
}
