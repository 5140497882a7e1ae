import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `« ${apart(name)} »`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)} manque.`,
  too_long: (name, n) => `${field(name)} est trop long : ${n} caractères au plus.`,
  too_short: (name, n) => `${field(name)} est trop court : ${n} caractères au moins.`,
  email: (name) => `${field(name)} n’est pas une adresse e-mail, comme ana@example.com.`,
  phone: (name) => `${field(name)} attend le numéro avec l’indicatif du pays, comme +351210000000.`,
  link: (name) => `${field(name)} attend une adresse qui commence par https:// ou http://.`,
  least: (name, n) => `${field(name)} doit être au moins ${n}.`,
  most: (name, n) => `${field(name)} doit être au plus ${n}.`,
  entries: (name, n) => `${field(name)} contient trop d’éléments : ${n} au plus.`,
  year: (name) => `${field(name)} doit se situer dans le futur, à un an au plus.`,
  future: (name) => `${field(name)} doit se situer dans le futur.`,
  moment: (name) => `${field(name)} n’est pas une date avec une heure.`,
  again: (name) => `Saisissez de nouveau ${field(name)} : l’adresse correspondante a changé.`,
  printable: (name) => `${field(name)} accepte lettres, chiffres et signes, sans espaces ni accents.`,
  word: (name) => `${field(name)} accepte lettres, chiffres, - et _, et commence par une lettre ou un chiffre.`,
  assignee: 'La personne choisie est partie ou ne peut que lire : elle ne peut recevoir aucune conversation.',
  unaccepted: (name) => `${field(name)} n’a pas été accepté.`,
  says: (words) => `Le service indique : ${words}`,
}
