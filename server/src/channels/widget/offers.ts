import { sql } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import type { WidgetSettings } from './widget-settings.ts'

interface Row {
  widget: string
  name: string | null
  email: string | null
  phone_number: string | null
}

/** What the channel asks for before a first message. Visitors whose identity the business signed aren't asked who they are. */
export async function requireDetails(scope: VisitorScope): Promise<void> {
  if (scope.visitor.is_verified) return
  const { settings, ...known } = await readOffers(scope)
  const missing = settings.pre_chat.filter(({ field, required }) => required && known[field] === null)
  if (missing.length === 0) return
  const fields = missing.map(({ field }) => `\`${field}\``).join(', ')
  throw new ApiError(
    'details_required',
    `This channel asks for ${fields} before the first message. Say so with PATCH /visitor, then repeat this request.`,
  )
}

/** What isn't offered isn't taken either. */
export async function requireOffer(scope: VisitorScope, offer: 'rating' | 'talk_to_person'): Promise<void> {
  const { settings } = await readOffers(scope)
  if (!settings[offer]) throw new ApiError('not_offered', `This channel doesn't offer it: \`${offer}\` is off.`)
}

async function readOffers({ database, environment_id, visitor }: VisitorScope) {
  const [row] = await database.read<Row>(sql`
    select widget, visitor.name, visitor.email, phone_number from contact_identities visitor
    join channels on channels.environment_id = visitor.environment_id and channels.id = channel_id
    where visitor.environment_id = ${environment_id} and visitor.id = ${visitor.id}`)
  const { widget, ...known } = row!
  return { settings: JSON.parse(widget) as WidgetSettings, ...known }
}
