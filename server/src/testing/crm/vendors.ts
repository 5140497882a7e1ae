import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Crm, CrmError, CrmFailure, Fields, RemoteRecord } from '../../crm/connector.ts'
import { espocrm } from '../../crm/connectors/espocrm.ts'
import { http } from '../../crm/connectors/http.ts'
import { hubspot } from '../../crm/connectors/hubspot.ts'
import { odoo } from '../../crm/connectors/odoo.ts'
import { pipedrive } from '../../crm/connectors/pipedrive.ts'
import { salesforce } from '../../crm/connectors/salesforce.ts'
import { twenty } from '../../crm/connectors/twenty.ts'
import { zoho } from '../../crm/connectors/zoho.ts'
import { crmClient } from './client.ts'
import { startEspoCrm } from './fakes/espocrm.ts'
import type { FakeCrm } from './fakes/fake.ts'
import { startHttpReceiver } from './fakes/http.ts'
import { startHubSpot } from './fakes/hubspot.ts'
import { startOdoo } from './fakes/odoo.ts'
import { startPipedrive } from './fakes/pipedrive.ts'
import { choiceKey, roleKey } from './fakes/pipedrive-fields.ts'
import { startSalesforce } from './fakes/salesforce.ts'
import { startTwenty } from './fakes/twenty.ts'
import { startZoho } from './fakes/zoho.ts'
import type { Vendor } from './vendor.ts'

export interface Person {
  email: string | null
  first: string | null
  last: string
  phone?: string
}

export const ada: Person = { email: 'ada@example.com', first: 'Ada', last: 'Lovelace' }

/** A person's fields, as a mapping would fill them. */
export function fieldsOf(vendor: Vendor, { email, first, last, phone }: Person, also: Fields = {}): Fields {
  return {
    ...(vendor.first_name === vendor.last_name
      ? { [vendor.last_name]: [first, last].filter(Boolean).join(' ') }
      : { ...(first !== null && { [vendor.first_name]: first }), [vendor.last_name]: last }),
    ...(email !== null && { [vendor.email]: email }),
    ...(phone !== undefined && { [vendor.phone]: phone }),
    ...also,
  }
}

export function recordOf(
  vendor: Vendor,
  person: Person = ada,
  more: Partial<RemoteRecord> = {},
  also: Fields = {},
): RemoteRecord {
  return {
    remote_id: null,
    lead_id: `svclea_${person.last}_${person.first ?? ''}`,
    email: person.email,
    fields: fieldsOf(vendor, person, also),
    on_create: {},
    only_forward: {},
    uncertain: false,
    // Long enough ago for any search to have caught up.
    uncertain_since: more.uncertain ? new Date(Date.now() - 300_000).toISOString() : null,
    unclaimed: async (ids) => ids,
    ...more,
  }
}

/** A test against a fake of its own. */
export function against(vendor: Vendor) {
  return (name: string, run: (crm: Crm, fake: FakeCrm) => Promise<void>) =>
    it(name, async () => {
      await using fake = await vendor.start()
      await run(crmClient(vendor.connector, fake), fake)
    })
}

export async function fails(work: Promise<unknown>, kind: CrmFailure): Promise<CrmError> {
  const error = await work.then(
    () => assert.fail(`it should have failed as ${kind}`),
    (error) => error as CrmError,
  )
  assert.equal(error.kind, kind, `${error.message}`)
  assert.match(error.message, /\S/)
  return error
}

