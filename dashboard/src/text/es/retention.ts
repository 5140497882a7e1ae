import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('es')

export const retention: Dictionary['retention'] = {
  title: 'Conservación',
  lead: 'Qué guarda Parley y durante cuánto tiempo. Los días los fija quien opera el servicio, para todas sus cuentas.',
  what: 'Qué',
  how_long: 'Cuánto tiempo',
  days: (days) => count(days, { one: '# día', other: '# días' }),
  for_good: 'Sin límite',
  at_once: 'Desaparece al momento',
  off: 'No se guarda',
  until_deleted: 'Hasta que alguien elimine el contacto',
  session_ends: 'Termina tras 7 días sin uso y, en todo caso, a los 30 días',
  rows: {
    contacts: 'Los contactos, sus conversaciones, mensajes, resúmenes y clientes potenciales',
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
