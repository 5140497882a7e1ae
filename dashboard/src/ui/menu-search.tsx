import { type RefObject, useState } from 'react'
import { matching } from '../text/folded.ts'
import { useText } from '../text/text.tsx'
import { Combobox } from './combobox.tsx'
import { Entry, type Item, wordsOf } from './menu-list.tsx'
import { Popover } from './popover.tsx'

interface Props {
  label: string
  items: Item[]
  /** Typed already. */
  typed?: string
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** From so many on, typing a name is faster than arrows. */
export const many = 8

/** A menu of so many that one types to find. */
export function MenuSearch({ label, items, typed = '', button, onClose }: Props) {
  const t = useText()
  const [words, setWords] = useState(typed)
  const found = matching(words, items, wordsOf)
  return (
    <Popover label={label} button={button} onClose={onClose} className="w-72 p-2">
      <Combobox
        label={t.common.find}
        list_label={label}
        words={words}
        onWords={setWords}
        choices={found}
        keyOf={({ name }) => name}
        groupOf={({ group }) => group}
        isChosen={({ checked }) => checked === true}
        onChoose={(item) => {
          onClose()
          item.run()
        }}
        draw={(item) => <Entry item={item} />}
      >
        {found.length === 0 && (
          <p role="status" className="px-2 pt-3 text-sm text-muted">
            {t.common.no_results}
          </p>
        )}
      </Combobox>
    </Popover>
  )
}
