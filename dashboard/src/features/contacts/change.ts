import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type Mode } from '../../api/call.ts'
import { contactQuery } from '../../queries/contacts.ts'
import { putContact } from './follow.ts'
import { type Contact, type ContactChanges, changeContact } from './queries.ts'

/** The new value, and the value when editing started. */
export interface Change {
  changes: ContactChanges
  /** Reads the part to change as text, for comparison. */
  part: (contact: Contact) => string
  was: string
}

/** Someone else changed the same part first. */
export class ChangedMeanwhile extends Error {
  readonly contact: Contact
  constructor(contact: Contact) {
    super('It was changed meanwhile.')
    this.contact = contact
  }
}

/** Changes a contact unless someone else changed the same part. Changes elsewhere in it don't matter. */
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
