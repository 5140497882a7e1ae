import type { channelKinds, Kind } from '../kinds.ts'
import { from_practice } from '../practice/inlet.ts'
import type { Inlet } from './inlet.ts'

type Called = { [K in Kind]: (typeof channelKinds)[K] extends { webhook: object } ? K : never }[Kind]

/** How what the other side says is taken in, for each kind that it calls. */
const inlets: Readonly<Record<Called, Inlet>> = { practice: from_practice }

export function inletOf(kind: Kind): Inlet {
  return inlets[kind as Called]
}
