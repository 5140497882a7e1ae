import { useQuery } from '@tanstack/react-query'
import { isAdmin, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { mailSettingsQuery } from './mail-settings.ts'
import { ServerForm } from './server-form.tsx'

/** The server that mail goes out through. */
export function EmailPage() {
  const t = useText()
  const { user } = useSession()
  return isAdmin(user) ? <Email /> : <Empty is_page title={t.email.admins_only} />
}

function Email() {
  const t = useText()
  const settings = useQuery(mailSettingsQuery)
  return (
    <Page title={t.shell.email} lead={t.email.lead}>
      {settings.isPending && <Skeletons rows={2} className="h-24" />}
      {settings.isError && !settings.data && <Failed error={settings.error} retry={() => settings.refetch()} />}
      {settings.data && <ServerForm key={settings.data.updated_at} settings={settings.data} />}
    </Page>
  )
}
