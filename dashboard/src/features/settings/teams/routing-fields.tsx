import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Team } from '../../../queries/teams.ts'
import { useText } from '../../../text/page-text.ts'
import { Choice, SelectField, TextField } from '../../../ui/field.tsx'
import { hoursQuery } from '../hours/hours.ts'

type Routing = Team['routing']

/** How the conversations of a team find a person: the fields of its form. */
export function RoutingFields({ mode, team }: { mode: Mode; team: Team | null }) {
  const t = useText()
  const [routing, setRouting] = useState<Routing>(team?.routing ?? 'manual')
  const [hours_id, setHours] = useState(team?.hours_id ?? '')
  const is_routed = routing !== 'manual'
  return (
    <>
      <SelectField
        label={t.teams.routing}
        hint={t.teams.routing_hints[routing]}
        name="routing"
        value={routing}
        onChange={({ target }) => setRouting(target.value as Routing)}
        choices={t.teams.routings}
      />
      {is_routed && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...{ label: t.teams.capacity, hint: t.teams.capacity_hint, name: 'capacity', optional: true }}
            {...{
              type: 'number',
              inputMode: 'numeric',
              min: 0,
              max: 1000,
              step: 1,
              defaultValue: team?.capacity ?? '',
            }}
          />
          <TextField
            {...{ label: t.teams.sticky, hint: t.teams.sticky_hint, name: 'sticky_days', optional: true }}
            {...{
              type: 'number',
              inputMode: 'numeric',
              min: 1,
              max: 365,
              step: 1,
              defaultValue: team?.sticky_days ?? '',
            }}
          />
        </div>
      )}
      <HoursField mode={mode} value={hours_id} onValue={setHours} />
      {is_routed && hours_id !== '' && (
        <Choice
          type="checkbox"
          name="respect_hours"
          label={t.teams.respect_hours}
          defaultChecked={team?.respect_hours ?? true}
        />
      )}
    </>
  )
}

function HoursField({ mode, value, onValue }: { mode: Mode; value: string; onValue: (hours_id: string) => void }) {
  const t = useText()
  const hours = useQuery(hoursQuery(mode)).data ?? []
  if (hours.length === 0 && value === '') return null
  // Until its name is known, the choice isn't shown as another one.
  const unknown = value && !hours.some(({ id }) => id === value) ? { [value]: '…' } : {}
  return (
    <SelectField
      label={t.teams.hours}
      name="hours_id"
      value={value}
      onChange={({ target }) => onValue(target.value)}
      choices={{ '': t.teams.hours_none, ...unknown, ...Object.fromEntries(hours.map(({ id, name }) => [id, name])) }}
    />
  )
}

/** What the fields say. What isn't shown stays as it is. */
export function routingIn(fields: Record<string, string>, team: Team | null) {
  const { routing, hours_id, respect_hours } = fields
  const is_routed = routing !== 'manual'
  const number = (text: string | undefined) => (text ? Number(text) : null)
  return {
    routing: routing as Routing,
    ...(is_routed && { capacity: number(fields.capacity), sticky_days: number(fields.sticky_days) }),
    ...(hours_id !== undefined && { hours_id: hours_id || null }),
    respect_hours: is_routed && hours_id ? respect_hours === 'on' : (team?.respect_hours ?? false),
  }
}
