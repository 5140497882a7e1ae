import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Choice, Select, SelectField, TextField } from '../../../ui/field.tsx'
import { KeyMade } from './key-made.tsx'
import { type Access, type Area, areas, createKey, keysQuery, scopesFor } from './keys.ts'

const days = { never: 0, days_30: 30, days_90: 90, year: 365 }
const nothing = Object.fromEntries(areas.map((area) => [area, 'none'])) as Record<Area, Access>

export function CreateKey({ mode: shown, onClose }: { mode: Mode; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  // One action, one key: repeated after an interruption or a password prompt, it creates one API key.
  const [key] = useState(newKey)
  const [mode, setMode] = useState(shown)
  const [preset, setPreset] = useState<'full' | 'read-only' | 'custom'>('full')
  const [access, setAccess] = useState(nothing)
  const [expiry, setExpiry] = useState<keyof typeof days>('year')
  const [name, setName] = useState('')
  const [from, setFrom] = useState('')
  const create = useMutation({
    mutationFn: createKey,
    onSuccess: ({ mode }) => queries.invalidateQueries(keysQuery(mode)),
  })
  const scopes = scopesFor(access)
  const is_empty = preset === 'custom' && scopes.length === 0

  function run() {
    const expires_at =
      days[expiry] === 0 ? {} : { expires_at: new Date(Date.now() + days[expiry] * 86_400_000).toISOString() }
    const addresses = from.split(/[\s,]+/).filter((word) => word !== '')
    const allowed_addresses = addresses.length === 0 ? null : addresses
    const what = preset === 'custom' ? { scopes } : { preset }
    create.mutate(create.variables ?? { mode, name: name.trim(), ...what, ...expires_at, allowed_addresses, key })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!is_empty) run()
  }
  if (create.data) return <KeyMade made={create.data} onClose={onClose} />
  return (
    <Dialog title={t.developers.key_create} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4" onChange={() => create.reset()}>
        <TextField
          label={t.developers.key_name}
          hint={t.developers.key_name_hint}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          pattern=".*\S.*"
          maxLength={255}
          autoComplete="off"
          data-first
        />
        <SelectField
          label={t.developers.key_mode}
          choices={{ live: t.developers.key_mode_live, test: t.developers.key_mode_test }}
          value={mode}
          onChange={({ target }) => setMode(target.value as Mode)}
        />
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 text-sm font-medium">{t.developers.key_access}</legend>
          {(['full', 'read-only', 'custom'] as const).map((one) => (
            <Choice
              key={one}
              type="radio"
              name="preset"
              label={t.developers.presets[one]}
              checked={preset === one}
              onChange={() => setPreset(one)}
            />
          ))}
        </fieldset>
        {preset === 'custom' && (
          <div className="flex flex-col gap-1 rounded-lg border border-line p-2">
            {areas.map((area) => (
              <div key={area} className="flex items-center justify-between gap-3 text-sm">
                <span>{t.developers.areas[area]}</span>
                <Select
                  label={t.developers.access_of(t.developers.areas[area]!)}
                  choices={t.developers.access}
                  value={access[area]}
                  onChange={({ target }) => setAccess({ ...access, [area]: target.value as Access })}
                  className="w-auto! min-h-8!"
                />
              </div>
            ))}
            {is_empty && <p className="text-xs text-muted">{t.developers.access_missing}</p>}
          </div>
        )}
        <SelectField
          label={t.developers.expires}
          choices={t.developers.expiry}
          value={expiry}
          onChange={({ target }) => setExpiry(target.value as keyof typeof days)}
        />
        <TextField
          label={t.developers.key_from}
          hint={t.developers.key_from_hint}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          optional
        />
        <DialogFoot error={create.error} onCancel={onClose} busy={create.isPending} disabled={is_empty}>
          {t.developers.key_create}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
