import { useText } from '../../../text/page-text.ts'
import { Choice, PasswordField, SelectField, TextField } from '../../../ui/field.tsx'
import { ExternalLink } from '../../../ui/icons.tsx'
import type { Draft } from './connection-draft.ts'
import type { CrmProvider, CrmProviderField } from './providers.ts'

/** What the vendor requires, and where to get it. */
export function ProviderHelp({ of: { provider, help_url } }: { of: CrmProvider }) {
  const t = useText()
  return (
    <div className="rounded-md bg-sunken px-3 py-2 text-sm">
      <p>{t.crm.provider_hints[provider]}</p>
      {help_url && (
        <a
          href={help_url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 text-accent-ink underline underline-offset-2"
        >
          {t.crm.where_secret}
          <ExternalLink size={12} aria-hidden />
        </a>
      )}
    </div>
  )
}

interface FieldsProps {
  of: CrmProvider
  /** Credentials are already stored. */
  is_kept: boolean
  draft: Draft
  onChange: (draft: Draft) => void
}

export function ProviderFields({
  of: { provider, settings, credentials, can_pull },
  is_kept,
  draft,
  onChange,
}: FieldsProps) {
  const t = useText()
  // The practice CRM takes an optional key that only tests use.
  const secrets = credentials.filter(({ required }) => required)
  return (
    <>
      {settings.map((field) => (
        <Setting
          key={field.name}
          field={field}
          value={draft.settings[field.name]}
          onChange={(value) => onChange({ ...draft, settings: { ...draft.settings, [field.name]: value } })}
        />
      ))}
      {secrets.map(({ name, max_length }) => (
        <PasswordField
          key={`${provider} ${name}`}
          label={t.crm.fields[name] ?? name}
          hint={is_kept ? t.crm.secret_kept : t.crm.field_hints[name]}
          required={!is_kept}
          autoComplete="new-password"
          maxLength={max_length ?? undefined}
          value={draft.credentials[name] ?? ''}
          onChange={({ target }) => onChange({ ...draft, credentials: { ...draft.credentials, [name]: target.value } })}
        />
      ))}
      <TextField
        label={t.crm.name}
        hint={t.crm.name_hint}
        optional
        maxLength={255}
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      {can_pull && (
        <Choice
          type="checkbox"
          label={t.crm.pull}
          hint={t.crm.pull_hint}
          checked={draft.pulls}
          onChange={({ target }) => onChange({ ...draft, pulls: target.checked })}
        />
      )}
    </>
  )
}

interface SettingProps {
  field: CrmProviderField
  value: unknown
  onChange: (value: string | boolean) => void
}

function Setting({ field: { name, type, required, choices, max_length, example }, value, onChange }: SettingProps) {
  const t = useText()
  const label = t.crm.fields[name] ?? name
  if (type === 'boolean')
    return (
      <Choice
        type="checkbox"
        label={label}
        checked={value !== false}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  if (type === 'choice')
    return (
      <SelectField
        label={label}
        choices={Object.fromEntries(choices.map((choice) => [choice, t.crm.moods[choice] ?? choice]))}
        value={`${value ?? choices[0]}`}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      label={label}
      hint={t.crm.field_hints[name]}
      type={type}
      optional={!required}
      required={required}
      dir="ltr"
      maxLength={max_length ?? undefined}
      placeholder={example ?? undefined}
      spellCheck={false}
      value={`${value ?? ''}`}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
