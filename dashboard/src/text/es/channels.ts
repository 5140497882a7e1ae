import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('es')

export const channels: Dictionary['channels'] = {
  lead: 'Desde dónde le escriben sus clientes. Los programas traen conversaciones por la API.',
  saved: 'El canal se ha guardado.',
  read_only: 'Solo los propietarios y administradores cambian los canales.',
  kinds: { api: 'Conversaciones que los programas traen por la API.' },
  recent: (n, is_more) =>
    is_more
      ? `Más de ${count(n, { one: '# conversación', other: '# conversaciones' })} en los últimos 7 días.`
      : count(n, {
          one: '# conversación empezó en los últimos 7 días.',
          other: '# conversaciones empezaron en los últimos 7 días.',
        }),
  name: 'Nombre',
  name_hint: 'Como lo ve su equipo.',
  who: 'Quién empieza una conversación nueva',
  who_hint: 'Cuando el inicio de la conversación no lo indica (handled_by).',
  assistant_off: 'El asistente está desactivado: mientras siga así, empiezan las personas.',
  how: 'Cómo entra una conversación',
  how_lead: 'Tres llamadas con una clave de API que pueda escribir contactos, conversaciones y mensajes.',
  steps: {
    contact: 'Cree el contacto, o búsquelo por su correo electrónico.',
    start: 'Inicie una conversación con el id del contacto.',
    say: 'Transmita lo que escribió el cliente, con el id de la conversación. La respuesta sale del mismo modo, sin direction.',
  },
  after: 'Las respuestas de su equipo y del asistente llegan a su programa como eventos:',
}
