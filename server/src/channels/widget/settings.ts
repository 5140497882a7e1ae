import { max_attachments } from '../../files/schema.ts'
import { turnsOf } from '../../hours/open.ts'
import type { StrangerScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import type { PublicSettings } from './schema.ts'
import type { WidgetSettings } from './widget-settings.ts'

/** What any page may know: the look of the widget, but not where else it is, or what its server signs. */
export function publicSettings({ channel: { id, name, widget, hours }, files }: StrangerScope): Resource {
  const { origins: _, page_queries: __, identity_claims: ___, ...settings } = JSON.parse(widget) as WidgetSettings
  const shown: Static<typeof PublicSettings> = {
    object: 'widget.settings',
    channel_id: id,
    name,
    ...settings,
    hours: hours === null ? null : turnsOf(JSON.parse(hours), Date.now()),
    attachments: { max_bytes: files.max_bytes, max_count: max_attachments },
  }
  return { json: JSON.stringify(shown), id }
}
