import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `„${apart(name)}“`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)} ist erforderlich.`,
  too_long: (name, n) => `${field(name)} ist zu lang. Verwenden Sie höchstens ${n} Zeichen.`,
  too_short: (name, n) => `${field(name)} ist zu kurz. Verwenden Sie mindestens ${n} Zeichen.`,
  email: (name) => `${field(name)} ist keine gültige E-Mail-Adresse, etwa ana@example.com.`,
  phone: (name) => `${field(name)} braucht die Ländervorwahl, etwa +351210000000.`,
  link: (name) => `${field(name)} muss mit https:// oder http:// beginnen.`,
  least: (name, n) => `${field(name)} muss mindestens ${n} sein.`,
  most: (name, n) => `${field(name)} darf höchstens ${n} sein.`,
  entries: (name, n) => `${field(name)} hat zu viele Einträge. Verwenden Sie höchstens ${n}.`,
  year: (name) => `${field(name)} muss in der Zukunft liegen, höchstens ein Jahr voraus.`,
  future: (name) => `${field(name)} muss in der Zukunft liegen.`,
  moment: (name) => `${field(name)} ist kein gültiges Datum mit Uhrzeit.`,
  again: (name) => `Geben Sie ${field(name)} erneut ein, weil sich die zugehörige URL oder der Anbieter geändert hat.`,
  printable: (name) =>
    `${field(name)} darf nur Buchstaben, Ziffern und Sonderzeichen enthalten, ohne Leerzeichen oder Akzente.`,
  word: (name) =>
    `${field(name)} darf nur Buchstaben, Ziffern, - und _ enthalten und muss mit einem Buchstaben oder einer Ziffer beginnen.`,
  assignee: 'Dieses Teammitglied ist deaktiviert oder darf nur lesen. Wählen Sie jemand anderen.',
  unaccepted: (name) => `${field(name)} ist nicht gültig.`,
  says: (words) => `Details: ${words}`,
}
