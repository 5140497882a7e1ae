import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { newKey } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { apart } from '../../../text/plural.ts'
import { Code } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { type InvitationMade, invitationsQuery, invite, type Role, rolesUpTo } from './people.ts'
import { useRoleChoices } from './role-choices.ts'

export function InvitePerson({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const roles = useRoleChoices(rolesUpTo(user.role))
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('agent')
  // Of the same words the same invitation, however often they are sent; of others another.
  const [key, setKey] = useState(newKey)
  const make = useMutation({ mutationFn: invite, onSuccess: () => queries.invalidateQueries(invitationsQuery) })
  const run = () => make.mutate({ email: email.trim(), role, key })
  function submit(event: FormEvent) {
    event.preventDefault()
    run()
  }
  if (make.data) return <InvitationReady made={make.data} onClose={onClose} />
  return (
    <Dialog title={t.settings.invite} onClose={onClose}>
      <form
        onSubmit={submit}
        onChange={() => {
          make.reset()
          setKey(newKey())
        }}
        className="flex flex-col gap-4"
      >
        <TextField
          label={t.common.email}
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          required
          maxLength={254}
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
        <DialogFoot error={make.error} onCancel={onClose} busy={make.isPending}>
          {t.settings.invite}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** The one time the link is shown: only its button closes it. */
function InvitationReady({ made, onClose }: { made: InvitationMade; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t.settings.invited} onClose={onClose} wide firm>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t.settings.invited_hint(apart(made.email), t.account.roles[made.role]!)}</p>
        <Code label={t.settings.link} text={made.link} />
        <DialogButtons>
          <Button kind="primary" onClick={onClose}>
            {t.settings.link_passed_on}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
