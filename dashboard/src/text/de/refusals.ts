import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `„${apart(name)}“`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)} fehlt.`,
  too_long: (name, n) => `${field(name)} ist zu lang: höchstens ${n} Zeichen.`,
  too_short: (name, n) => `${field(name)} ist zu kurz: mindestens ${n} Zeichen.`,
  email: (name) => `${field(name)} ist keine E-Mail-Adresse wie ana@example.com.`,
  phone: (name) => `${field(name)} braucht die Nummer mit Ländervorwahl, etwa +351210000000.`,
  link: (name) => `${field(name)} braucht eine Adresse, die mit https:// oder http:// beginnt.`,
  least: (name, n) => `${field(name)} muss mindestens ${n} sein.`,
  most: (name, n) => `${field(name)} darf höchstens ${n} sein.`,
  entries: (name, n) => `${field(name)} enthält zu viele Einträge: höchstens ${n}.`,
  year: (name) => `${field(name)} muss in der Zukunft liegen, höchstens ein Jahr voraus.`,
  future: (name) => `${field(name)} muss in der Zukunft liegen.`,
  moment: (name) => `${field(name)} ist kein Datum mit Uhrzeit.`,
  again: (name) => `Geben Sie ${field(name)} erneut ein: Die zugehörige Adresse hat sich geändert.`,
  printable: (name) => `${field(name)} nimmt Buchstaben, Ziffern und Zeichen ohne Leerzeichen und Akzente auf.`,
  word: (name) =>
    `${field(name)} nimmt Buchstaben, Ziffern, - und _ auf und beginnt mit einem Buchstaben oder einer Ziffer.`,
  assignee: 'Die gewählte Person arbeitet hier nicht mehr oder darf nur lesen und kann keine Unterhaltung übernehmen.',
  unaccepted: (name) => `${field(name)} wurde nicht angenommen.`,
  says: (words) => `Der Dienst meldet: ${words}`,
}
