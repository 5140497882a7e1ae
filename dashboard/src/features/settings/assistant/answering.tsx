import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { useText } from '../../../text/page-text.ts'
import { AreaField, Choice, TextField } from '../../../ui/field.tsx'
import { SettingsCard, SettingsForm } from '../settings-card.tsx'
import { type AssistantSettings, useChange } from './assistant.ts'

export interface Part {
  mode: Mode
  found: Versioned<AssistantSettings>
  may_change: boolean
}

type Written = Partial<Pick<AssistantSettings, 'status' | 'name' | 'emergency_text'>>

/** Whether it answers, under which name, and what it adds where someone may be in danger. */
export function Answering({ mode, found, may_change }: Part) {
  const t = useText()
  const change = useChange(mode)
  const now = found.object
  const [written, setWritten] = useState<Written>({})
  const { status, name, emergency_text } = { ...now, ...written }
  const write = (changes: Written) => {
    change.reset()
    setWritten({ ...written, ...changes })
  }
  function save() {
    change.mutate(
      {
        changes: trimmed(written),
        since: found,
      },
      { onSuccess: () => setWritten({}) },
    )
  }
  return (
    <SettingsCard title={t.assistant.answering} lead={t.assistant.deadline}>
      <SettingsForm may_change={may_change} is_changed={Object.keys(written).length > 0} change={change} save={save}>
        <OnOrOff status={status} change={(status) => write({ status })} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t.assistant.name}
            value={name}
            required
            pattern=".*\S.*"
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => write({ name: target.value })}
          />
        </div>
        <AreaField
          label={t.assistant.emergency_text}
          hint={t.assistant.emergency_text_hint}
          value={emergency_text ?? ''}
          rows={3}
          maxLength={1000}
          onChange={({ target }) => write({ emergency_text: target.value })}
        />
        <WhoBegins mode={mode} />
      </SettingsForm>
    </SettingsCard>
  )
}

type Status = AssistantSettings['status']

function OnOrOff({ status, change }: { status: Status; change: (status: Status) => void }) {
  const t = useText()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-sm font-medium">{t.assistant.status}</legend>
      {(['on', 'off'] as const).map((one) => (
        <Choice
          key={one}
          type="radio"
          name="status"
          label={one === 'on' ? t.assistant.status_on : t.assistant.status_off}
          checked={status === one}
          onChange={() => change(one)}
        />
      ))}
    </fieldset>
  )
}

/** Where it is set who handles new conversations. */
function WhoBegins({ mode }: Pick<Part, 'mode'>) {
  const t = useText()
  return (
    <div>
      <h3 className="text-sm font-medium">{t.assistant.channels}</h3>
      <p className="text-sm text-muted">
        {t.assistant.channels_hint}{' '}
        <Link to="/$mode/settings/channels" params={{ mode }} className="text-accent-ink underline underline-offset-2">
          {t.shell.channels}
        </Link>
      </p>
    </div>
  )
}

/** As it is saved: an empty emergency text is none. */
function trimmed(written: Written): Written {
  return {
    ...written,
    ...(written.name !== undefined && { name: written.name.trim() }),
    ...(written.emergency_text !== undefined && { emergency_text: written.emergency_text?.trim() || null }),
  }
}
