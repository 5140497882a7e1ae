import type { CrmConnectionChanges, NewCrmConnection } from '@parley/sdk'
import type { CrmConnection } from './connections.ts'
import type { CrmProvider } from './providers.ts'

/** The fields of the connection form. */
export interface Draft {
  name: string
  settings: Record<string, unknown>
  credentials: Record<string, string>
  pulls: boolean
}

export const no_draft: Draft = { name: '', settings: {}, credentials: {}, pulls: false }

/** Credentials are never shown. The stored ones stay if none are entered. */
export function draftOf({ name, settings, pull }: CrmConnection): Draft {
  return { name: name ?? '', settings, credentials: {}, pulls: pull !== null }
}

export function asNew(draft: Draft, vendor: CrmProvider): NewCrmConnection {
  return {
    provider: vendor.provider,
    name: nameIn(draft),
    settings: settingsIn(draft, vendor),
    credentials: credentialsIn(draft),
    pull: draft.pulls ? {} : null,
  }
}

/** Only the differences from the connection: new settings make the service test it again. */
export function asChanges(draft: Draft, vendor: CrmProvider, connection: CrmConnection): CrmConnectionChanges {
  const settings = settingsIn(draft, vendor)
  const credentials = credentialsIn(draft)
  const is_other = JSON.stringify(settings) !== JSON.stringify(ordered(connection.settings, settings))
  return {
    name: nameIn(draft),
    ...(is_other && { settings }),
    ...(Object.keys(credentials).length > 0 && { credentials }),
    ...(draft.pulls !== (connection.pull !== null) && { pull: draft.pulls ? {} : null }),
  }
}

function nameIn({ name }: Draft): string | null {
  return name.trim() || null
}

function settingsIn({ settings }: Draft, vendor: CrmProvider): Record<string, unknown> {
  const given = vendor.settings.map(({ name }) => {
    const value = settings[name]
    return [name, typeof value === 'string' ? value.trim() : value] as const
  })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== ''))
}

function credentialsIn({ credentials }: Draft): Record<string, string> {
  return Object.fromEntries(Object.entries(credentials).filter(([, value]) => value !== ''))
}

/** The same settings in the order of the others, for comparison. */
function ordered(settings: Record<string, unknown>, like: Record<string, unknown>): Record<string, unknown> {
  const names = [...Object.keys(like), ...Object.keys(settings).filter((name) => !Object.hasOwn(like, name))]
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}
