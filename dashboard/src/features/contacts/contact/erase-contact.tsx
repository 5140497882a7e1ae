import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { hasAddress } from '../../../text/names.ts'
import { useText } from '../../../text/page-text.ts'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { say } from '../../../ui/toasts.tsx'
import { type Contact, contactListsKey, eraseContact, nameOf } from '../queries.ts'

interface Props {
  mode: Mode
  contact: Contact
  onClose: () => void
  onErased: () => void
}

export function EraseContact({ mode, contact, onClose, onErased }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: () => eraseContact(mode, contact.id),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: contactListsKey(mode) })
      say(t.contacts.erased)
      onErased()
    },
  })
  return (
    <ConfirmTyped
      title={t.contacts.erase_title(nameOf(contact, t))}
      lead={
        <>
          <p>{t.contacts.erase_lead}</p>
          <ul className="list-disc py-2 ps-5">
            {t.contacts.erase_parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>{t.contacts.erase_left}</p>
        </>
      }
      // A name may be anything, even invisible.
      word={hasAddress(contact) ? contact.email : contact.id.slice(-6)}
      act={t.contacts.erase_act}
      busy={erase.isPending}
      error={erase.error}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    />
  )
}
