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
