import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../text/page-text.ts'
import { Choice } from '../../../ui/field.tsx'
import { keysOfQuery, type Person } from './people.ts'

export type Fate = 'revoke' | 'keep'

/** The API keys that somebody made who may make none any more, and what becomes of them. */
export function KeysOf({ of, fate, onChoose }: { of: Person; fate: Fate; onChoose: (fate: Fate) => void }) {
  const t = useText()
  const { data: keys = [] } = useQuery(keysOfQuery(of.id))
  const working = keys.filter((key) => key.revoked_at === null)
  if (working.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-medium">{t.settings.keys_of}</legend>
      <ul className="text-sm">
        {working.map(({ id, name, prefix, last_four }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <bdi>{name ?? id}</bdi>{' '}
            <bdi dir="ltr" className="text-muted">
              {prefix}…{last_four}
            </bdi>
          </li>
        ))}
      </ul>
      {(['revoke', 'keep'] as const).map((one) => (
        <Choice
          key={one}
          type="radio"
          name="api_keys"
          label={t.settings.keys_fate[one]}
          hint={t.settings.keys_fate_hints[one]}
          checked={fate === one}
          onChange={() => onChoose(one)}
        />
      ))}
    </fieldset>
  )
}
