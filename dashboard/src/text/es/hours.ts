import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

/** La una, but las dos. */
const at = (time: string) => `${/^0?1\D/.test(time) ? 'a la' : 'a las'} ${time}`

export const hours: Dictionary['hours'] = {
  lead: 'Cuándo responde su equipo. Cada canal puede tener su propio horario.',
  all: 'Todos los horarios',
  add: 'Añadir horario',
  none: 'Diga a sus clientes cuándo está disponible',
  none_hint:
    'Defina una semana con sus pausas, añada los festivos o impórtelos de un calendario y elija qué canales siguen el horario. Empiece con una semana de oficina y cambie lo que sea distinto.',
  begin: 'Empezar con lunes a viernes, de 9 a 17 h',
  first_name: 'Horario de oficina',
  gone: 'Este horario ya no existe',
  saved: 'Horario guardado.',
  discard: 'Descartar cambios',
  remove: 'Eliminar horario',
  remove_lead: 'Esta acción no se puede deshacer. Si un canal aún lo sigue, elija allí otro horario primero.',
  removed: 'Horario eliminado.',
  open_now: {
    always: 'Siempre abierto',
    until: (time, day) => `Abierto ahora, cierra ${day ? `el ${day} ` : ''}${at(time)}`,
  },
  closed_now: {
    always: 'Cerrado',
    until: (time, day) => `Cerrado ahora, abre ${day ? `el ${day} ` : ''}${at(time)}`,
  },
  week: 'Semana',
  week_lead: 'Una semana normal. Si pasa de la medianoche, termine el día a medianoche y continúe al día siguiente.',
  weekly: 'Días de la semana',
  name: 'Nombre',
  time_zone: 'Zona horaria',
  time_zone_hint: 'Todas las horas son de esta zona. El horario de verano se tiene en cuenta.',
  never_open: 'Abra al menos un día de la semana.',
  no_hours: 'Cerrado',
  all_day: 'Abierto todo el día',
  set_times: 'Definir horas',
  copy_weekdays: 'Aplicar de lunes a viernes',
  copy_week: 'Aplicar a todos los días',
  add_break: (day) => `Añadir una pausa: ${day}`,
  add_interval: 'Añadir una pausa',
  more_of: (day) => `Más para ${day}`,
  from_of: (day) => `${day}, desde`,
  to_of: (day) => `${day}, hasta`,
  interval_remove: (day) => `Quitar estas horas: ${day}`,
  mistakes: {
    missing: 'Indique las dos horas.',
    order: 'El final debe ser posterior al inicio.',
    overlap: (other) => `Se solapa con ${apart(other)}.`,
  },
  holidays: 'Festivos',
  holidays_lead: 'Los días en que cierra o tiene un horario distinto al de la semana.',
  no_holidays:
    'Aún no hay festivos. Los calendarios públicos de su país o región son un buen comienzo: importe su archivo .ics.',
  holiday_add: 'Añadir festivo',
  holiday_change: 'Editar festivo',
  holiday_done: 'Listo',
  holiday_edit: (name) => `Editar ${apart(name)}`,
  holiday_remove: (name) => `Quitar ${apart(name)}`,
  yearly: 'Todos los años',
  first_day: 'Primer día',
  last_day: 'Último día',
  backward: 'El último día no puede ser anterior al primero.',
  too_long: 'Lo que se repite todos los años debe durar menos de un año.',
  on_these_days: 'En estos días',
  import: 'Importar calendario',
  import_lead: 'Elija un archivo .ics con festivos. Los verá antes de añadirlos.',
  import_choose: 'Elegir archivo',
  import_large: 'El archivo supera 1 MB.',
  import_nothing: 'No hay nada nuevo en este archivo.',
  import_new: (n) =>
    count(n, { one: 'Se ha encontrado # festivo nuevo.', other: 'Se han encontrado # festivos nuevos.' }),
  import_skipped: (n) =>
    count(n, {
      one: 'Se ha omitido # entrada: no es un día completo o se repite de un modo que no se puede leer.',
      other: 'Se han omitido # entradas: no son días completos o se repiten de un modo que no se puede leer.',
    }),
  import_add: (n) => count(n, { one: 'Añadir # festivo', other: 'Añadir # festivos' }),
  year: 'El año',
  year_lead: 'El resultado de la semana y los festivos, también antes de guardar.',
  year_before: 'Año anterior',
  year_after: 'Año siguiente',
  legend: 'Leyenda',
  looks: { open: 'Abierto', closed: 'Cerrado', special: 'Horario especial', holiday: 'Festivo' },
  channel: 'Horario',
  channel_none: 'Siempre abierto',
  channel_hint: 'Cuándo responde aquí su equipo.',
  channel_link: 'Editar horarios',
}
