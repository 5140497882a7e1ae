import { invalid } from '../../errors.ts'
import type { ChannelKind } from '../channel.ts'
import { default_widget, storedWidget, WidgetSettings, WidgetSettingsInput } from './widget-settings.ts'

const claims_message =
  'A signed identity is accepted without the claims `aud` and `iat`. Have your server sign both, then set `widget.identity_claims` to required.'

const origins_message = 'No website may show this widget yet. Add the origin of yours, such as https://www.example.com.'

/** The chat on a website. */
export const widget = {
  settings: { output: WidgetSettings, input: WidgetSettingsInput },
  columns: { settings: 'widget' },
  capabilities: {
    attachments: true,
    buttons: true,
    typing: true,
    read_state: true,
    is_queued: false,
    inbound_by_api: false,
  },
  create: (_scope, _place, input = {}) => merged(JSON.stringify(default_widget), input),
  change: (_scope, { settings }, input) => merged(settings, input),
  present: (settings) => JSON.stringify(storedWidget(settings)),
  diagnose({ settings, has_identity_keys, flood }) {
    if (flood !== null) return flood
    const { origins, identity_claims } = storedWidget(settings!)
    if (origins.length === 0) return { code: 'no_origins', message: origins_message }
    return identity_claims === 'optional' && has_identity_keys
      ? { code: 'identity_claims_optional', message: claims_message }
      : null
  },
} satisfies ChannelKind<WidgetSettingsInput>

function merged(before: string, changes: WidgetSettingsInput) {
  const asked = changes.pre_chat?.map(({ field }) => field) ?? []
  if (new Set(asked).size < asked.length) throw invalid('widget.pre_chat', 'must not ask for a field twice.')
  return { settings: JSON.stringify({ ...JSON.parse(before), ...changes }), secrets: null }
}
