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
  first_hint: 'Aquí entran las conversaciones creadas sin channel_id.',
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
  who_hint: 'Se usa cuando una conversación se crea sin handled_by.',
  assistant_off: 'El asistente está desactivado. Las conversaciones nuevas van a su equipo hasta que lo active.',
  how: 'Cómo enviar conversaciones',
  how_lead: 'Tres llamadas con una clave de API que pueda escribir contactos, conversaciones y mensajes.',
  steps: {
    contact: 'Cree el contacto o búsquelo por su correo electrónico.',
    start: 'Inicie una conversación con el ID del contacto.',
    say: 'Envíe lo que escribió el cliente con el ID de la conversación. Para enviar una respuesta, omita direction.',
  },
  after: 'Las respuestas le llegan como eventos:',
}
