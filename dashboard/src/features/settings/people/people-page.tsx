import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rowsOf } from '../../../api/pages.ts'
import { isAdmin, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Avatar, Badge, Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { UserPlus } from '../../../ui/icons.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { ChangePerson } from './change-person.tsx'
import { FirstReply } from './first-reply.tsx'
import { Invitations } from './invitations.tsx'
import { InvitePerson } from './invite-person.tsx'
import { type Person, peopleQuery, rolesUpTo } from './people.ts'
import { RequireTwoFactor } from './require-two-factor.tsx'

export function PeoplePage() {
  const t = useText()
  const { user } = useSession()
  const is_admin = isAdmin(user)
  const people = useInfiniteQuery({ ...peopleQuery, enabled: is_admin })
  const [is_inviting, setInviting] = useState(false)
  const [changed, setChanged] = useState<Person | null>(null)
  const all = rowsOf(people.data)
  if (!is_admin) return <Empty is_page title={t.settings.admins_only} />
  return (
    <Page
      title={t.shell.people}
      lead={t.settings.people_lead}
      act={
        <Button kind="primary" onClick={() => setInviting(true)}>
          <UserPlus size={15} aria-hidden />
          {t.settings.invite}
        </Button>
      }
    >
      {people.isPending && <Skeletons rows={4} className="h-10" />}
      {people.isError && <Failed error={people.error} retry={() => people.refetch()} />}
      {all.length > 0 && (
        <ul
          aria-label={t.shell.people}
          className="@container divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {all.map((person) => (
            <PersonRow key={person.id} of={person} change={() => setChanged(person)} />
          ))}
        </ul>
      )}
      <More of={people} />
      {people.isSuccess && <Invitations />}
      <FirstReply />
      <RequireTwoFactor />
      {is_inviting && <InvitePerson onClose={() => setInviting(false)} />}
      {changed && <ChangePerson of={changed} onClose={() => setChanged(null)} />}
    </Page>
  )
}

function PersonRow({ of, change }: { of: Person; change: () => void }) {
  const t = useText()
  const { user } = useSession()
  const { id, name, email, role, two_factor, can_sign_in, disabled_at, seen_at } = of
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 @min-[46rem]:flex-nowrap">
      <Avatar name={name} />
      <div className="min-w-0 flex-1 basis-32">
        <bdi className={`block truncate text-base font-medium ${disabled_at ? 'text-muted' : ''}`}>
          {name}
          {id === user.id && <span className="ms-1.5 font-normal text-muted">{t.settings.yourself}</span>}
        </bdi>
        <bdi className="block truncate text-xs text-muted">{email}</bdi>
      </div>
      <div className="order-1 flex w-full flex-wrap items-center gap-x-3 gap-y-1 ps-12 @min-[46rem]:contents">
        <span className="flex flex-wrap gap-1 empty:hidden @min-[46rem]:flex! @min-[46rem]:w-44">
          {disabled_at && <Badge tone="danger">{t.settings.shut_out}</Badge>}
          {!disabled_at && !can_sign_in && !seen_at && <Badge tone="warn">{t.settings.no_password}</Badge>}
          {two_factor && <Badge tone="good">{t.settings.two_factor}</Badge>}
        </span>
        <span className="text-sm first-letter:uppercase @min-[46rem]:w-24">{t.account.roles[role]}</span>
        <span className="text-sm text-muted @min-[46rem]:w-28">
          {seen_at ? <When at={seen_at} /> : t.settings.never_seen}
        </span>
      </div>
      {rolesUpTo(user.role).includes(role) && (
        <Button kind="quiet" aria-label={t.settings.change_of(name)} onClick={change} className="px-2">
          {t.settings.change}
        </Button>
      )}
    </li>
  )
}
