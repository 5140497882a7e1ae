import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { NewLeadRule } from './rules.ts'
import { linesOf } from './words.tsx'

interface Props {
  /** Names that are in use. */
  taken: string[]
  onAdd: (rule: NewLeadRule) => void
  onClose: () => void
}

/** Into the draft, where it can be tried before it's saved. */
export function AddRule({ taken, onAdd, onClose }: Props) {
  const t = useText()
  const id = useId()
  const [name, setName] = useState('')
  const [part, setPart] = useState<NewLeadRule['part']>('intent')
  const [points, setPoints] = useState('10')
  const [words, setWords] = useState('')
  const [description, setDescription] = useState('')
  const is_taken = taken.includes(name)
  function submit(event: FormEvent) {
    event.preventDefault()
    const lines = linesOf(words)
    if (is_taken || lines.length === 0) return
    onAdd({ name, part, points: Number(points), words: lines, description: description.trim() || null })
    onClose()
  }
  return (
    <Dialog title={t.rules.add} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.rules.add_lead}</p>
        <TextField
          label={t.rules.name}
          hint={t.rules.name_hint}
          problem={is_taken ? t.errors.codes.lead_rule_already_exists : null}
          dir="ltr"
          required
          pattern="[a-z][a-z0-9_]*"
          maxLength={60}
          spellCheck={false}
          autoCapitalize="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          data-first
        />
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-sm font-medium">
            {t.rules.words}
          </label>
          <textarea
            id={id}
            aria-describedby={`${id}-hint`}
            rows={4}
            required
            dir="auto"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="field"
          />
          <p id={`${id}-hint`} className="text-xs text-muted">
            {t.rules.words_hint}
          </p>
        </div>
        <SelectField
          label={t.rules.part}
          choices={t.rules.parts}
          value={part}
          onChange={({ target }) => setPart(target.value as NewLeadRule['part'])}
        />
        <TextField
          label={t.rules.points}
          type="number"
          required
          min={-50}
          max={50}
          step={1}
          value={points}
          onChange={({ target }) => setPoints(target.value)}
        />
        <TextField
          label={t.rules.description}
          optional
          maxLength={500}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <DialogFoot onCancel={onClose}>{t.rules.add_run}</DialogFoot>
      </form>
    </Dialog>
  )
}
