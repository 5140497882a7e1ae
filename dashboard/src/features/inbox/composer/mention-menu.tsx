import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery, useSession } from '../../../session/session.ts'
import { folded } from '../../../text/folded.ts'
import { useText } from '../../../text/text.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import { TypedMenu, type TypedMenuProps } from './typed-menu.tsx'

interface Colleague {
  id: string
  name: string
}

interface Props extends Pick<TypedMenuProps<Colleague>, 'field' | 'keys' | 'onPick' | 'onClose'> {
  words: string
}

const max_shown = 8

/** While a name is typed after @ in a note: the teammates who may be meant. */
export function MentionMenu({ words, ...menu }: Props) {
  const t = useText()
  const { user } = useSession()
  const colleagues = useQuery(colleaguesQuery)
  const wanted = folded(words)
  const choices = (colleagues.data?.data ?? [])
    .filter(({ id, disabled_at }) => id !== user.id && !disabled_at)
    .filter(({ name }) => ` ${folded(name)}`.includes(` ${wanted}`))
    .slice(0, max_shown)
  return (
    <TypedMenu
      {...menu}
      label={t.teamwork.mention}
      choices={choices}
      keyOf={({ id }) => id}
      draw={({ name }) => (
        <span className="flex items-center gap-2">
          <Avatar name={name} size="sm" />
          <bdi className="truncate">{name}</bdi>
        </span>
      )}
    />
  )
}
