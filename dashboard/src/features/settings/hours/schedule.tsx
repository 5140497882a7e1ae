import { type RefObject, useId, useMemo, useState } from 'react'
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
  /** Set where leaving is part of what was done. */
  is_leaving: RefObject<boolean>
  onDone?: (id: string) => void
}

/** The week, the holidays and the year that comes of them, saved together. */
export function Schedule({ mode, may_change, is_leaving, onDone, ...latest }: Props) {
  const t = useText()
  const form = useId()
  const [changes, setChanges] = useState<Partial<Draft>>({})
  // What somebody changes stays what it was when they began, also if others change it meanwhile: saving tells then.
  const [begun, setBegun] = useState<Pick<Props, 'first' | 'since'> | null>(null)
  const { first, since } = begun ?? latest
  const draft = { ...first, ...changes }
  const differs = JSON.stringify(draft) !== JSON.stringify(first)
  const discard = () => {
    setChanges({})
    setBegun(null)
  }
  const save = useSave(mode, since, ({ object }) => {
    is_leaving.current = !since
    discard()
    onDone?.(object.id)
  })
  const write = (more: Partial<Draft>) => {
    if (save.isError) save.reset()
    setBegun(begun ?? latest)
    setChanges({ ...changes, ...more })
  }
  const is_able = (differs || !since) && isOpenAtAll(draft.weekly)
  const is_locked = !may_change || save.isPending
  return (
    <div className="flex flex-col gap-4">
      {!may_change && <p className="text-sm text-muted">{t.channels.read_only}</p>}
      <form
        id={form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (is_able && !save.isPending) save.mutate(draft)
        }}
      >
        <fieldset disabled={is_locked}>
          <WeekCard draft={draft} write={write} />
        </fieldset>
      </form>
      <SettingsCard title={t.hours.holidays} lead={t.hours.holidays_lead}>
        <fieldset disabled={is_locked}>
          <Holidays mode={mode} exceptions={draft.exceptions} change={(exceptions) => write({ exceptions })} />
        </fieldset>
      </SettingsCard>
      <SettingsCard title={t.hours.year} lead={t.hours.year_lead}>
        <YearCalendar mode={mode} of={since && !may_change ? since.object.id : draft} />
      </SettingsCard>
      {may_change && (
        <SaveBar form={form} save={save} is_able={is_able} discard={since && differs ? discard : undefined} />
      )}
      <LeaveGuard is_on={differs} is_leaving={is_leaving} is_lost discard={discard} />
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
