import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Choice, PasswordField, SelectField, TextField } from '../../../ui/field.tsx'
import { say } from '../../../ui/toasts.tsx'
import { type CrmConnection, connectionCalls, connectionQuery, type Provider } from './connections.ts'
import { CrmProblem } from './crm-problem.tsx'
import { offered, wanted } from './providers.ts'

interface Props {
  mode: Mode
  /** The one that is edited; none where one is connected. */
  connection?: CrmConnection
  onClose: () => void
}

export function ConnectionForm({ mode, connection, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const calls = connectionCalls(mode)
  const [provider, setProvider] = useState<Provider>(connection?.provider ?? offered(mode)[0]!)
  const [name, setName] = useState(connection?.name ?? '')
  const [settings, setSettings] = useState<Record<string, unknown>>(connection?.settings ?? {})
  const [credentials, setCredentials] = useState<Record<string, string>>({})
  const [pulls, setPulls] = useState(connection ? connection.pull !== null : false)
  // Another draft is another act: the key belongs to what is sent.
  const [key, setKey] = useState(newKey)
  const create = useMutation({
    mutationFn: calls.create,
    onSuccess: ({ id }) => {
      queries.invalidateQueries({ queryKey: [mode, 'crm'] })
      say(t.crm.connected)
      onClose()
      navigate({ to: '/$mode/settings/crm/$connection_id', params: { mode, connection_id: id }, search: {} })
    },
  })
  const update = useMutation({
    mutationFn: calls.update,
    onSuccess: (changed) => {
      queries.setQueryData(connectionQuery(mode, changed.id).queryKey, changed)
      queries.invalidateQueries({ queryKey: [mode, 'crm', 'list'] })
      queries.invalidateQueries({ queryKey: [mode, 'crm_fields', changed.id] })
      say(t.crm.edited)
      onClose()
    },
  })
  const { base_url, base_url_example, credentials: secrets, settings: more = [], help } = wanted[provider]
  function changed() {
    setKey(newKey())
    create.reset()
    update.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = Object.fromEntries(
      ['base_url', ...more].flatMap((one) => {
        const value = settings[one]
        const said = typeof value === 'string' ? value.trim() : value
        return said === undefined || said === '' ? [] : [[one, said]]
      }),
    )
    const secret = Object.fromEntries(Object.entries(credentials).filter(([, value]) => value !== ''))
    const draft = { name: name.trim() || null, key }
    if (!connection) {
      const pull = pulls ? {} : null
      return create.mutate({ ...draft, provider, settings: given, credentials: secret, pull })
    }
    const is_other = JSON.stringify(given) !== JSON.stringify(ordered(connection.settings, given))
    update.mutate({
      ...draft,
      id: connection.id,
      ...(is_other && { settings: given }),
      ...(Object.keys(secret).length > 0 && { credentials: secret }),
      ...(pulls !== (connection.pull !== null) && { pull: pulls ? {} : null }),
    })
  }
  return (
    <Dialog title={connection ? t.crm.edit_title : t.crm.connect} onClose={onClose} wide>
      <form onSubmit={submit} onChange={changed} className="flex flex-col gap-4" autoComplete="off">
        {!connection && <p className="text-sm text-muted">{t.crm.connect_lead}</p>}
        {!connection && (
          <SelectField
            label={t.crm.provider}
            choices={Object.fromEntries(offered(mode).map((one) => [one, t.crm.providers[one]!]))}
            value={provider}
            onChange={({ target }) => {
              setProvider(target.value as Provider)
              setSettings({})
              setCredentials({})
            }}
            data-first
          />
        )}
        <div className="rounded-md bg-sunken px-3 py-2 text-sm">
          <p>{t.crm.provider_hints[provider]}</p>
          {help && (
            <a
              href={help}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1 text-accent-ink underline underline-offset-2"
            >
              {t.crm.where_secret}
              <ExternalLink size={12} aria-hidden />
            </a>
          )}
        </div>
        {base_url && (
          <TextField
            label={t.crm.fields.base_url!}
            optional={base_url === 'optional'}
            required={base_url === 'needed'}
            type="url"
            dir="ltr"
            maxLength={2048}
            placeholder={base_url_example}
            spellCheck={false}
            value={`${settings.base_url ?? ''}`}
            onChange={({ target }) => setSettings({ ...settings, base_url: target.value })}
          />
        )}
        {more.map((one) => (
          <Setting key={one} name={one} settings={settings} onChange={setSettings} />
        ))}
        {secrets.map((one) => (
          <PasswordField
            key={`${provider} ${one}`}
            label={t.crm.fields[one]!}
            hint={connection ? t.crm.secret_kept : t.crm.field_hints[one]}
            required={!connection}
            autoComplete="new-password"
            maxLength={10_000}
            value={credentials[one] ?? ''}
            onChange={({ target }) => setCredentials({ ...credentials, [one]: target.value })}
          />
        ))}
        <TextField
          label={t.crm.name}
          hint={t.crm.name_hint}
          optional
          maxLength={255}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {provider !== 'twenty' && provider !== 'http' && (
          <Choice
            type="checkbox"
            label={t.crm.pull}
            hint={t.crm.pull_hint}
            checked={pulls}
            onChange={({ target }) => setPulls(target.checked)}
          />
        )}
        <CrmProblem mode={mode} error={create.error ?? update.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={create.isPending || update.isPending}>
            {connection ? t.common.save : t.crm.connect_run}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface SettingProps {
  name: 'external_id_field' | 'database' | 'lead_inbox' | 'answers'
  settings: Record<string, unknown>
  onChange: (settings: Record<string, unknown>) => void
}

function Setting({ name, settings, onChange }: SettingProps) {
  const t = useText()
  const label = t.crm.fields[name]!
  if (name === 'lead_inbox')
    return (
      <Choice
        type="checkbox"
        label={label}
        checked={settings.lead_inbox !== false}
        onChange={({ target }) => onChange({ ...settings, lead_inbox: target.checked })}
      />
    )
  if (name === 'answers')
    return (
      <SelectField
        label={label}
        choices={t.crm.moods}
        value={`${settings.answers ?? 'well'}`}
        onChange={({ target }) => onChange({ ...settings, answers: target.value })}
      />
    )
  return (
    <TextField
      label={label}
      hint={t.crm.field_hints[name]}
      optional
      dir="ltr"
      maxLength={128}
      spellCheck={false}
      value={`${settings[name] ?? ''}`}
      onChange={({ target }) => onChange({ ...settings, [name]: target.value })}
    />
  )
}

/** The same settings in the order of the others, to compare them. */
function ordered(settings: Record<string, unknown>, like: Record<string, unknown>): Record<string, unknown> {
  const names = [...Object.keys(like), ...Object.keys(settings).filter((name) => !Object.hasOwn(like, name))]
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}
