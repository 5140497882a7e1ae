import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type Mode } from '../../api/call.ts'
import { contactQuery } from '../../queries/contacts.ts'
import { putContact } from './follow.ts'
import { type Contact, type ContactChanges, changeContact } from './queries.ts'

/** What is to be written, and what stood there when one began to write. */
export interface Change {
  changes: ContactChanges
  /** Reads the part that is changed: as text, to be compared. */
  part: (contact: Contact) => string
  was: string
}

/** Somebody else was faster, with this very part. */
export class ChangedMeanwhile extends Error {
  readonly contact: Contact
  constructor(contact: Contact) {
    super('It was changed meanwhile.')
    this.contact = contact
  }
}

/** Changes a contact where nobody else changed the same part; what others did elsewhere on it is no hindrance. */
export function useChange(mode: Mode, id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ changes, part, was }: Change) => {
      for (;;) {
        const before = await queries.ensureQueryData(contactQuery(mode, id))
        if (part(before.object) !== was) throw new ChangedMeanwhile(before.object)
        try {
          return await changeContact(mode, id, changes, before.etag)
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'precondition_failed') throw error
          await queries.fetchQuery({ ...contactQuery(mode, id), staleTime: 0 })
        }
      }
    },
    onSuccess: (after) => putContact(queries, mode, after),
  })
}
