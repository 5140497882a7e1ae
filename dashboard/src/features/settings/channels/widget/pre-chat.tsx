import type { WidgetSettings } from '@parley/sdk'
import { useText } from '../../../../text/page-text.ts'
import { SelectField } from '../../../../ui/field.tsx'

type Fields = WidgetSettings['pre_chat']
type Ask = 'no' | 'optional' | 'required'
const all = ['name', 'email', 'phone_number'] as const

/** What visitors are asked for before they write. */
export function PreChat({ fields, write }: { fields: Fields; write: (fields: Fields) => void }) {
  const t = useText()
  const askFor = (field: (typeof all)[number]): Ask => {
    const found = fields.find((one) => one.field === field)
    return found ? (found.required ? 'required' : 'optional') : 'no'
  }
  function choose(field: (typeof all)[number], ask: Ask) {
    const asked = new Map(all.map((one) => [one, one === field ? ask : askFor(one)]))
    write(
      all.flatMap((one) => (asked.get(one) === 'no' ? [] : [{ field: one, required: asked.get(one) === 'required' }])),
    )
  }
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-medium">{t.widget.pre_chat}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {all.map((field) => (
          <SelectField
            key={field}
            label={t.widget.fields[field]}
            choices={t.widget.asks}
            value={askFor(field)}
            onChange={({ target }) => choose(field, target.value as Ask)}
          />
        ))}
      </div>
    </fieldset>
  )
}
