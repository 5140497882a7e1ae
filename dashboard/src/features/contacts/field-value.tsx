import { visible } from '../../text/names.ts'
import { useText } from '../../text/page-text.ts'
import { type ContactField, fieldOf, textOf } from './fields.ts'
import type { Contact } from './queries.ts'

/** The value of a contact's field, or that it's empty. */
export function FieldValue({ contact, name }: { contact: Contact; name: ContactField }) {
  const t = useText()
  const { dir, is_code } = fieldOf(name)
  const text = textOf(contact, name)
  const shown = name === 'name' ? visible(text) : text
  if (!shown) {
    const unset: Partial<Record<ContactField, string>> = { name: t.inbox.no_name, email: t.contacts.no_email }
    return <span className="text-muted">{unset[name] ?? t.contacts.not_set}</span>
  }
  return (
    <bdi dir={dir} className={is_code ? 'font-mono text-xs' : undefined}>
      {shown}
    </bdi>
  )
}
