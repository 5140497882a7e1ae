import type { TObject, TSchema } from '../schema.ts'
import { api } from './api/channel.ts'
import type { ChannelKind, Facts, Health } from './channel.ts'
import { email } from './email/channel.ts'
import { practice } from './practice/channel.ts'
import { widget } from './widget/channel.ts'

/** All kinds of channels, under the name that the API has for each. */
export const channelKinds = { api, widget, email, practice } as const

export type Kind = keyof typeof channelKinds
export const kinds = Object.keys(channelKinds) as Kind[]

/** One kind, by its interface. */
export function kindOf(kind: Kind): ChannelKind {
  return channelKinds[kind]
}

/** Those whose messages go out later. */
export const queued_kinds = kinds.filter((kind) => channelKinds[kind].capabilities.is_queued)

type Kinds = typeof channelKinds
type Configured = { [K in Kind]: Kinds[K] extends { settings: object } ? K : never }[Kind]

/** Kinds that have settings. */
export const configured_kinds = kinds.filter((kind) => 'settings' in channelKinds[kind]) as Configured[]

/** The settings of all kinds, as properties with their names. */
export function settingsOf<T extends TSchema>(part: 'output' | 'input', wrap: (schema: TObject) => T) {
  const entries = configured_kinds.map((kind) => [kind, wrap(channelKinds[kind].settings[part])])
  return Object.fromEntries(entries) as Record<Configured, T>
}

export function healthOf(kind: Kind, problem: string | null, facts: Facts): Health {
  const issue = problem === null ? (kindOf(kind).diagnose?.(facts) ?? null) : JSON.parse(problem)
  return { status: issue === null ? 'ok' : 'attention', problem: issue }
}
