import type { Grade, QualificationStatus, Reason } from '../../leads/schema.ts'

export interface Case {
  title: string
  language: 'en' | 'de' | 'fr' | 'es' | 'pt'
  contact: { email?: string; phone_number?: string; custom_attributes?: Record<string, unknown> }
  /** The messages in order: `<` by the contact, `>` by the business, `#` a private note. */
  lines: string[]
  /** As a salesperson would decide. */
  grade: Grade
  status: QualificationStatus
  reason?: Reason
  /** Criteria that must be met, denied or unknown. */
  met?: string[]
  denied?: string[]
  unknown?: string[]
}

export const business = { email: 'anna@weber-logistik.example' }
export const called = { ...business, phone_number: '+493023125017' }
export const boss = { ...called, custom_attributes: { company: 'Weber Logistik', title: 'Geschäftsführerin' } }
export const free = { email: 'someone@gmail.com' }
