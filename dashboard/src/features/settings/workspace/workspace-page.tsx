import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { administration } from '../../../api/service.ts'
import { putAccount, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'

export function WorkspacePage() {
  const t = useText()
  const { user } = useSession()
  if (user.role !== 'owner') return <Empty is_page title={t.settings.owners_only} />
  return (
    <Page title={t.shell.company} lead={t.settings.company_lead}>
      <CompanyName />
    </Page>
  )
}

function CompanyName() {
  const t = useText()
  const queries = useQueryClient()
  const { account } = useSession()
  const [value, setValue] = useState(account.name)
  const name = value.trim()
  const change = useMutation({
    mutationFn: () => administration.people.updateAccount({ name }),
    onSuccess: (after) => {
      putAccount(queries, after)
      say(t.settings.changed)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate()
  }
  return (
    <form onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <TextField
        label={t.account.business}
        hint={t.settings.company_hint}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        maxLength={255}
        autoComplete="organization"
        required
      />
      <Problem error={change.error} />
      <div>
        <Button type="submit" kind="primary" busy={change.isPending} disabled={name === '' || name === account.name}>
          {t.common.save}
        </Button>
      </div>
    </form>
  )
}
