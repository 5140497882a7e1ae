import { is_mac } from '../../../keyboard/shortcuts.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Bold, Code, type Icon, Italic, List, TextQuote } from '../../../ui/icons.tsx'
import type { Format } from './markdown-edits.ts'

const formats: readonly [Format, Icon][] = [
  ['bold', Bold],
  ['italic', Italic],
  ['list', List],
  ['quote', TextQuote],
  ['code', Code],
]

// The button that sends keeps its words, in German too.
const where_there_is_room: Partial<Record<Format, string>> = { quote: '@max-md:hidden', code: '@max-md:hidden' }

/** What would else have to be typed as Markdown. */
export function Formatting({ format }: { format: (format: Format) => void }) {
  const t = useText()
  const keys: Partial<Record<Format, string>> = { bold: 'B', italic: 'I' }
  return formats.map(([one, icon]) => (
    <IconButton
      key={one}
      icon={icon}
      size={15}
      label={`${t.inbox.formats[one]}${keys[one] ? ` (${is_mac ? '⌘' : 'Ctrl '}${keys[one]})` : ''}`}
      // The field keeps what is selected in it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => format(one)}
      className={`size-7! max-sm:hidden ${where_there_is_room[one] ?? ''}`}
    />
  ))
}
