import type { NewContact } from '@parley/sdk'
import type { Language } from './language.ts'

/**
 * The fields that describe a contact. A field that is added to the API is a type error here until it has texts in every
 * language.
 */
export type ContactField = Exclude<keyof NewContact, 'custom_attributes'>

export interface FieldWords {
  label: string
  hint?: string
}

type Translated = { [Name in keyof FieldWords]: Record<Language, string> }

const fields: Record<ContactField, Translated> = {
  name: {
    label: {
      en: 'Name',
      de: 'Name',
      fr: 'Nom',
      es: 'Nombre',
      zh: '姓名',
      ar: 'الاسم',
    },
  },
  email: {
    label: {
      en: 'Email address',
      de: 'E-Mail-Adresse',
      fr: 'Adresse e-mail',
      es: 'Correo electrónico',
      zh: '电子邮箱',
      ar: 'البريد الإلكتروني',
    },
  },
  phone_number: {
    label: {
      en: 'Phone',
      de: 'Telefon',
      fr: 'Téléphone',
      es: 'Teléfono',
      zh: '电话',
      ar: 'الهاتف',
    },
    hint: {
      en: 'With the country code, such as +351 210 000 000.',
      de: 'Mit Ländervorwahl, etwa +351 210 000 000.',
      fr: 'Avec l’indicatif du pays, par exemple +351 210 000 000.',
      es: 'Con el prefijo del país, por ejemplo +351 210 000 000.',
      zh: '请带国家代码，例如 +351 210 000 000。',
      ar: 'مع رمز البلد، مثل ‎+351 210 000 000.',
    },
  },
  identifier: {
    label: {
      en: 'External ID',
      de: 'Externe ID',
      fr: 'ID externe',
      es: 'ID externo',
      zh: '外部 ID',
      ar: 'المعرّف الخارجي',
    },
    hint: {
      en: 'This person’s ID in your own systems.',
      de: 'Die ID dieser Person in Ihren eigenen Systemen.',
      fr: 'L’identifiant de cette personne dans vos propres systèmes.',
      es: 'El ID de esta persona en sus propios sistemas.',
      zh: '此人在您自己系统中的 ID。',
      ar: 'معرّف هذا الشخص في أنظمتك.',
    },
  },
}

/** The texts of one language. */
export function contactFields(language: Language): Record<ContactField, FieldWords> {
  const entries = Object.entries(fields).map(([name, { label, hint }]) => [
    name,
    { label: label[language], ...(hint && { hint: hint[language] }) },
  ])
  return Object.fromEntries(entries)
}
