import type { Json, Reply } from './serve.ts'

export interface OdooField {
  string: string
  type: string
  required: boolean
  readonly: boolean
  selection?: [string, string][]
}

/** What `fields_get` returns for crm.lead, as far as a mapping can use it. */
export const leadFields: Record<string, OdooField> = {
  name: field('Opportunity', 'char', { required: true }),
  contact_name: field('Contact Name', 'char'),
  partner_name: field('Company Name', 'char'),
  email_from: field('Email', 'char'),
  email_normalized: field('Normalized Email', 'char', { readonly: true }),
  phone: field('Phone', 'char'),
  function: field('Job Position', 'char'),
  website: field('Website', 'char'),
  description: field('Notes', 'html'),
  expected_revenue: field('Expected Revenue', 'monetary'),
  priority: field('Priority', 'selection', {
    selection: [
      ['0', 'Low'],
      ['1', 'Medium'],
      ['2', 'High'],
      ['3', 'Very High'],
    ],
  }),
  stage_id: field('Stage', 'many2one'),
  user_id: field('Salesperson', 'many2one'),
  create_date: field('Created on', 'datetime', { readonly: true }),
  x_score: field('Score', 'integer'),
}

/** The exception that these values cause, if any: Odoo fails on an invalid value instead of rejecting it. */
export function checkLead(values: Json, is_new: boolean): Reply | undefined {
  for (const [name, value] of Object.entries(values)) {
    const its = leadFields[name]
    if (its === undefined) return raised(500, 'builtins.ValueError', `Invalid field '${name}' in 'crm.lead'`)
    if (value === false) continue
    if (its.selection && !its.selection.some(([word]) => word === value))
      return raised(500, 'builtins.ValueError', `Wrong value for crm.lead.${name}: '${value}'`)
    if (['integer', 'monetary'].includes(its.type) && typeof value !== 'number')
      return raised(500, 'builtins.ValueError', `could not convert string to float: '${value}'`)
    if (['char', 'html'].includes(its.type) && typeof value !== 'string')
      return raised(500, 'builtins.TypeError', `expected a string for ${name}`)
  }
  if (is_new && !values.name)
    return raised(422, 'odoo.exceptions.ValidationError', "Missing required value for the field 'Opportunity' (name).")
  return undefined
}

export function raised(status: number, name: string, message: string): Reply {
  const json = { name, message, arguments: [message], context: {}, debug: 'Traceback (most recent call last): …' }
  return { status, json }
}

function field(string: string, type: string, more: Partial<OdooField> = {}): OdooField {
  return { string, type, required: false, readonly: false, ...more }
}
