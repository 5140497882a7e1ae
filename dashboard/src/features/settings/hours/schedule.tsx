import { useId, useMemo, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { Holidays } from './holidays.tsx'
import { type Draft, type Hours, isOpenAtAll, useSave } from './hours.ts'
import { Weekly } from './weekly.tsx'
import { YearCalendar } from './year-calendar.tsx'
import { zoneChoices } from './zones.ts'

interface Props {
  mode: Mode
  /** What it shows until something is written. */
  first: Draft
  /** Null: they are to be made. */
  since: Versioned<Hours> | null
  may_change: boolean
  onDone?: (id: string) => void
}

/** The week, the holidays and the year that comes of them, saved together. */
export function Schedule({ mode, first, since, may_change, onDone }: Props) {
  const t = useText()
  const form = useId()
  const is_leaving = useRef(false)
  const [changes, setChanges] = useState<Partial<Draft>>({})
  const draft = { ...first, ...changes }
  const is_changed = !since || JSON.stringify(draft) !== JSON.stringify(first)
  const save = useSave(mode, since, ({ object }) => {
    is_leaving.current = !since
    setChanges({})
    onDone?.(object.id)
  })
  const discard = () => setChanges({})
  const write = (more: Partial<Draft>) => {
    save.reset()
    setChanges({ ...changes, ...more })
  }
  return (
    <div className="flex flex-col gap-4">
      {!may_change && <p className="text-sm text-muted">{t.channels.read_only}</p>}
      <form
        id={form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (isOpenAtAll(draft.weekly)) save.mutate(draft)
        }}
      >
        <fieldset disabled={!may_change}>
          <WeekCard draft={draft} write={write} />
        </fieldset>
      </form>
      <SettingsCard title={t.hours.holidays} lead={t.hours.holidays_lead}>
        <fieldset disabled={!may_change}>
          <Holidays mode={mode} exceptions={draft.exceptions} change={(exceptions) => write({ exceptions })} />
        </fieldset>
      </SettingsCard>
      <SettingsCard title={t.hours.year} lead={t.hours.year_lead}>
        <YearCalendar mode={mode} of={since && !may_change ? since.object.id : draft} />
      </SettingsCard>
      {may_change && (
        <SaveBar
          form={form}
          save={save}
          is_able={is_changed && isOpenAtAll(draft.weekly)}
          discard={since && is_changed ? discard : undefined}
        />
      )}
      <LeaveGuard is_on={Object.keys(changes).length > 0} is_leaving={is_leaving} is_lost discard={discard} />
    </div>
  )
}

interface SaveBarProps {
  /** The form that it submits: from outside, as the dialogs of the holidays have forms of their own. */
  form: string
  save: { error: unknown; isPending: boolean }
  is_able: boolean
  discard?: () => void
}

function SaveBar({ form, save, is_able, discard }: SaveBarProps) {
  const t = useText()
  return (
    <div className="sticky bottom-0 -mx-1 flex flex-col gap-2 border-t border-line bg-canvas px-1 py-3">
      <Problem error={save.error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" form={form} kind="primary" busy={save.isPending} disabled={!is_able}>
          {t.common.save}
        </Button>
        {discard && <Button onClick={discard}>{t.hours.discard}</Button>}
      </div>
    </div>
  )
}

function WeekCard({ draft, write }: { draft: Draft; write: (changes: Partial<Draft>) => void }) {
  const t = useText()
  const zones = useMemo(() => zoneChoices(draft.time_zone), [draft.time_zone])
  return (
    <SettingsCard title={t.hours.week} lead={t.hours.week_lead}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t.hours.name}
            hint={t.channels.name_hint}
            value={draft.name}
            required
            pattern=".*\S.*"
            maxLength={100}
            onChange={({ target }) => write({ name: target.value })}
          />
          <SelectField
            label={t.hours.time_zone}
            hint={t.hours.time_zone_hint}
            choices={zones}
            value={draft.time_zone}
            onChange={({ target }) => write({ time_zone: target.value })}
          />
        </div>
        <Weekly rows={draft.weekly} change={(weekly) => write({ weekly })} />
      </div>
    </SettingsCard>
  )
}
