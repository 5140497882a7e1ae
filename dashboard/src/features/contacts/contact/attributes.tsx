import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Pencil, Plus, X } from '../../../ui/icons.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { announce, say } from '../../../ui/toasts.tsx'
import { Card } from '../card.tsx'
import { useChange } from '../change.ts'
import type { Contact } from '../queries.ts'
import { AttributeForm } from './attribute-form.tsx'

interface Props {
  mode: Mode
  contact: Contact
  may_write: boolean
}

/** Custom attributes, by key. */
export function Attributes({ mode, contact, may_write }: Props) {
  const t = useText()
  // The key being edited. Empty for a new one.
  const [edited, setEdited] = useState<string | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const entries = Object.entries(contact.custom_attributes)
  function leave() {
    flushSync(() => setEdited(null))
    add.current?.focus()
  }
  return (
    <Card
      title={t.contacts.attributes}
      act={
        may_write && (
          <IconButton
            ref={add}
            icon={Plus}
            label={t.contacts.attribute_add}
            onClick={() => setEdited('')}
            className="-me-2"
          />
        )
      }
    >
      {entries.length === 0 && edited === null && (
        <p className="px-4 py-3 text-sm text-muted">{t.contacts.attributes_empty}</p>
      )}
      <dl className="divide-y divide-line">
        {entries.map(([key, value]) =>
          edited === key ? (
            <div key={key} className="px-4 py-2.5">
              <dt className="sr-only">{key}</dt>
              <dd>
                <AttributeForm mode={mode} contact={contact} attribute={key} leave={leave} />
              </dd>
            </div>
          ) : (
            <Attribute
              key={key}
              mode={mode}
              contact={contact}
              name={key}
              value={value}
              edit={may_write ? () => setEdited(key) : null}
            />
          ),
        )}
      </dl>
      {edited === '' && (
        <div className="border-t border-line px-4 py-2.5">
          <AttributeForm mode={mode} contact={contact} attribute={null} leave={leave} />
        </div>
      )}
    </Card>
  )
}

interface AttributeProps {
  mode: Mode
  contact: Contact
  name: string
  value: unknown
  edit: (() => void) | null
}

function Attribute({ mode, contact, name, value, edit }: AttributeProps) {
  const t = useText()
  const change = useChange(mode, contact.id)
  const part = (one: Contact) => JSON.stringify(one.custom_attributes[name]) ?? ''
  // Not in the mutation's own callbacks, because the row no longer exists when it's undone.
  const set = (to: unknown, was: string) =>
    change.mutateAsync({ changes: { custom_attributes: { [name]: to } }, part, was })
  /** Can be undone in one step, so it asks no question first. */
  function remove() {
    const announced = announce()
    set(null, JSON.stringify(value))
      .then(
        () => announced.say(t.contacts.attribute_removed(name), { undo: restore }),
        (error) => sayProblem(error, t),
      )
      .finally(announced.end)
  }
  function restore() {
    set(value, '').then(
      () => say(t.common.undone),
      (error) => sayProblem(error, t),
    )
  }
  return (
    <div className="px-4 py-2.5">
      <dt className="text-xs text-muted [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </dt>
      <dd className="flex items-center justify-between gap-2 text-base">
        <bdi className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {typeof value === 'string' ? value : JSON.stringify(value)}
        </bdi>
        {edit && (
          <span className="-me-2 -mt-3 flex shrink-0">
            <IconButton icon={Pencil} size={14} label={t.contacts.attribute_edit(name)} onClick={edit} />
            <Button
              kind="quiet"
              aria-label={t.contacts.attribute_remove(name)}
              title={t.contacts.attribute_remove(name)}
              busy={change.isPending}
              onClick={remove}
              className="size-8 px-0!"
            >
              <X size={14} aria-hidden />
            </Button>
          </span>
        )}
      </dd>
    </div>
  )
}
