import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('es')

export const retention: Dictionary['retention'] = {
  lead: 'Cuánto tiempo se guarda cada cosa. Las conversaciones y los contactos los decide usted; el resto lo fija quien opera el servicio.',
  yours: 'Conversaciones y contactos',
  yours_lead: (mode) =>
    `Se aplica a estos datos: ${mode}. Lo que vence se elimina en unos minutos, con todo lo que depende de ello.`,
  conversations: 'Conversaciones resueltas',
  conversations_hint:
    'Se cuenta desde el último mensaje, o desde que se resolvió si fue después. Los mensajes, resúmenes y valoraciones se van con ella, y lo que contaban los eventos. Los informes conservan sus cifras.',
  contacts: 'Contactos sin conversaciones',
  contacts_hint:
    'Se cuenta desde que el contacto se creó o cambió, o desde que terminó su última conversación. Un contacto se queda mientras su cliente potencial sea nuevo, esté en curso o cualificado.',
  keep: 'Guardar siempre',
  delete_after: 'Eliminar a los',
  days_label: 'días',
  kept_label: 'Etiqueta que conserva una conversación',
  kept_label_hint:
    'Las conversaciones con esta etiqueta nunca se eliminan por su antigüedad: para un litigio o una auditoría.',
  saved: 'La conservación se ha guardado.',
  confirm_title: '¿Eliminar lo que es demasiado antiguo?',
  confirm_lead: 'Con estos ajustes desaparecerá definitivamente en los próximos minutos:',
  confirm_conversations: (n, at_least) =>
    count(
      n,
      at_least
        ? { one: 'al menos # conversación', other: 'al menos # conversaciones' }
        : { one: '# conversación', other: '# conversaciones' },
    ),
  confirm_contacts: (n, at_least) =>
    count(
      n,
      at_least
        ? { one: 'al menos # contacto', other: 'al menos # contactos' }
        : { one: '# contacto', other: '# contactos' },
    ),
  confirm_left: 'Lo que se transmitió a un CRM o a sus programas permanece allí. No se puede deshacer.',
  confirm_act: 'Guardar y eliminar',
  others: 'Lo demás',
  others_lead: 'Igual para todas las cuentas de este servicio. Los días los fija quien lo opera.',
  what: 'Qué',
  how_long: 'Cuánto tiempo',
  days: (days) => count(days, { one: '# día', other: '# días' }),
  for_good: 'Sin límite',
  at_once: 'Desaparece al momento',
  off: 'No se guarda',
  session_ends: 'Termina tras 7 días sin uso y, en todo caso, a los 30 días',
  rows: {
    deleted: 'Lo eliminado, y lo que de ello decían eventos, entregas y búsqueda',
    events: 'Los eventos y las entregas de webhooks',
    syncs: 'El diario de sincronizaciones con CRM y las llamadas a modelos de lenguaje',
    requests: 'El registro de solicitudes',
    answers: 'Las respuestas a solicitudes repetidas (Idempotency-Key)',
    sessions: 'Las sesiones de las personas',
    audit: 'El registro de auditoría',
    figures: 'Las cifras de los informes: tiempos y números, palabras de nadie',
  },
}
