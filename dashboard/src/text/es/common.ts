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
  copy_failed: 'Su navegador ha bloqueado la copia. Seleccione el texto y cópielo.',
  retry: 'Reintentar',
  undo: 'Deshacer',
  undone: 'Acción deshecha.',
  done: 'Listo',
  find: 'Buscar',
  no_results: 'Sin resultados',
  more: 'Mostrar más',
  less: 'Mostrar menos',
  dates: {
    choose: 'Elegir una fecha',
    clear: 'Borrar',
    time: 'Hora',
    previous_month: 'Mes anterior',
    next_month: 'Mes siguiente',
  },
  loading: 'Cargando…',
  none: 'Ninguno',
  optional: 'opcional',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
  dismiss: 'Cerrar',
  notifications: 'Notificaciones',
  request: (id) => `Solicitud ${id}`,
  type_to_confirm: (word) => `Escriba ${word} para confirmar`,
  page_title: (page) => `${page} · Parley`,
  just_now: 'ahora mismo',
  new_entries: (n) => count(n, { one: '# entrada nueva', other: '# entradas nuevas' }),
}
