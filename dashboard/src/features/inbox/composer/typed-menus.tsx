import type { RefObject } from 'react'
import type { Mode } from '../../../api/call.ts'
import { late } from '../../../ui/late.tsx'
import { mentionOf } from './mention.ts'
import type { useTyped } from './use-typed.ts'
import type { Written } from './use-writing.ts'

const SlashMenu = late(async () => (await import('./slash-menu.tsx')).SlashMenu)
const MentionMenu = late(async () => (await import('./mention-menu.tsx')).MentionMenu)

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  mode: Mode
  is_note: boolean
  slash: ReturnType<typeof useTyped>
  mention: ReturnType<typeof useTyped>
  replace: Written['replace']
}

/** What a slash stands for, and in a note an @. */
export function TypedMenus({ field, mode, is_note, slash, mention, replace }: Props) {
  const put = ({ from, words }: { from: number; words: string }, content: string) =>
    replace(from, from + 1 + words.length, content)
  return (
    <>
      {slash.typed && (
        <SlashMenu
          mode={mode}
          words={slash.typed.words}
          field={field}
          keys={slash.keys}
          onClose={slash.leave}
          onPick={({ content }) => put(slash.typed!, content)}
        />
      )}
      {is_note && mention.typed && (
        <MentionMenu
          words={mention.typed.words}
          field={field}
          keys={mention.keys}
          onClose={mention.leave}
          onPick={(colleague) => put(mention.typed!, mentionOf(colleague))}
        />
      )}
    </>
  )
}
