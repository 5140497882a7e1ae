import { useText } from '../../../text/page-text.ts'
import { Badge } from '../../../ui/bits.tsx'
import { Choice } from '../../../ui/field.tsx'
import type { UserAccess } from './people.ts'

export type IdentityFate = 'delete' | 'keep'

/** What somebody who leaves set up: secrets they have seen, and places that data goes to. Only of identity keys it is asked here what becomes of them. */
export function AccessOf({
  all,
  fate,
  onChoose,
}: {
  all: readonly UserAccess[]
  fate: IdentityFate
  onChoose: (fate: IdentityFate) => void
}) {
  const t = useText()
  if (all.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-medium">{t.settings.access_of}</legend>
      <p className="text-xs text-muted">{t.settings.access_lead}</p>
      <ul className="text-sm">
        {all.map(({ id, type, name, mode }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {t.settings.access_types[type]} {name !== null && <bdi className="text-muted">{name}</bdi>}{' '}
            {mode === 'test' && <Badge>{t.shell.test}</Badge>}
          </li>
        ))}
      </ul>
      {all.some(({ type }) => type === 'identity_key') &&
        (['delete', 'keep'] as const).map((one) => (
          <Choice
            key={one}
            type="radio"
            name="identity_keys"
            label={t.settings.identity_keys_fate[one]}
            hint={t.settings.identity_keys_fate_hints[one]}
            checked={fate === one}
            onChange={() => onChoose(one)}
          />
        ))}
    </fieldset>
  )
}
