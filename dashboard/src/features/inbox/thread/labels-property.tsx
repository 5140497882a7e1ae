import { useContext, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useShortcut } from '../../../keyboard/shortcuts.ts'
import { useLabelColors } from '../../../queries/labels.ts'
import { useText } from '../../../text/text.tsx'
import { Tag } from '../../../ui/icons.tsx'
import { LabelChip } from '../../../ui/label-chip.tsx'
import { late } from '../../../ui/late.tsx'
import { Choosing } from '../data/selection.ts'
import { brief, look } from './property-look.ts'

const LabelPopover = late(async () => (await import('./label-popover.tsx')).LabelPopover)

interface Props {
  mode: Mode
  labels: string[]
  onChange: (labels: string[]) => Promise<unknown>
}

export function Labels({ mode, labels, onChange }: Props) {
  const t = useText()
  const colors = useLabelColors(mode)
  const button = useRef<HTMLButtonElement>(null)
  const [is_open, setOpen] = useState(false)
  const [is_choosing] = useContext(Choosing)
  useShortcut('labels', is_choosing ? null : () => setOpen(true))
  const words = labels.length === 0 ? t.conversation.add_label : labels.join(', ')
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={is_open}
        aria-label={t.conversation.property(t.inbox.labels, words)}
        title={t.inbox.labels}
        onClick={() => setOpen(!is_open)}
        className={`${look} max-w-80! hover:bg-sunken ${labels.length === 0 ? 'text-muted' : ''}`}
      >
        <Tag size={14} aria-hidden className="shrink-0" />
        {labels.length === 0 ? (
          <span className={brief}>{words}</span>
        ) : (
          <span className="flex min-w-0 gap-1">
            {labels.map((label) => (
              <LabelChip key={label} name={label} color={colors.get(label)} />
            ))}
          </span>
        )}
      </button>
      {is_open && <LabelPopover {...{ mode, labels, onChange, button }} onClose={() => setOpen(false)} />}
    </>
  )
}
