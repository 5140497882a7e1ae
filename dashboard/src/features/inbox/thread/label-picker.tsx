import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type Label, labelsQuery } from '../../../queries/labels.ts'
import { matching } from '../../../text/folded.ts'
import { useText } from '../../../text/text.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Check, Plus } from '../../../ui/icons.tsx'
import { LabelDot } from '../../../ui/label-chip.tsx'

interface Props {
  mode: Mode
  /** Those that are chosen already. */
  labels: readonly string[]
  onPick: (label: string) => void
}

type Choice = Pick<Label, 'name' | 'color'> & { is_new?: boolean }

/** Labels are found while one types; what there is none of yet is made. */
export function LabelPicker({ mode, labels, onPick }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const known = useQuery(labelsQuery(mode)).data ?? []
  return (
    <Combobox
      label={t.lists.label_find}
      list_label={t.inbox.labels}
      words={words}
      onWords={(words) => setWords(words.slice(0, max_length))}
      choices={choicesFor(words.trim(), known)}
      keyOf={({ name }) => name}
      onChoose={({ name }) => {
        setWords('')
        onPick(name)
      }}
      draw={({ name, color, is_new }) => (
        <span className="flex min-w-0 items-center gap-2">
          {is_new ? <Plus size={14} aria-hidden className="shrink-0" /> : <LabelDot color={color} />}
          <bdi className="min-w-0 flex-1 truncate">{is_new ? t.lists.label_create(name) : name}</bdi>
          {labels.includes(name) && <Check size={14} aria-hidden className="shrink-0" />}
        </span>
      )}
    />
  )
}

const max_length = 50
const max_shown = 50

/** What is meant by the words; the words themselves last, where no label is called so. */
function choicesFor(words: string, known: readonly Label[]): Choice[] {
  const found: Choice[] = matching(words, known, ({ name }) => name).slice(0, max_shown)
  if (words === '') return found
  const exact = known.find(({ name }) => name === words)
  if (exact) return [exact, ...found.filter((one) => one !== exact)]
  return [...found, { name: words, color: 'gray', is_new: true }]
}
