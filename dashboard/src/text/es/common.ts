import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('es')

export const common: Dictionary['common'] = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  search_clear: 'Borrar la búsqueda',
  back: 'Volver',
  copy: 'Copiar',
  copied: 'Copiado',
  copy_failed: 'Aquí no se permite copiar. Seleccione el texto y cópielo usted.',
  retry: 'Reintentar',
  undo: 'Deshacer',
  undone: 'Deshecho.',
  done: 'Listo',
  more: 'Mostrar más',
  loading: 'Cargando …',
  none: 'Ninguno',
  optional: 'opcional',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
  dismiss: 'Cerrar este mensaje',
  notifications: 'Avisos',
  request: (id) => `Petición ${id}`,
  type_to_confirm: (word) => `Escriba ${word} para confirmar`,
  page_title: (page) => `${page} · Parley`,
  just_now: 'ahora mismo',
  new_entries: (n) => count(n, { one: '# entrada nueva', other: '# entradas nuevas' }),
}
