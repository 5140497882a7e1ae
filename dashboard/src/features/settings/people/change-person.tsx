import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { needsPassword, StepUp } from '../../session/step-up.tsx'
import { useText } from '../../text/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Choice, SelectField, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import { changePerson, type Person, type Role, rolesUpTo } from './people.ts'
import { useRoleChoices } from './role-choices.ts'

export function ChangePerson({ of, onClose }: { of: Person; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const roles = useRoleChoices(rolesUpTo(user.role))
  const [name, setName] = useState(of.name)
  const [role, setRole] = useState(of.role)
  const [disabled, setDisabled] = useState(of.disabled_at !== null)
  const change = useMutation({
    mutationFn: changePerson,
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: ['users'] })
      queries.invalidateQueries({ queryKey: ['invitations'] })
      if (of.id === user.id) queries.invalidateQueries({ queryKey: ['session'] })
      say(t.settings.changed)
      onClose()
    },
  })
  const changes = {
    ...(name.trim() !== of.name && { name: name.trim() }),
    ...(role !== of.role && { role }),
    ...(disabled !== (of.disabled_at !== null) && { disabled }),
  }
  const run = () => change.mutate(change.variables ?? { id: of.id, ...changes })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(changes).length === 0) onClose()
    else run()
  }
  if (needsPassword(change.error)) return <StepUp onClose={onClose} onConfirmed={run} />
  return (
    <Dialog title={t.settings.change_of(of.name)} onClose={onClose}>
      <form onSubmit={submit} onChange={() => change.reset()} className="flex flex-col gap-4">
        <TextField
          label={t.settings.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          pattern=".*\S.*"
          maxLength={255}
          autoComplete="off"
          data-first
        />
        <SelectField
          label={t.settings.role}
          hint={t.settings.role_hints[role]}
          choices={roles}
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
        />
        <Choice
          type="checkbox"
          label={t.settings.shut_out}
          hint={t.settings.shut_out_hint}
          checked={disabled}
          onChange={({ target }) => setDisabled(target.checked)}
        />
        {(role !== of.role || disabled) && <p className="text-sm text-muted">{t.settings.change_hint}</p>}
        <Problem error={change.error} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={change.isPending}>
            {t.common.save}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
