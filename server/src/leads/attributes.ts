import type { ContactRow } from '../contacts/contacts.ts'
import { fold } from '../language/fold.ts'
import { isTitle } from '../language/leads/who.ts'

type Attributes = Pick<ContactRow, 'custom_attributes'>

const company_names = new Set([
  'company',
  'company_name',
  'organization',
  'organisation',
  'firma',
  'unternehmen',
  'entreprise',
  'societe',
  'empresa',
])
const title_names = new Set([
  'title',
  'job_title',
  'jobtitle',
  'role',
  'position',
  'funktion',
  'fonction',
  'cargo',
  'puesto',
])

/** The company in the custom attributes. */
export function companyOf(contact: Attributes): string | null {
  return textUnder(contact, company_names)
}

/** The job title in the custom attributes, if it's a decision maker's. */
export function titleOf(contact: Attributes): string | null {
  const title = textUnder(contact, title_names)
  return title !== null && isTitle(title) ? title : null
}

function textUnder({ custom_attributes }: Attributes, names: ReadonlySet<string>): string | null {
  for (const [name, value] of Object.entries(JSON.parse(custom_attributes) as Record<string, unknown>))
    if (names.has(fold(name)) && typeof value === 'string' && /[\p{L}\p{N}]/u.test(value))
      return value.slice(0, 255).toWellFormed()
  return null
}
