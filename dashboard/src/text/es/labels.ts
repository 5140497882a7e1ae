import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const labels: Dictionary['labels'] = {
  title: 'Etiquetas',
  lead: 'Las etiquetas clasifican las conversaciones por tema. Todo el equipo las comparte.',
  create: 'Nueva etiqueta',
  none: 'Aún no hay etiquetas',
  none_hint: 'Cree etiquetas aquí o añada una a una conversación.',
  show: 'Mostrar conversaciones',
  name: 'Nombre',
  rename_hint: 'Las conversaciones con esta etiqueta adoptan el nuevo nombre en segundos.',
  color: 'Color',
  colors: {
    gray: 'Gris',
    red: 'Rojo',
    orange: 'Naranja',
    yellow: 'Amarillo',
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    purple: 'Morado',
    pink: 'Rosa',
  },
  edit: (name) => `Editar ${apart(name)}`,
  saved: (name) => `${apart(name)}: guardada.`,
  merge: (name) => `Combinar ${apart(name)}`,
  into: 'Combinar con',
  merge_hint: (name) =>
    `Las conversaciones reciben esta etiqueta en lugar de ${apart(name)}, que se elimina. No se puede deshacer.`,
  merge_act: 'Combinar etiquetas',
  merged: (name, into) => `${apart(name)} combinada con ${apart(into)}.`,
  remove: (name) => `Eliminar ${apart(name)}`,
  remove_hint: 'También se quita de todas las conversaciones. No se puede deshacer.',
  remove_act: 'Eliminar etiqueta',
  removed: (name) => `${apart(name)} eliminada.`,
}
