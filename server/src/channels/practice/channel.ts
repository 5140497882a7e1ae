import { randomBytes } from 'node:crypto'
import { invalid } from '../../errors.ts'
import { define, input, oneOf, partial, type Static, Type } from '../../schema.ts'
import type { Scope } from '../../scope.ts'
import { type ChannelKind, secretsPlace } from '../channel.ts'
import { type PracticeSecrets, practiceWebhook } from './webhook.ts'

/** How the practice messenger takes our messages. */
const moods = ['well', 'rejected', 'unavailable', 'unanswered'] as const

const content = {
  answers: oneOf(moods, {
    description:
      'How the messenger takes your messages. `well`: it delivers them; `rejected`: it refuses them for good; `unavailable`: it is down, ' +
      'so they are tried again; `unanswered`: it delivers them, but its response is lost, so they are sent again under the same key.',
    examples: ['well'],
  }),
}

export const PracticeSettings = define('PracticeSettings', Type.Object(content))
export type PracticeSettings = Static<typeof PracticeSettings>

const PracticeSettingsInput = define(
  'PracticeSettingsInput',
  input(partial(content), { description: "Fields you leave out don't change." }),
)
type PracticeSettingsInput = Static<typeof PracticeSettingsInput>

/** A messenger inside this service, to try everything without a telephone. */
export const practice = {
  settings: { output: PracticeSettings, input: PracticeSettingsInput },
  capabilities: {
    attachments: true,
    buttons: false,
    typing: false,
    read_state: true,
    is_queued: true,
    inbound_by_api: false,
  },
  create(scope, { id }, { answers = 'well' } = {}) {
    if (scope.mode !== 'test') throw invalid('kind', 'can only be practice in test mode.')
    return { settings: JSON.stringify({ answers }), secrets: newSecrets(scope, id) }
  },
  change: (_scope, { settings }, changes) => ({
    settings: JSON.stringify({ ...JSON.parse(settings), ...changes }),
    secrets: null,
  }),
  webhook: practiceWebhook,
} satisfies ChannelKind<PracticeSettingsInput>

/** What the messenger signs with. Nobody is shown it: the messenger is inside the service. */
export function newSecrets({ vault, environment_id }: Scope, id: string): Buffer {
  const secrets: PracticeSecrets = { webhook_secret: randomBytes(32).toString('base64url') }
  return vault.seal(JSON.stringify(secrets), secretsPlace(environment_id, id))
}
