import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('es')

export const channels: Dictionary['channels'] = {
  lead: 'Por dónde entran las conversaciones y quién atiende las nuevas.',
  saved: 'Canal guardado.',
  read_only: 'Solo los propietarios y los administradores pueden modificar los canales.',
  add: 'Añadir canal',
  added: 'Canal añadido.',
  first: 'Predeterminado',
  first_hint: 'Aquí entran las conversaciones nuevas, salvo que se indique otro canal.',
  copy: 'Copiar ID',
  remove: 'Eliminar canal',
  remove_lead:
    'Aquí ya no entrarán conversaciones nuevas. Las que tiene se conservan y podrá seguir respondiéndolas. Esta acción no se puede deshacer.',
  remove_anyway: 'Eliminar de todos modos',
  removed: 'Canal eliminado.',
  kinds: {
    api: 'Cree conversaciones con la API.',
    widget: 'Chat en su sitio web.',
    email: 'Correo de su propio buzón.',
    practice: 'Una mensajería dentro de Parley, para probarlo todo sin teléfono.',
  },
  recent: (n, is_more) =>
    is_more
      ? `Más de ${count(n, { one: '# conversación', other: '# conversaciones' })} en los últimos 7 días`
      : count(n, {
          one: '# conversación en los últimos 7 días',
          other: '# conversaciones en los últimos 7 días',
        }),
  name: 'Nombre',
  name_hint: 'Solo lo ve su equipo.',
  who: 'Las conversaciones nuevas van a',
  who_hint: 'Se aplica salvo que su integración lo decida por sí misma para una conversación.',
  assistant_off: 'El asistente está desactivado. Las conversaciones nuevas van a su equipo hasta que lo active.',
}
