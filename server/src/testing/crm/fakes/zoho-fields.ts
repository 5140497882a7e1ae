import type { Json } from './serve.ts'

interface ZohoField {
  api_name: string
  field_label: string
  data_type: string
  system_mandatory: boolean
  read_only: boolean
  length: number
  pick_list_values: { display_value: string; actual_value: string }[]
}

const stages = ['Not Contacted', 'Attempted to Contact', 'Contacted', 'Pre-Qualified', 'Lost Lead', 'Junk Lead']

/** What `settings/fields?module=Leads` returns, as far as a mapping can use it. */
export const leadFields: ZohoField[] = [
  field('First_Name', 'First Name', 'text', { length: 40 }),
  field('Last_Name', 'Last Name', 'text', { length: 80, system_mandatory: true }),
  field('Company', 'Company', 'text', { length: 200, system_mandatory: true }),
  field('Email', 'Email', 'email', { length: 100 }),
  field('Phone', 'Phone', 'phone', { length: 30 }),
  field('Designation', 'Title', 'text', { length: 100 }),
  field('Description', 'Description', 'textarea', { length: 32_000 }),
  field('Lead_Status', 'Lead Status', 'picklist', {
    pick_list_values: stages.map((word) => ({ display_value: word, actual_value: word })),
  }),
  field('Annual_Revenue', 'Annual Revenue', 'currency'),
  field('Created_Time', 'Created Time', 'datetime', { read_only: true }),
  field('Owner', 'Lead Owner', 'ownerlookup'),
]

/** The rejection of a record, if any. */
export function checkLead(values: Json, is_new: boolean): Json | undefined {
  for (const its of leadFields) {
    const { api_name, length, data_type } = its
    const value = values[api_name]
    const json_path = `$.data[0].${api_name}`
    if (its.system_mandatory && (value === '' || value === null || (is_new && value === undefined)))
      return refused('MANDATORY_NOT_FOUND', 'required field not found', { api_name, json_path })
    if (value === undefined || value === null) continue
    if (data_type === 'currency' && typeof value !== 'number')
      return refused('INVALID_DATA', 'invalid data', { expected_data_type: 'double', api_name, json_path })
    if (data_type === 'currency') continue
    if (typeof value !== 'string')
      return refused('INVALID_DATA', 'invalid data', { expected_data_type: 'text', api_name, json_path })
    if (value.length > length)
      return refused('INVALID_DATA', 'invalid data', { maximum_length: length, api_name, json_path })
    if (data_type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      return refused('INVALID_DATA', 'invalid data', { expected_data_type: 'email', api_name, json_path })
    if (data_type === 'picklist' && !its.pick_list_values.some(({ actual_value }) => actual_value === value))
      return refused('INVALID_DATA', 'invalid data', { expected_data_type: 'picklist', api_name, json_path })
  }
  return undefined
}

function refused(code: string, message: string, details: Json): Json {
  return { code, details, message, status: 'error' }
}

function field(api_name: string, field_label: string, data_type: string, more: Partial<ZohoField> = {}): ZohoField {
  const usual = { system_mandatory: false, read_only: false, length: 255, pick_list_values: [] }
  return { api_name, field_label, data_type, ...usual, ...more }
}
