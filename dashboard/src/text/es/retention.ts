import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('es')

export const retention: Dictionary['retention'] = {
  lead: 'Cuánto tiempo se conservan los datos. Usted decide sobre conversaciones y contactos; quien administra Parley fija el resto.',
  yours: 'Conversaciones y contactos',
  yours_lead: (mode) =>
    `Se aplica a los datos del modo «${mode}». Los datos vencidos se eliminan en unos minutos, con todo lo que les pertenece.`,
  conversations: 'Conversaciones resueltas',
  conversations_hint:
    'Se cuenta desde el último mensaje o la resolución, lo que sea posterior. También se eliminan mensajes, resúmenes, valoraciones y datos de eventos. Las cifras de los informes se conservan.',
  contacts: 'Contactos sin conversaciones',
  contacts_hint:
    'Se cuenta desde que el contacto se creó o se actualizó, o desde que se resolvió su última conversación. Se conservan los contactos con un cliente potencial nuevo, en curso o cualificado.',
  keep: 'Conservar para siempre',
  delete_after: 'Eliminar a los',
  days_label: 'días',
  kept_label: 'Etiqueta de retención legal',
  kept_label_hint: 'Las conversaciones con esta etiqueta se conservan, por ejemplo para un litigio o una auditoría.',
  saved: 'Retención guardada.',
  confirm_title: '¿Eliminar los datos antiguos?',
  confirm_lead: 'Estos ajustes eliminan de forma permanente, en unos minutos:',
  confirm_conversations: (n, is_minimum) =>
    count(
      n,
      is_minimum
        ? { one: 'al menos # conversación', other: 'al menos # conversaciones' }
        : { one: '# conversación', other: '# conversaciones' },
    ),
  confirm_contacts: (n, is_minimum) =>
    count(
      n,
      is_minimum
        ? { one: 'al menos # contacto', other: 'al menos # contactos' }
        : { one: '# contacto', other: '# contactos' },
    ),
  confirm_left:
    'Los datos ya enviados a un CRM o a sus webhooks no se eliminan allí. Esta acción no se puede deshacer.',
  confirm_act: 'Guardar y eliminar',
  others: 'Datos del sistema',
  others_lead: 'Igual para todas las cuentas. Quien administra Parley fija estos plazos.',
  what: 'Datos',
  how_long: 'Se conserva',
  days: (days) => count(days, { one: '# día', other: '# días' }),
  for_good: 'Para siempre',
  at_once: 'Se elimina de inmediato',
  off: 'No se conserva',
  session_ends: 'Hasta 7 días sin uso, 30 días como máximo',
  rows: {
    deleted: 'Objetos eliminados, con sus datos en eventos, entregas y búsqueda',
    events: 'Eventos y entregas de webhooks',
    syncs: 'Registro de sincronización del CRM y llamadas a modelos de lenguaje',
    requests: 'Registro de solicitudes',
    answers: 'Memoria de las solicitudes de las integraciones, para que nada se haga dos veces',
    sessions: 'Sesiones iniciadas',
    audit: 'Registro de auditoría',
    figures: 'Cifras de informes: tiempos y números, sin texto de mensajes',
  },
}
