import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

const field = (name: string) => `«${apart(name)}»`

export const refusals: Dictionary['refusals'] = {
  missing: (name) => `${field(name)} es obligatorio.`,
  too_long: (name, n) => `${field(name)} es demasiado largo. Use ${n} caracteres como máximo.`,
  too_short: (name, n) => `${field(name)} es demasiado corto. Use ${n} caracteres como mínimo.`,
  email: (name) => `${field(name)} no es un correo electrónico válido, como ana@example.com.`,
  phone: (name) => `${field(name)} necesita el prefijo del país, como +351210000000.`,
  link: (name) => `${field(name)} debe empezar por https:// o http://.`,
  least: (name, n) => `${field(name)} debe ser ${n} como mínimo.`,
  most: (name, n) => `${field(name)} debe ser ${n} como máximo.`,
  entries: (name, n) => `${field(name)} tiene demasiados elementos. Use ${n} como máximo.`,
  year: (name) => `${field(name)} debe ser una fecha futura, dentro de un año como máximo.`,
  future: (name) => `${field(name)} debe ser una fecha futura.`,
  moment: (name) => `${field(name)} no es una fecha y hora válidas.`,
  again: (name) => `Introduzca de nuevo ${field(name)}, porque ha cambiado la URL o el proveedor correspondiente.`,
  printable: (name) => `${field(name)} solo puede contener letras, cifras y símbolos, sin espacios ni acentos.`,
  word: (name) => `${field(name)} solo puede contener letras, cifras, - y _, y debe empezar por una letra o una cifra.`,
  assignee: 'Este miembro está desactivado o solo puede leer. Elija a otra persona.',
  unaccepted: (name) => `${field(name)} no es válido.`,
  says: (words) => `Detalles: ${words}`,
}
