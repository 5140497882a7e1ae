import { type FormEvent, useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { Part } from './answering.tsx'
import { useChange } from './assistant.ts'
import { Card } from './assistant-page.tsx'

const budgets = ['tokens_per_day', 'tokens_per_conversation'] as const
const most_tokens = 1_000_000_000_000

/** What the model may take. */
export function Budget({ mode, found, may_change }: Part) {
  const t = useText()
  const change = useChange(mode)
  const [written, setWritten] = useState<Partial<Record<(typeof budgets)[number], string>>>({})
  function submit(event: FormEvent) {
    event.preventDefault()
    const changes = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, Number(text)]))
    change.mutate({ changes, since: found }, { onSuccess: () => setWritten({}) })
  }
  return (
    <Card title={t.assistant.budget} lead={t.assistant.tokens_hint}>
      <form onSubmit={submit}>
        <fieldset disabled={!may_change} className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {budgets.map((name) => (
              <TextField
                key={name}
                label={t.assistant[name]}
                type="number"
                inputMode="numeric"
                dir="ltr"
                min={0}
                max={most_tokens}
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
          <Problem error={change.error} />
          {may_change && (
            <div>
              <Button type="submit" kind="primary" busy={change.isPending} disabled={Object.keys(written).length === 0}>
                {t.common.save}
              </Button>
            </div>
          )}
        </fieldset>
      </form>
    </Card>
  )
}