export const vendors: Vendor[] = [
  {
    connector: hubspot,
    start: () => startHubSpot(0, { lag_ms: 50 }),
    first_name: 'firstname',
    last_name: 'lastname',
    email: 'email',
    phone: 'phone',
    title: 'jobtitle',
    unknown: 'refused',
    choice: 'hs_lead_status',
    stage: { name: 'lifecyclestage', order: ['lead', 'marketingqualifiedlead'], by_hand: 'customer' },
    limited: { name: 'message', max_length: 65_536 },
    taken_on: {
      fields: { hubspot_owner_id: '4711', hs_lead_status: 'OPEN_DEAL' },
      owner: '4711',
      status: 'OPEN_DEAL',
      becomes: 'converted',
    },
    creates: { method: 'POST', path: '/contacts' },
    notes: { method: 'POST', path: '/notes' },
  },
  {
    connector: espocrm,
    start: () => startEspoCrm(),
    first_name: 'firstName',
    last_name: 'lastName',
    email: 'emailAddress',
    phone: 'phoneNumber',
    title: 'title',
    unknown: 'dropped',
    choice: 'source',
    stage: { name: 'status', order: ['New', 'In Process'], by_hand: 'Recycled' },
    limited: { name: 'title', max_length: 100 },
    taken_on: {
      fields: { assignedUserName: 'Ana Lima', status: 'Converted' },
      owner: 'Ana Lima',
      status: 'Converted',
      becomes: 'converted',
    },
    creates: { method: 'POST', path: '/Lead' },
    notes: { method: 'POST', path: '/Note' },
  },
  {
    connector: http,
    start: () => startHttpReceiver(),
    first_name: 'name',
    last_name: 'name',
    email: 'email',
    phone: 'phone_number',
    title: 'title',
    unknown: 'taken',
    choice: null,
    stage: null,
    limited: null,
    taken_on: null,
    creates: { method: 'POST', path: '/leads' },
    notes: { method: 'POST', path: '/leads' },
  },
  {
    connector: pipedrive,
    start: () => startPipedrive(0, { lag_ms: 50 }),
    first_name: 'name',
    last_name: 'name',
    email: 'email',
    phone: 'phone',
    title: roleKey,
    unknown: 'refused',
    choice: choiceKey,
    stage: { name: choiceKey, order: ['31', '32'], by_hand: '33' },
    limited: { name: roleKey, max_length: 255 },
    taken_on: { fields: { owner_id: 4711 }, owner: '4711', status: null, becomes: 'working' },
    creates: { method: 'POST', path: '/persons' },
    notes: { method: 'POST', path: '/notes' },
  },
  {
    connector: salesforce,
    start: () => startSalesforce(),
    first_name: 'FirstName',
    last_name: 'LastName',
    email: 'Email',
    phone: 'Phone',
    title: 'Title',
    unknown: 'refused',
    choice: 'Rating',
    stage: {
      name: 'Status',
      order: ['Open - Not Contacted', 'Working - Contacted'],
      by_hand: 'Closed - Not Converted',
    },
    limited: { name: 'Title', max_length: 128 },
    taken_on: {
      fields: { OwnerId: '005000000000001AAA', Status: 'Closed - Not Converted' },
      owner: '005000000000001AAA',
      status: 'Closed - Not Converted',
      becomes: 'unqualified',
    },
    creates: { method: 'POST', path: '/sobjects/Lead' },
    notes: { method: 'POST', path: '/sobjects/Task' },
  },
  {
    connector: twenty,
    start: () => startTwenty(),
    first_name: 'name.firstName',
    last_name: 'name.lastName',
    email: 'emails.primaryEmail',
    phone: 'phones.primaryPhoneNumber',
    title: 'jobTitle',
    unknown: 'refused',
    choice: 'stage',
    stage: { name: 'stage', order: ['NEW', 'QUALIFIED'], by_hand: 'CUSTOMER' },
    limited: null,
    taken_on: null,
    creates: { method: 'POST', path: '/people' },
    notes: { method: 'POST', path: '/noteTargets' },
  },
  {
    connector: odoo,
    start: () => startOdoo(),
    first_name: 'contact_name',
    last_name: 'contact_name',
    email: 'email_from',
    phone: 'phone',
    title: 'function',
    unknown: 'refused',
    choice: 'priority',
    stage: { name: 'priority', order: ['1', '2'], by_hand: '3' },
    limited: null,
    taken_on: {
      fields: { user_id: [9, 'Ana Lima'], stage_id: [4, 'Won'] },
      owner: 'Ana Lima',
      status: 'Won',
      becomes: 'converted',
    },
    creates: { method: 'POST', path: '/crm.lead/create' },
    notes: { method: 'POST', path: '/crm.lead/message_post' },
  },
  {
    connector: zoho,
    start: () => startZoho(0, { lag_ms: 50 }),
    first_name: 'First_Name',
    last_name: 'Last_Name',
    email: 'Email',
    phone: 'Phone',
    title: 'Designation',
    unknown: 'dropped',
    choice: 'Lead_Status',
    stage: { name: 'Lead_Status', order: ['Not Contacted', 'Contacted'], by_hand: 'Junk Lead' },
    limited: { name: 'Designation', max_length: 100 },
    taken_on: {
      fields: { Owner: { id: '1', name: 'Ana Lima' }, Lead_Status: 'Lost Lead' },
      owner: 'Ana Lima',
      status: 'Lost Lead',
      becomes: 'unqualified',
    },
    creates: { method: 'POST', path: '/Leads/upsert' },
    notes: { method: 'POST', path: '/Notes' },
  },
]
