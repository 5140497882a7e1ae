import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { colleaguesQuery, putName, sessionQuery, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Choice, SelectField, TextField } from '../../../ui/field.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { AccessOf, type IdentityFate } from './access-of.tsx'
import { type Fate, KeysOf } from './keys-of.tsx'
import {
  accessOfQuery,
  changePerson,
  endSessionsOf,
  invitationsQuery,
  type Person,
  type Role,
  rolesUpTo,
} from './people.ts'
import { useRoleChoices } from './role-choices.ts'

export function ChangePerson({ of, onClose }: { of: Person; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const roles = useRoleChoices(rolesUpTo(user.role))
  const [name, setName] = useState(of.name)
  const [role, setRole] = useState(of.role)
  const [disabled, setDisabled] = useState(of.disabled_at !== null)
  const [fate, setFate] = useState<Fate>('revoke')
  const [identity_fate, setIdentityFate] = useState<IdentityFate>('delete')
  const change = useMutation({
    mutationFn: changePerson,
    onSuccess: ({ id, name, role }) => {
      queries.invalidateQueries(colleaguesQuery)
      queries.invalidateQueries(invitationsQuery)
      if (id === user.id) putName(queries, name)
      if (id === user.id && role !== of.role) queries.invalidateQueries(sessionQuery)
      say(t.settings.changed)
      onClose()
    },
  })
  const changes = {
    ...(name.trim() !== of.name && { name: name.trim() }),
    ...(role !== of.role && { role }),
    ...(disabled !== (of.disabled_at !== null) && { disabled }),
  }
  const makesKeys = (one: Role) => one === 'owner' || one === 'admin'
  const loses_keys = 'disabled' in changes ? disabled : makesKeys(of.role) && !makesKeys(role)
  const access = useQuery({ ...accessOfQuery(of.id), enabled: loses_keys }).data ?? []
  const has_signed = access.some(({ type }) => type === 'identity_key')
  const fates = { api_keys: fate, ...(has_signed && { identity_keys: identity_fate }) }
  const run = () => change.mutate(change.variables ?? { id: of.id, ...changes, ...(loses_keys && fates) })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(changes).length === 0) onClose()
    else run()
  }
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
        {loses_keys && <KeysOf of={of} fate={fate} onChoose={setFate} />}
        {loses_keys && <AccessOf all={access} fate={identity_fate} onChoose={setIdentityFate} />}
        <SignOutEverywhere of={of} />
        <DialogFoot error={change.error} onCancel={onClose} busy={change.isPending}>
          {t.common.save}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

function SignOutEverywhere({ of }: { of: Person }) {
  const t = useText()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: endSessionsOf,
    onSuccess: () => {
      queries.invalidateQueries(colleaguesQuery)
      say(t.settings.signed_out_everywhere)
    },
    onError: (error) => sayProblem(error, t),
  })
  return (
    <div>
      <Button busy={end.isPending} onClick={() => end.mutate(of.id)}>
        {t.settings.sign_out_everywhere}
      </Button>
    </div>
  )
}
