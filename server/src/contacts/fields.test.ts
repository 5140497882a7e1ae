import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { JsonSchema } from '../http/openapi/document.ts'
import { exampleOf } from '../http/openapi/examples.ts'
import type { TSchema } from '../schema.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { someContact } from '../testing/service.ts'
import { fields } from './contacts.ts'
import { NewContact } from './schema.ts'

const examples = Object.fromEntries(
  Object.entries(NewContact.properties as Record<string, TSchema>).map(([name, schema]) => [
    name,
    exampleOf(schema as JsonSchema),
  ]),
)

/** The fields that an object sets. */
const said = (of: Record<string, unknown>) => Object.fromEntries(Object.keys(examples).map((name) => [name, of[name]]))

describe('every field of a contact', () => {
  it('has an example, and is one of those that are merged', () => {
    assert.deepEqual(Object.keys(examples).toSorted(), [...fields, 'custom_attributes'].toSorted())
    for (const [name, example] of Object.entries(examples)) assert.ok(example, name)
  })

  it('is kept by creating, changing, importing and merging a contact, and shown by its events', async () => {
    const api = await (await testAccount()).client()
    const { body: created } = await api.post('/contacts', examples)
    assert.deepEqual(said(created), examples)
    assert.deepEqual(said((await api.get(`/contacts/${created.id}`)).body), examples)

    const { body: other } = await api.post('/contacts', someContact())
    const { name, email, ...others } = examples
    await api.post(`/contacts/${other.id}/merge`, { contact_id: created.id })
    const { body: merged } = await api.get(`/contacts/${other.id}`)
    assert.deepEqual(said(merged), { ...others, name: other.name, email: other.email })

    const keys = Object.keys(examples.custom_attributes as object)
    const nothing = Object.fromEntries(Object.keys(others).map((name) => [name, null]))
    await api.patch(`/contacts/${other.id}`, {
      ...nothing,
      email,
      custom_attributes: Object.fromEntries(keys.map((key) => [key, null])),
    })
    const { body: emptied } = await api.get(`/contacts/${other.id}`)
    assert.deepEqual(said(emptied), { ...nothing, name: other.name, email, custom_attributes: {} })

    await api.post('/contacts/import', { contacts: [examples], existing: 'update' })
    const { body: imported } = await api.get(`/contacts/${other.id}`)
    assert.deepEqual(said(imported), examples)

    const events = await eventsOf(api, other.id, ['contact.created', ...Array(3).fill('contact.updated')])
    const previous = { ...nothing, name: other.name, custom_attributes: {} }
    assert.deepEqual(events.at(-1)!.data, { object: imported, previous })
  })
})
