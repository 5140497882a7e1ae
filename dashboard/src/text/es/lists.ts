import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

export const lists: Dictionary['lists'] = {
  sort: 'Ordenar',
  sorted_by: (order) => `Orden: ${order}`,
  sorts: { newest: 'Más recientes', oldest: 'Más antiguas', waiting: 'Mayor espera', priority: 'Prioridad' },
  compact: 'Filas compactas',
  open_next: 'Abrir la siguiente al resolver',
  reply: 'Respuesta',
  replied: { true: 'Pendiente de respuesta', false: 'Respondidas' },
  from: 'Creadas desde',
  to: 'Creadas hasta',
  from_day: (day) => `Desde el ${day}`,
  to_day: (day) => `Hasta el ${day}`,
  awaiting: (n) => `${n} pendientes de respuesta`,
  send_resolve: 'Enviar y resolver',
  all_done: 'Era la última de esta lista.',
  mark_unread: 'Marcar como no leída',
  marked_unread: 'Marcada como no leída.',
  share: 'Compartir con todos',
  share_hint: 'Aparece en la barra lateral de todos. «Mías» muestra a cada persona sus propias conversaciones.',
  shared: 'Compartida',
  select_matching: 'Seleccionar todas las conversaciones de esta vista',
  matching_selected: 'Todas las conversaciones de esta vista están seleccionadas',
  stop: 'Detener',
  finding: (n) => `${n} encontradas`,
  label_create: (name) => `Crear «${apart(name)}»`,
  label_manage: 'Gestionar etiquetas',
  label_find: 'Buscar o crear una etiqueta',
  arrived: (n) => count(n, { one: '# nueva', other: '# nuevas' }),
  left: 'Ya no está en esta lista',
}
