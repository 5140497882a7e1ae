import type { NewMessage } from '@parley/sdk'

export interface Draft {
  text: string
  private: boolean
  /** How it goes by email, if not as it would. */
  email?: Choices | undefined
  /** The newest message when it was begun. */
  after?: string
  /** A note while a reply is written, or a reply while a note is: each has words of its own. */
  other?: Draft | undefined
}

export interface Choices {
  to?: string[] | undefined
  cc?: string[] | undefined
  bcc?: string[] | undefined
  subject?: string | undefined
  /** A message to pass on. */
  forward?: NonNullable<NewMessage['email']>['forward'] | undefined
}

export const no_draft: Draft = { text: '', private: false }

export const hasWords = ({ text, other }: Draft): boolean => text.trim() !== '' || (other?.text ?? '').trim() !== ''

/** As a reply or as a note. What was begun as such comes back; otherwise the words stay and become one. */
export function asNote(draft: Draft, is_note: boolean): Draft {
  const { other, ...rest } = draft
  if (other?.private !== is_note) return { ...draft, private: is_note }
  return rest.text.trim() === '' && rest.email === undefined ? other : { ...other, other: rest }
}

/** What an email had in it that was taken back. */
export interface Mail {
  /** Its own ID. */
  id: string
  content: string
  email: Choices | undefined
}

/** A mail that was taken back stands before the reply that was begun since. A note stays one, and waits. */
export function withMail(draft: Draft, { id, content, email }: Mail): Draft {
  const { other, ...now } = draft
  const [reply, note] = draft.private ? [other, now] : [now, other]
  const texts = [content, reply?.text.trim() ?? '']
  const choices = { ...reply?.email, ...email }
  return {
    text: texts.filter((text) => text !== '').join('\n\n'),
    private: false,
    // Whoever replied since then may have said the same.
    after: id,
    ...(Object.keys(choices).length > 0 && { email: choices }),
    ...(note && note.text.trim() !== '' && { other: note }),
  }
}

/** As it was kept, by this version or one before. */
export function restored(text: string | null): Draft {
  if (text === null) return no_draft
  try {
    const { text: words, private: is_private, after, to, email, other } = JSON.parse(text)
    return {
      text: `${words}`,
      private: is_private === true,
      ...(after && { after: `${after}` }),
      // A version before kept recipients alone.
      ...(Array.isArray(to) && { email: { to } }),
      ...(email && { email }),
      ...(other && { other }),
    }
  } catch {
    return no_draft
  }
}
