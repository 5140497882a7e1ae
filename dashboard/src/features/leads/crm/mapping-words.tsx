import { useText } from '../../../text/page-text.ts'
import { Choice, SelectField, TextField } from '../../../ui/field.tsx'
import { grades, statuses } from '../leads-search.ts'
import type { CrmField, Mapping } from './connections.ts'

type Mapped = Mapping[number]

interface Props {
  mapped: Mapped
  field: CrmField | undefined
  onChange: (mapped: Mapped) => void
}

/** Which of our values becomes which of theirs, and the initial values of a record. */
export function MappingWords({ mapped, field, onChange }: Props) {
  const t = useText()
  const { from, values, otherwise, only_forward } = mapped
  const words = from === 'status' ? statuses : from === 'grade' ? grades : null
  const names = from === 'status' ? t.inbox.lead_statuses : t.inbox.grades
  const of_ours = (values ?? {}) as Record<string, string>
  function setWord(word: string, theirs: string) {
    // The order is kept: it's how a field moves forward.
    const next = Object.fromEntries(Object.entries({ ...of_ours, [word]: theirs }).filter(([, value]) => value !== ''))
    const { values: _, only_forward: forward, ...rest } = mapped
    onChange(Object.keys(next).length === 0 ? rest : { ...rest, values: next, ...(forward && { only_forward: true }) })
  }
  return (
    <details className="pt-2 text-sm">
      <summary className="min-h-6 rounded-sm text-xs text-accent-ink">{t.crm.mapping_options}</summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        {words?.map((word) =>
          field && field.options.length > 0 ? (
            <SelectField
              key={word}
              label={names[word]!}
              choices={{
                '': t.crm.mapping_not_sent,
                ...Object.fromEntries(field.options.map(({ value, label }) => [value, label])),
              }}
              value={of_ours[word] ?? ''}
              onChange={({ target }) => setWord(word, target.value)}
            />
          ) : (
            <TextField
              key={word}
              label={names[word]!}
              maxLength={255}
              value={of_ours[word] ?? ''}
              onChange={({ target }) => setWord(word, target.value)}
            />
          ),
        )}
        <TextField
          label={t.crm.mapping_otherwise}
          optional
          maxLength={255}
          value={otherwise ?? ''}
          onChange={({ target }) => {
            const { otherwise: _, ...rest } = mapped
            onChange(target.value === '' ? rest : { ...rest, otherwise: target.value })
          }}
        />
      </div>
      {values && (
        <div className="pt-3">
          <Choice
            type="checkbox"
            label={t.crm.mapping_forward}
            hint={t.crm.mapping_forward_hint}
            checked={only_forward ?? false}
            onChange={({ target }) => {
              const { only_forward: _, ...rest } = mapped
              onChange(target.checked ? { ...rest, only_forward: true } : rest)
            }}
          />
        </div>
      )}
    </details>
  )
}
