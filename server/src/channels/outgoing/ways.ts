import { by_email } from '../email/write/send-mail.ts'
import type { channelKinds, Kind } from '../kinds.ts'
import { by_practice } from '../practice/deliver.ts'
import type { Way } from './way.ts'

type Queued = { [K in Kind]: (typeof channelKinds)[K]['capabilities']['is_queued'] extends true ? K : never }[Kind]

/** How messages go out, for each kind whose messages are queued. */
const ways: Readonly<Record<Queued, Way>> = { email: by_email, practice: by_practice }

export function wayOf(kind: Kind): Way {
  return ways[kind as Queued]
}
