import { define, input, nullable, oneOf, partial, type Static, Type } from '../../schema.ts'

/** The languages that the widget speaks. */
export const widget_languages = ['en', 'de', 'fr', 'es', 'zh', 'ar'] as const

const text = (max_length: number, description: string, example: string) =>
  nullable(Type.String({ minLength: 1, maxLength: max_length, description, examples: [example] }))

const origin = Type.String({
  maxLength: 255,
  pattern: '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$|^https?://\\[[0-9a-f:]+\\](:[0-9]{1,5})?$',
  hint: 'must be an origin such as https://www.example.com: scheme and host in lower case, without a path or a trailing slash.',
  examples: ['https://www.example.com'],
})

const settings = {
  origins: Type.Array(origin, {
    maxItems: 50,
    uniqueItems: true,
    description: 'The websites that may show the widget.',
    examples: [['https://www.example.com']],
  }),
  color: Type.String({
    pattern: '^#[0-9a-f]{6}$',
    hint: 'must be a color such as #1d4ed8, in lower case.',
    description: 'The brand color.',
    examples: ['#1d4ed8'],
  }),
  greeting: text(500, 'What visitors read before they write.', 'Hi! How can we help?'),
  office_hours_text: text(500, 'When someone is there.', 'We reply on weekdays from 9 to 5.'),
  languages: Type.Array(oneOf(widget_languages), {
    minItems: 1,
    maxItems: widget_languages.length,
    uniqueItems: true,
    description: 'The languages of the widget. The first one is for visitors who prefer none of them.',
    examples: [['en', 'de']],
  }),
  pre_chat: Type.Array(
    Type.Object(
      { field: oneOf(['name', 'email', 'phone_number']), required: Type.Boolean() },
      { additionalProperties: false },
    ),
    {
      maxItems: 3,
      description: 'What visitors are asked for before their first message.',
      examples: [[{ field: 'name', required: true }]],
    },
  ),
  rating: Type.Boolean({ description: 'Whether visitors can rate a conversation.', examples: [true] }),
  talk_to_person: Type.Boolean({
    description: 'Whether visitors can ask for a person while the assistant handles the conversation.',
    examples: [true],
  }),
  identity: oneOf(['optional', 'required'], {
    description: '`required`: only visitors whose identity your server signed can write.',
    examples: ['optional'],
  }),
  page_queries: Type.Boolean({
    description:
      "Whether the query and fragment of visitors' pages are stored with the address. They may hold secrets, such as tokens that reset passwords.",
    examples: [false],
  }),
  identity_claims: oneOf(['optional', 'required'], {
    description:
      '`required`: a signed identity must have the claims `aud`, which is the ID of this channel, and `iat`. Channels from before these claims existed begin with `optional`.',
    examples: ['required'],
  }),
}

/** What the widget shows, and where. */
export const WidgetSettings = define('WidgetSettings', Type.Object(settings))
export type WidgetSettings = Static<typeof WidgetSettings>

export const WidgetSettingsInput = define(
  'WidgetSettingsInput',
  input(partial(settings), { description: "Fields you leave out don't change." }),
)
export type WidgetSettingsInput = Static<typeof WidgetSettingsInput>

export const default_widget: WidgetSettings = {
  origins: [],
  color: '#1d4ed8',
  greeting: null,
  office_hours_text: null,
  languages: [...widget_languages],
  pre_chat: [],
  rating: true,
  talk_to_person: true,
  identity: 'optional',
  page_queries: false,
  identity_claims: 'required',
}

/** As stored, as JSON. What an earlier version stored doesn't ask for claims that didn't exist. */
export function storedWidget(json: string): WidgetSettings {
  return { ...default_widget, identity_claims: 'optional', ...JSON.parse(json) }
}
