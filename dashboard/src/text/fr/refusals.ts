import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `« ${apart(name)} »`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)} est obligatoire.`,
  too_long: (name, n) => `${field(name)} est trop long. Utilisez au plus ${n} caractères.`,
  too_short: (name, n) => `${field(name)} est trop court. Utilisez au moins ${n} caractères.`,
  email: (name) => `${field(name)} n’est pas une adresse e-mail valide, comme ana@example.com.`,
  phone: (name) => `${field(name)} doit inclure l’indicatif du pays, comme +351210000000.`,
  link: (name) => `${field(name)} doit commencer par https:// ou http://.`,
  least: (name, n) => `${field(name)} doit être d’au moins ${n}.`,
  most: (name, n) => `${field(name)} doit être d’au plus ${n}.`,
  entries: (name, n) => `${field(name)} contient trop d’éléments. Utilisez-en au plus ${n}.`,
  year: (name) => `${field(name)} doit être une date future, dans un an au plus.`,
  future: (name) => `${field(name)} doit être une date future.`,
  moment: (name) => `${field(name)} n’est pas une date et heure valide.`,
  again: (name) => `Saisissez de nouveau ${field(name)}, car l’URL ou le fournisseur correspondant a changé.`,
  printable: (name) =>
    `${field(name)} ne peut contenir que des lettres, des chiffres et des symboles, sans espaces ni accents.`,
  word: (name) =>
    `${field(name)} ne peut contenir que des lettres, des chiffres, - et _, et doit commencer par une lettre ou un chiffre.`,
  assignee: 'Ce membre est désactivé ou ne peut que lire. Choisissez quelqu’un d’autre.',
  unaccepted: (name) => `${field(name)} n’est pas valide.`,
  says: (words) => `Détails : ${words}`,
}
