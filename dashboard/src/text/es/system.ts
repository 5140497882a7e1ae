import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('es')

export const system: Dictionary['system'] = {
  lead: 'El estado de todo aquello de lo que depende su cuenta. Se actualiza cada 30 segundos.',
  works: 'Todo funciona',
  problems: (n: number) => count(n, { one: '# problema', other: '# problemas' }),
  alarms: 'Alarmas',
  alarms_none: 'No falla nada en su cuenta.',
  go: (place: string) => `Ir a: ${place}`,
  since: 'Desde',
  until: 'Terminó',
  past: 'Alarmas anteriores',
  past_lead: 'Las últimas 20 que han terminado.',
  past_none: 'Aún no hay alarmas.',
  service: 'Servicio',
  service_lead: (mode: string) =>
    `Las colas contienen datos de su cuenta (${mode}). La base de datos, el disco, las copias de seguridad y el registro de eventos sirven a todas las cuentas.`,
  ask: 'Pida a quien administra Parley que ejecute parley doctor en el servidor.',
  states: { ok: 'Correcto', problem: 'Requiere atención', unknown: 'Desconocido' },
  checks: {
    database: 'Base de datos',
    disk: 'Disco',
    backup: 'Copia de seguridad',
    events: 'Registro de eventos',
    outgoing: 'Mensajes a clientes',
    mail: 'Correos de Parley',
    push: 'Notificaciones push',
    webhooks: 'Webhooks',
    crm: 'Sincronización con CRM',
    search: 'Búsqueda',
  },
  responds: 'Responde',
  full: 'El disco está lleno. No se puede guardar nada.',
  free: (size: string) => `${size} libres`,
  not_known: 'No se sabe',
  last: (ago: string) => `Última copia: ${ago}`,
  no_backup: 'No se ha hecho ninguna copia con parley backup.',
  idle: 'No hay nada en espera',
  on_time: 'No hay nada con retraso',
  up_to_date: 'Al día',
  behind: (time: string) => `Retraso: ${time}`,
  waiting: (time: string) => `Espera más larga: ${time}`,
  overdue: (n: number) => count(n, { one: '# con retraso', other: '# con retraso' }),
  version: (version: string) => `Parley ${version}`,
}
