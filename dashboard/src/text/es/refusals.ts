import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `«${apart(name)}»`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `Falta ${field(name)}.`,
  too_long: (name, n) => `${field(name)} es demasiado largo: ${n} caracteres como máximo.`,
  too_short: (name, n) => `${field(name)} es demasiado corto: ${n} caracteres como mínimo.`,
  email: (name) => `${field(name)} no es una dirección de correo, como ana@example.com.`,
  phone: (name) => `${field(name)} necesita el número con el prefijo del país, como +351210000000.`,
  link: (name) => `${field(name)} necesita una dirección que empiece por https:// o http://.`,
  least: (name, n) => `${field(name)} debe ser ${n} como mínimo.`,
  most: (name, n) => `${field(name)} debe ser ${n} como máximo.`,
  entries: (name, n) => `${field(name)} contiene demasiados elementos: ${n} como máximo.`,
  year: (name) => `${field(name)} debe estar en el futuro, a un año como máximo.`,
  future: (name) => `${field(name)} debe estar en el futuro.`,
  moment: (name) => `${field(name)} no es una fecha con hora.`,
  again: (name) => `Introduzca ${field(name)} de nuevo: la dirección correspondiente ha cambiado.`,
  printable: (name) => `${field(name)} admite letras, cifras y signos, sin espacios ni acentos.`,
  word: (name) => `${field(name)} admite letras, cifras, - y _, y empieza por una letra o una cifra.`,
  assignee: 'La persona elegida ya no está o solo puede leer, y no puede recibir conversaciones.',
  unaccepted: (name) => `${field(name)} no se ha aceptado.`,
  says: (words) => `El servicio indica: ${words}`,
}
