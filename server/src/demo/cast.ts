export type Role = 'owner' | 'admin' | 'agent' | 'viewer'

export type Agent = { name: string; email: string; role: Role; languages: readonly string[] }

export type Attributes = { [key: string]: string | number | boolean | null | string[] }

export type Person = {
  name: string
  email: string
  phone_number: string | null
  identifier: string | null
  custom_attributes: Attributes
  language: string
}

// Every address is on a name reserved by RFC 2606 and every phone number in a range a regulator keeps free for fiction
// (US 555-01xx, UK 7946 0xxx and 7700 900xxx, Berlin 23125 xxx, France 06 39 98, Sweden 070-17406xx, Ireland 020 91x),
// so a mistake that sends something for real reaches no one.
export const business = {
  name: 'Lindqvist & Daughters',
  trade: 'bicycles made in Malmö, spare parts and repairs, sold from a workshop and a web shop',
  domain: 'lindqvist.example',
  shop: 'https://shop.lindqvist.example',
} as const

export const agents = {
  maja: { name: 'Maja Lindqvist', email: 'maja@lindqvist.example', role: 'owner', languages: ['sv', 'en', 'de'] },
  elsa: { name: 'Elsa Lindqvist', email: 'elsa@lindqvist.example', role: 'admin', languages: ['sv', 'en', 'fr'] },
  tomas: {
    name: 'Tomás Ferreira',
    email: 'tomas@lindqvist.example',
    role: 'agent',
    languages: ['pt', 'es', 'it', 'en'],
  },
  aylin: { name: 'Aylin Demir', email: 'aylin@lindqvist.example', role: 'agent', languages: ['tr', 'de', 'nl', 'en'] },
  nadia: { name: 'Nadia Haddad', email: 'nadia@lindqvist.example', role: 'agent', languages: ['ar', 'fr', 'en'] },
  kenji: { name: 'Kenji Watanabe', email: 'kenji@lindqvist.example', role: 'agent', languages: ['ja', 'zh', 'en'] },
  zofia: { name: 'Zofia Wójcik', email: 'zofia@lindqvist.example', role: 'agent', languages: ['pl', 'de', 'en'] },
  birgitta: { name: 'Birgitta Holm', email: 'birgitta@lindqvist.example', role: 'viewer', languages: ['sv', 'en'] },
} as const satisfies Record<string, Agent>

export type AgentKey = keyof typeof agents

export const cast = {
  amara: {
    name: 'Amara Okafor',
    email: 'amara.okafor@example.com',
    phone_number: '+442079460142',
    identifier: 'customer-1001',
    custom_attributes: { plan: 'fleet', company: 'Kite Street Couriers', bikes: 14, city: 'London' },
    language: 'en',
  },
  jonas: {
    name: 'Jonas Weber',
    email: 'jonas.weber@example.com',
    phone_number: '+493023125017',
    identifier: 'customer-1002',
    custom_attributes: { city: 'Berlin', newsletter: true, last_order: 'LD-48213' },
    language: 'de',
  },
  camille: {
    name: 'Camille Lefèvre',
    email: 'camille.lefevre@example.org',
    phone_number: '+33639981204',
    identifier: 'customer-1003',
    custom_attributes: { city: 'Nantes', newsletter: false },
    language: 'fr',
  },
  lucia: {
    name: 'Lucía Fernández Ortega',
    email: 'lucia.fernandez@example.net',
    phone_number: null,
    identifier: 'customer-1004',
    custom_attributes: { city: 'Valencia', plan: 'retail', interests: ['cargo', 'kids'] },
    language: 'es',
  },
  rafael: {
    name: 'Rafael Monteiro',
    email: 'rafael.monteiro@example.com',
    phone_number: null,
    identifier: null,
    custom_attributes: { city: 'Porto' },
    language: 'pt',
  },
  giulia: {
    name: 'Giulia Moretti',
    email: 'giulia.moretti@example.org',
    phone_number: null,
    identifier: 'customer-1006',
    custom_attributes: { city: 'Bologna', plan: 'retail', lifetime_value_eur: 2340.5 },
    language: 'it',
  },
  sanne: {
    name: 'Sanne de Vries',
    email: 'sanne.devries@example.net',
    phone_number: null,
    identifier: 'customer-1007',
    custom_attributes: { city: 'Utrecht', company: 'Gracht Verhuur', plan: 'fleet', bikes: 32 },
    language: 'nl',
  },
  piotr: {
    name: 'Piotr Żółkiewski',
    email: 'piotr.zolkiewski@example.com',
    phone_number: null,
    identifier: 'customer-1008',
    custom_attributes: { city: 'Gdańsk' },
    language: 'pl',
  },
  haruka: {
    name: '佐藤 遥',
    email: 'haruka.sato@example.org',
    phone_number: null,
    identifier: 'customer-1009',
    custom_attributes: { city: '京都', romanized: 'Sato Haruka' },
    language: 'ja',
  },
  layla: {
    name: 'ليلى منصور',
    email: 'layla.mansour@example.com',
    phone_number: '+33639984417',
    identifier: 'customer-1010',
    custom_attributes: { city: 'Marseille', romanized: 'Layla Mansour' },
    language: 'ar',
  },
  wei: {
    name: '陈伟',
    email: 'wei.chen@example.net',
    phone_number: '+12125550187',
    identifier: 'customer-1011',
    custom_attributes: { city: 'New York', romanized: 'Chen Wei', plan: 'retail' },
    language: 'zh',
  },
  deniz: {
    name: 'Deniz Yıldırım',
    email: 'deniz.yildirim@example.com',
    phone_number: '+493023125233',
    identifier: null,
    custom_attributes: {},
    language: 'tr',
  },
} as const satisfies Record<string, Person>

export type PersonKey = keyof typeof cast
