import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

export const files: Dictionary['files'] = {
  attach: 'Adjuntar archivos',
  drop: 'Suelta los archivos para adjuntarlos',
  attached: 'Archivos adjuntos',
  uploading: (name, percent) => `Subiendo ${apart(name)}, ${percent} %`,
  ready: (name) => `${apart(name)} está listo para enviarse`,
  failed: 'No se pudo subir.',
  retry: (name) => `Volver a subir ${apart(name)}`,
  cancel: (name) => `Cancelar la subida de ${apart(name)}`,
  remove: (name) => `Quitar ${apart(name)}`,
  too_many: (n) => `Adjunta como máximo ${n} archivos.`,
  open: (name) => `Abrir ${apart(name)}`,
  original: 'Abrir en una pestaña nueva',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  place: (n, of) => `${n} de ${of}`,
  picture: 'Envió una imagen',
  sent: (n) => count(n, { one: 'Envió # archivo', other: 'Envió # archivos' }),
}
