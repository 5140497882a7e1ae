import type { LinkProps } from '@tanstack/react-router'
import { Cable, CircleUser, Inbox, KeyRound, ScrollText, SlidersHorizontal, Target, Users, Webhook } from 'lucide-react'
import type { Mode } from '../api/call.ts'
import { useSession } from '../session/session.ts'
import { useText } from '../text/text.tsx'

export interface Place {
  name: string
  label: string
  icon: typeof Inbox
  group: 'main' | 'developers' | 'settings'
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** Where this person may go. */
export function usePlaces(mode: Mode): Place[] {
  const t = useText()
  const { user, permissions } = useSession()
  const params = { mode }
  const is_admin = user.role === 'owner' || user.role === 'admin'
  const all: (Place & { may: boolean })[] = [
    {
      name: 'inbox',
      label: t.shell.inbox,
      icon: Inbox,
      group: 'main',
      link: { to: '/$mode/inbox', params, search: {} },
      may: permissions[mode].includes('conversations:read'),
    },
    {
      name: 'leads',
      label: t.leads.title,
      icon: Target,
      group: 'main',
      link: { to: '/$mode/leads', params, search: {} },
      may: permissions[mode].includes('leads:read'),
    },
    {
      name: 'api-keys',
      label: t.shell.api_keys,
      icon: KeyRound,
      group: 'developers',
      link: { to: '/$mode/settings/developers/api-keys', params },
      may: is_admin,
    },
    {
      name: 'request-log',
      label: t.shell.request_log,
      icon: ScrollText,
      group: 'developers',
      link: { to: '/$mode/settings/developers/request-log', params, search: {} },
      may: is_admin,
    },
    {
      name: 'webhooks',
      label: t.shell.webhooks,
      icon: Webhook,
      group: 'developers',
      link: { to: '/$mode/settings/developers/webhooks', params },
      may: permissions[mode].includes('webhook_endpoints:read'),
    },
    {
      name: 'people',
      label: t.settings.people,
      icon: Users,
      group: 'settings',
      link: { to: '/$mode/settings/people', params },
      may: is_admin,
    },
    {
      name: 'crm',
      label: t.crm.title,
      icon: Cable,
      group: 'settings',
      link: { to: '/$mode/settings/crm', params },
      may: permissions[mode].includes('crm:read'),
    },
    {
      name: 'lead-rules',
      label: t.rules.title,
      icon: SlidersHorizontal,
      group: 'settings',
      link: { to: '/$mode/settings/lead-rules', params },
      may: permissions[mode].includes('leads:read'),
    },
    {
      name: 'account',
      label: t.settings.account,
      icon: CircleUser,
      group: 'settings',
      link: { to: '/$mode/settings/account', params },
      may: true,
    },
  ]
  return all.filter(({ may }) => may)
}
