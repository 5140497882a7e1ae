import { useId, useState } from 'react'
import { useText } from '../../../text/page-text.ts'
import { Badge } from '../../../ui/bits.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { RotateCcw, Trash2 } from '../../../ui/icons.tsx'
import { type Draft, drafted, type LeadRule, type LeadRuleChanges, type NewLeadRule } from './rules.ts'
import { Words } from './words.tsx'

interface Props {
  rule: LeadRule
  draft: Draft
  may_write: boolean
  onChange: (changes: LeadRuleChanges) => void
  onReset: () => void
  onRemove: () => void
}

export function RuleRow({ rule, draft, may_write, onChange, onReset, onRemove }: Props) {
  const t = useText()
  const id = useId()
  const [shows_words, setShowsWords] = useState(false)
  const { id: rule_id, name, origin } = rule
  const { enabled, points, words, vocabulary } = drafted(rule, draft)
  const title = t.leads.rule_names[name] ?? name.replaceAll('_', ' ')
  const purpose = (origin === 'service' && t.rules.descriptions[name]) || rule.description
  const takes_words = origin === 'own' || vocabulary.length > 0
  const is_touched = rule.created_at !== rule.updated_at
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <input
        type="checkbox"
        aria-label={t.rules.enabled(title)}
        checked={enabled}
        disabled={!may_write}
        onChange={({ target }) => onChange({ enabled: target.checked })}
        className="mt-1 size-4 shrink-0 accent-(--accent)"
      />
      <div className={`min-w-0 flex-1 ${enabled ? '' : 'opacity-70'}`}>
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="text-base font-medium [overflow-wrap:anywhere]">{title}</bdi>
          {origin === 'own' && <Badge tone="accent">{t.rules.own}</Badge>}
          {draft.changed[rule_id] && <Badge tone="warn">{t.rules.changed}</Badge>}
        </p>
        {purpose && (
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            <bdi>{purpose}</bdi>
          </p>
        )}
        {takes_words ? (
          <button
            type="button"
            aria-expanded={shows_words}
            aria-controls={shows_words ? id : undefined}
            onClick={() => setShowsWords(!shows_words)}
            className="min-h-6 rounded-sm text-start text-xs text-accent-ink underline underline-offset-2"
          >
            {words.length === 0 && may_write ? t.rules.words_add : t.rules.words_count(words.length)}
            {vocabulary.length > 0 && <> · {t.rules.vocabulary(vocabulary.length)}</>}
            <span className="sr-only"> {t.rules.words_of(title)}</span>
          </button>
        ) : (
          <p className="text-xs text-muted">{t.rules.no_words}</p>
        )}
        {shows_words && (
          <div id={id} className="pt-2">
            <Words
              label={t.rules.words_of(title)}
              words={words}
              vocabulary={vocabulary}
              may_write={may_write}
              onChange={(words) => onChange({ words })}
            />
          </div>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Points label={t.rules.points_of(title)} points={points} may_write={may_write} onChange={onChange} />
        {may_write &&
          (origin === 'own' ? (
            <IconButton icon={Trash2} label={t.rules.remove(title)} onClick={onRemove} />
          ) : (
            <IconButton
              icon={RotateCcw}
              label={t.rules.reset(title)}
              disabled={!is_touched}
              onClick={onReset}
              className="aria-disabled:invisible max-md:aria-disabled:hidden"
            />
          ))}
      </div>
    </div>
  )
}

interface PointsProps {
  label: string
  points: number
  may_write: boolean
  onChange: (changes: LeadRuleChanges) => void
}

/** An entry may briefly not be a number: then the last one counts, and returns when the field loses focus. */
function Points({ label, points, may_write, onChange }: PointsProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  if (!may_write)
    return (
      <span className="w-16 text-end text-base font-semibold">
        <bdi dir="ltr">{t.inbox.points(points)}</bdi>
      </span>
    )
  return (
    <input
      type="number"
      aria-label={label}
      min={-50}
      max={50}
      step={1}
      value={typed ?? points}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = target.valueAsNumber
        if (Number.isInteger(next) && next >= -50 && next <= 50) onChange({ points: next })
      }}
      onBlur={() => setTyped(null)}
      className="field w-20! text-end"
    />
  )
}

export function NewRuleRow({ rule, onRemove }: { rule: NewLeadRule; onRemove: () => void }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56 ps-8">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="text-base font-medium">{rule.name.replaceAll('_', ' ')}</bdi>
          <Badge tone="warn">{t.rules.new}</Badge>
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          <bdi>{rule.words.join(', ')}</bdi>
        </p>
      </div>
      <span className="w-20 self-center text-end text-base font-semibold">
        <bdi dir="ltr">{t.inbox.points(rule.points)}</bdi>
      </span>
      <IconButton icon={Trash2} label={t.rules.remove(rule.name)} onClick={onRemove} />
    </div>
  )
}
