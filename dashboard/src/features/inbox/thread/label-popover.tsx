import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import type { Mode } from '../../../api/call.ts'
import { labelsQuery, useLabelColors } from '../../../queries/labels.ts'
import { useText } from '../../../text/text.tsx'
import { X } from '../../../ui/icons.tsx'
import { LabelChip } from '../../../ui/label-chip.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { LabelPicker } from './label-picker.tsx'

interface Props {
  mode: Mode
  labels: string[]
  onChange: (labels: string[]) => Promise<unknown>
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function LabelPopover({ mode, labels, onChange, button, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const colors = useLabelColors(mode)
  async function toggle(label: string) {
    const is_there = labels.includes(label)
    if (!is_there && labels.length >= max_labels) return
    await onChange(is_there ? labels.filter((one) => one !== label) : [...labels, label])
    if (!colors.has(label)) queries.invalidateQueries(labelsQuery(mode))
  }
  return (
    <Popover label={t.inbox.labels} button={button} onClose={onClose} className="w-80 p-2">
      <div className="flex flex-col gap-2">
        {labels.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <li key={label} className="flex max-w-full items-center rounded-md bg-sunken ps-1 text-sm">
                <LabelChip name={label} color={colors.get(label)} />
                <button
                  type="button"
                  aria-label={t.inbox.label_remove(label)}
                  onClick={() => toggle(label)}
                  className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
                >
                  <X size={13} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <LabelPicker mode={mode} labels={labels} onPick={toggle} />
        <Link
          to="/$mode/settings/labels"
          params={{ mode }}
          className="border-t border-line px-2 pt-2 text-sm text-accent-ink underline underline-offset-2"
        >
          {t.lists.label_manage}
        </Link>
      </div>
    </Popover>
  )
}

const max_labels = 50
