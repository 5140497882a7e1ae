import { type Connector, CrmError, type Pulled, type RemoteField, type Upserted } from './connector.ts'

const longest_word = 255
const longest_url = 2048

/** CRM responses are stored in columns, shown on leads and sent in events, so whatever they contain must fit there. */
type Answers = Pick<Connector, 'verify' | 'describe' | 'upsert' | 'note' | 'pull'>
type AnswerOf<Name extends keyof Answers> = Awaited<ReturnType<NonNullable<Answers[Name]>>>

export const fit = {
  verify: ({ account, identity = null }: AnswerOf<'verify'>) => ({
    account: word(account) ?? '',
    identity: word(identity),
  }),
  describe: (fields: RemoteField[]): RemoteField[] => fields.filter(({ name }) => isPlain(name)).map(fitted),
  upsert: (upserted: Upserted): Upserted => ({
    ...upserted,
    remote_id: id(upserted.remote_id),
    remote_url: address(upserted.remote_url),
  }),
  note: ({ note_id }: AnswerOf<'note'>) => ({ note_id: id(note_id) }),
  pull: (pulled: Pulled | null): Pulled | null => pulled && { owner: word(pulled.owner), status: word(pulled.status) },
}

/** A name or status without control characters, cut to length. Null if nothing is left. */
export function word(text: string | null): string | null {
  // Don't scan a megabyte for its first characters.
  const clean = (text ?? '')
    .slice(0, longest_word * 4)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
  if (clean === '') return null
  return clean.length > longest_word ? `${clean.slice(0, longest_word - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : clean
}

/** A shortened or repaired id would be another record's. */
function id(text: string): string {
  if (isPlain(text)) return text
  throw new CrmError(
    'rejected',
    "The CRM returned an ID that can't be stored: it's too long or contains invalid characters.",
  )
}

function address(text: string | null): string | null {
  if (text === null || text.length > longest_url || !URL.canParse(text) || text !== plain(text)) return null
  return /^https?:/i.test(text) ? text : null
}

function fitted(field: RemoteField): RemoteField {
  const { name, label, options } = field
  const plain_options = options?.filter(({ value }) => isPlain(value))
  return {
    ...field,
    label: word(label) ?? name,
    ...(plain_options && {
      options: plain_options.map(({ value, label }) => ({ value, label: word(label) ?? value })),
    }),
  }
}

function isPlain(text: string): boolean {
  return text !== '' && text.length <= longest_word && text === plain(text)
}

function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, '').toWellFormed()
}
