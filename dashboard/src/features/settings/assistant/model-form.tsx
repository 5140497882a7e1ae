import { useState } from 'react'
import { useText } from '../../../text/page-text.ts'
import { Choice, PasswordField, SelectField, TextField } from '../../../ui/field.tsx'
import { SettingsCard, SettingsForm } from '../settings-card.tsx'
import type { Part } from './answering.tsx'
import { type AssistantSettings, useChange } from './assistant.ts'
import { ModelTest } from './model-test.tsx'

const addresses = { openai_compatible: 'http://127.0.0.1:11434/v1', anthropic: 'https://api.anthropic.com/v1' }

type Provider = NonNullable<AssistantSettings['provider']>

/** Which model is asked. The key goes in and never comes out. */
export function ModelForm({ mode, found, may_change }: Part) {
  const t = useText()
  const change = useChange(mode)
  const now = found.object
  const [written, setWritten] = useState<Partial<AssistantSettings>>({})
  const [api_key, setKey] = useState('')
  const [is_forgetting, setForgetting] = useState(false)
  const { provider, base_url, model, embedding_model, redaction } = { ...now, ...written }
  const has_moved = provider !== now.provider || (base_url ?? '') !== (now.base_url ?? '')
  const wants_key = now.has_api_key && has_moved && provider !== null && !is_forgetting
  const is_changed = Object.keys(written).length > 0 || api_key !== '' || is_forgetting
  const write = (changes: typeof written) => {
    change.reset()
    setWritten({ ...written, ...changes })
  }
  function save() {
    const changes =
      provider === null
        ? { provider, redaction }
        : {
            provider,
            base_url: base_url?.trim() ?? '',
            model: model?.trim() ?? '',
            embedding_model: (provider === 'openai_compatible' && embedding_model?.trim()) || null,
            redaction,
            ...(api_key !== '' && { api_key: api_key.trim() }),
            ...(is_forgetting && { api_key: null }),
          }
    change.mutate(
      { changes, since: found },
      {
        onSuccess: () => {
          setWritten({})
          setKey('')
          setForgetting(false)
        },
      },
    )
  }
  return (
    <SettingsCard title={t.assistant.model} lead={t.assistant.model_lead}>
      <SettingsForm may_change={may_change} is_changed={is_changed} change={change} save={save}>
        <div className="max-w-md">
          <SelectField
            label={t.assistant.provider}
            hint={
              provider === null &&
              now.engine !== 'embedded' &&
              now.provider === null &&
              t.assistant.deployment(now.engine)
            }
            choices={t.assistant.providers}
            value={provider ?? 'embedded'}
            onChange={({ target }) =>
              write({ provider: target.value === 'embedded' ? null : (target.value as Provider) })
            }
          />
        </div>
        {provider !== null && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={t.assistant.base_url}
                hint={t.assistant.base_url_hint}
                type="url"
                dir="ltr"
                value={base_url ?? ''}
                placeholder={addresses[provider]}
                required
                maxLength={2048}
                spellCheck={false}
                onChange={({ target }) => write({ base_url: target.value })}
              />
              <TextField
                label={t.assistant.model_name}
                hint={t.assistant.model_name_hint}
                dir="ltr"
                value={model ?? ''}
                required
                maxLength={200}
                pattern="[!-~]+"
                spellCheck={false}
                autoCapitalize="off"
                onChange={({ target }) => write({ model: target.value })}
              />
              {provider === 'openai_compatible' && (
                <TextField
                  label={t.assistant.embedding_model}
                  hint={t.assistant.embedding_model_hint}
                  optional
                  dir="ltr"
                  value={embedding_model ?? ''}
                  maxLength={200}
                  pattern="[!-~]+"
                  spellCheck={false}
                  autoCapitalize="off"
                  onChange={({ target }) => write({ embedding_model: target.value })}
                />
              )}
            </div>
            {!is_forgetting && may_change && (
              <PasswordField
                label={t.assistant.api_key}
                hint={now.has_api_key ? t.assistant.api_key_stored : t.assistant.api_key_none}
                problem={wants_key && api_key === '' ? t.assistant.api_key_again : null}
                value={api_key}
                required={wants_key}
                maxLength={1000}
                autoComplete="off"
                onChange={({ target }) => {
                  change.reset()
                  setKey(target.value)
                }}
              />
            )}
            {now.has_api_key && may_change && (
              <Choice
                type="checkbox"
                label={t.assistant.forget_key}
                checked={is_forgetting}
                onChange={({ target }) => {
                  setForgetting(target.checked)
                  setKey('')
                }}
              />
            )}
          </>
        )}
        {(provider !== null || now.engine !== 'embedded') && (
          <SelectField
            label={t.assistant.redaction}
            hint={t.assistant.redaction_hint}
            choices={t.assistant.redactions}
            value={redaction}
            onChange={({ target }) => write({ redaction: target.value as AssistantSettings['redaction'] })}
          />
        )}
      </SettingsForm>
      {may_change && now.engine !== 'embedded' && <ModelTest key={found.etag} mode={mode} is_unsaved={is_changed} />}
    </SettingsCard>
  )
}
