import type { LinkProps } from '@tanstack/react-router'
import type { Mode } from '../api/call.ts'
import { useRemembered } from '../features/inbox/data/view-memory.ts'
import { isAdmin, type Permission, useSession } from '../session/session.ts'
import { useText, type Words } from '../text/text.tsx'
import {
  Activity,
  Archive,
  Bell,
  BookOpen,
  Bot,
  Cable,
  ChartColumn,
  CircleUser,
  Clock,
  Contact,
  History,
  House,
  Inbox,
  KeyRound,
  Mail,
  MessageSquareQuote,
  ScrollText,
  Settings,
  SlidersHorizontal,
  Tag,
  Target,
  Users,
  Waypoints,
  Webhook,
} from '../ui/icons.tsx'

const groups = ['main', 'mine', 'workspace', 'developers'] as const

export interface Place {
  name: string
  label: string
  icon: typeof Inbox
  group: (typeof groups)[number]
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

interface Plan extends Pick<Place, 'name' | 'icon'> {
  label: (t: Words) => string
  to: LinkProps['to']
  /** Who may go there: users with a permission, administrators, or owners. */
  may: Permission | 'admin' | 'owner' | 'anyone'
}

const plans: Record<Place['group'], Plan[]> = {
  main: [
    { name: 'inbox', icon: Inbox, may: 'conversations:read', to: '/$mode/inbox', label: (t) => t.shell.inbox },
    { name: 'contacts', icon: Contact, may: 'contacts:read', to: '/$mode/contacts', label: (t) => t.shell.contacts },
    { name: 'leads', icon: Target, may: 'leads:read', to: '/$mode/leads', label: (t) => t.shell.leads },
    {
      name: 'knowledge',
      icon: BookOpen,
      may: 'knowledge:read',
      to: '/$mode/knowledge',
      label: (t) => t.shell.knowledge,
    },
    {
      name: 'reports',
      icon: ChartColumn,
      may: 'conversations:read',
      to: '/$mode/reports',
      label: (t) => t.shell.reports,
    },
  ],
  mine: [
    {
      name: 'notifications',
      icon: Bell,
      may: 'anyone',
      to: '/$mode/settings/notifications',
      label: (t) => t.shell.notifications,
    },
    {
      name: 'account',
      icon: CircleUser,
      may: 'anyone',
      to: '/$mode/settings/account',
      label: (t) => t.shell.your_account,
    },
  ],
  workspace: [
    {
      name: 'company',
      icon: House,
      may: 'owner',
      to: '/$mode/settings/workspace',
      label: (t) => t.shell.company,
    },
    { name: 'people', icon: Users, may: 'admin', to: '/$mode/settings/people', label: (t) => t.shell.people },
    {
      name: 'teams',
      icon: Users,
      may: 'channels:read',
      to: '/$mode/settings/teams',
      label: (t) => t.shell.teams,
    },
    {
      name: 'assistant',
      icon: Bot,
      may: 'channels:read',
      to: '/$mode/settings/assistant',
      label: (t) => t.shell.assistant,
    },
    {
      name: 'channels',
      icon: Waypoints,
      may: 'channels:read',
      to: '/$mode/settings/channels',
      label: (t) => t.shell.channels,
    },
    {
      name: 'hours',
      icon: Clock,
      may: 'channels:read',
      to: '/$mode/settings/hours',
      label: (t) => t.shell.hours,
    },
    { name: 'email', icon: Mail, may: 'admin', to: '/$mode/settings/email', label: (t) => t.shell.email },
    {
      name: 'lead-rules',
      icon: SlidersHorizontal,
      may: 'leads:read',
      to: '/$mode/settings/lead-rules',
      label: (t) => t.shell.lead_rules,
    },
    { name: 'crm', icon: Cable, may: 'crm:read', to: '/$mode/settings/crm', label: (t) => t.shell.crm },
    {
      name: 'labels',
      icon: Tag,
      may: 'conversations:read',
      to: '/$mode/settings/labels',
      label: (t) => t.inbox.labels,
    },
    {
      name: 'canned-replies',
      icon: MessageSquareQuote,
      may: 'conversations:read',
      to: '/$mode/settings/canned-replies',
      label: (t) => t.teamwork.canned,
    },
    {
      name: 'retention',
      icon: Archive,
      may: 'admin',
      to: '/$mode/settings/retention',
      label: (t) => t.shell.retention,
    },
    {
      name: 'audit-log',
      icon: History,
      may: 'admin',
      to: '/$mode/settings/audit-log',
      label: (t) => t.shell.audit_log,
    },
    { name: 'system', icon: Activity, may: 'owner', to: '/$mode/settings/system', label: (t) => t.shell.system },
  ],
  developers: [
    {
      name: 'api-keys',
      icon: KeyRound,
      may: 'admin',
      to: '/$mode/settings/developers/api-keys',
      label: (t) => t.shell.api_keys,
    },
    {
      name: 'webhooks',
      icon: Webhook,
      may: 'webhook_endpoints:read',
      to: '/$mode/settings/developers/webhooks',
      label: (t) => t.shell.webhooks,
    },
    {
      name: 'request-log',
      icon: ScrollText,
      may: 'admin',
      to: '/$mode/settings/developers/request-log',
      label: (t) => t.shell.request_log,
    },
  ],
}

/** Where this user may go. */
export function usePlaces(mode: Mode): Place[] {
  const t = useText()
  const { user, permissions } = useSession()
  const remembered = useRemembered(mode)
  function may(who: Plan['may']): boolean {
    if (who === 'anyone') return true
    if (who === 'owner') return user.role === 'owner'
    return who === 'admin' ? isAdmin(user) : permissions[mode].includes(who)
  }
  return groups.flatMap((group) =>
    plans[group]
      .filter((plan) => may(plan.may))
      .map(({ name, icon, to, label }) => ({
        name,
        icon,
        group,
        label: label(t),
        link: { to, params: { mode }, search: name === 'inbox' ? remembered.view('all') : {} },
      })),
  )
}

/** How many of the main places fit in a phone's bar. */
export const on_a_phone = 3

/** The same places as navigation shows them: the main ones, and the settings by group. */
export function useNavigation(mode: Mode) {
  const t = useText()
  const places = usePlaces(mode)
  const of = (group: Place['group']) => places.filter((place) => place.group === group)
  const settings: Place = {
    name: 'settings',
    label: t.shell.settings,
    icon: Settings,
    group: 'workspace',
    link: { to: '/$mode/settings', params: { mode } },
  }
  const groups = [
    { title: t.shell.my_settings, places: of('mine') },
    { title: t.shell.workspace, places: of('workspace') },
    { title: t.shell.developers, places: of('developers') },
  ].filter(({ places }) => places.length > 0)
  return { main: of('main'), groups, settings }
}
