import type { LinkProps } from '@tanstack/react-router'
import {
  Archive,
  BookOpen,
  Bot,
  Cable,
  ChartColumn,
  CircleUser,
  Contact,
  History,
  Inbox,
  KeyRound,
  MessageSquareQuote,
  ScrollText,
  Settings,
  SlidersHorizontal,
  Target,
  Users,
  Waypoints,
  Webhook,
} from 'lucide-react'
import type { Mode } from '../api/call.ts'
import { isAdmin, useSession } from '../session/session.ts'
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
  const is_admin = isAdmin(user)
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
      name: 'contacts',
      label: t.shell.contacts,
      icon: Contact,
      group: 'main',
      link: { to: '/$mode/contacts', params, search: {} },
      may: permissions[mode].includes('contacts:read'),
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
      name: 'knowledge',
      label: t.shell.knowledge,
      icon: BookOpen,
      group: 'main',
      link: { to: '/$mode/knowledge', params, search: {} },
      may: permissions[mode].includes('knowledge:read'),
    },
    {
      name: 'reports',
      label: t.reports.title,
      icon: ChartColumn,
      group: 'main',
      link: { to: '/$mode/reports', params, search: {} },
      may: permissions[mode].includes('conversations:read'),
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
      name: 'assistant',
      label: t.shell.assistant,
      icon: Bot,
      group: 'settings',
      link: { to: '/$mode/settings/assistant', params },
      may: permissions[mode].includes('channels:read'),
    },
    {
      name: 'channels',
      label: t.channels.title,
      icon: Waypoints,
      group: 'settings',
      link: { to: '/$mode/settings/channels', params },
      may: permissions[mode].includes('channels:read'),
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
      name: 'crm',
      label: t.crm.title,
      icon: Cable,
      group: 'settings',
      link: { to: '/$mode/settings/crm', params },
      may: permissions[mode].includes('crm:read'),
    },
    {
      name: 'canned-replies',
      label: t.desk.canned,
      icon: MessageSquareQuote,
      group: 'settings',
      link: { to: '/$mode/settings/canned-replies', params },
      may: permissions[mode].includes('conversations:read'),
    },
    {
      name: 'retention',
      label: t.retention.title,
      icon: Archive,
      group: 'settings',
      link: { to: '/$mode/settings/retention', params },
      may: is_admin,
    },
    {
      name: 'audit-log',
      label: t.audit.title,
      icon: History,
      group: 'settings',
      link: { to: '/$mode/settings/audit-log', params, search: {} },
      may: is_admin,
    },
    {
      name: 'account',
      label: t.settings.account,
      icon: CircleUser,
      group: 'settings',
      link: { to: '/$mode/settings/account', params },
      may: true,
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
      name: 'webhooks',
      label: t.shell.webhooks,
      icon: Webhook,
      group: 'developers',
      link: { to: '/$mode/settings/developers/webhooks', params },
      may: permissions[mode].includes('webhook_endpoints:read'),
    },
    {
      name: 'request-log',
      label: t.shell.request_log,
      icon: ScrollText,
      group: 'developers',
      link: { to: '/$mode/settings/developers/request-log', params, search: {} },
      may: is_admin,
    },
  ]
  return all.filter(({ may }) => may)
}

/** How many of the main places a phone's bar has room for. */
export const on_a_phone = 3

/** The same places, as navigation shows them: the main ones, and the settings by their groups. */
export function useNavigation(mode: Mode) {
  const t = useText()
  const places = usePlaces(mode)
  const of = (group: Place['group']) => places.filter((place) => place.group === group)
  const settings: Place = {
    name: 'settings',
    label: t.shell.settings,
    icon: Settings,
    group: 'settings',
    link: { to: '/$mode/settings', params: { mode } },
  }
  const groups = [
    { title: t.shell.settings, places: of('settings') },
    { title: t.shell.developers, places: of('developers') },
  ].filter(({ places }) => places.length > 0)
  return { main: of('main'), groups, settings }
}
