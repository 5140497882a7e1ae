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
  select_matching: (n) => `Seleccionar las ${n} que coinciden`,
  matching_selected: (n) => `Las ${n} están seleccionadas`,
  select_newest: (n) => `Seleccionar las ${n} más recientes que coinciden`,
  newest_selected: (n) => `Las ${n} más recientes están seleccionadas`,
  resolve_all: (n) => count(n, { one: '¿Resolver # conversación?', other: '¿Resolver # conversaciones?' }),
  change_all: (n) => count(n, { one: '¿Cambiar # conversación?', other: '¿Cambiar # conversaciones?' }),
  change_all_hint: 'Se ejecuta en segundo plano. Puede detenerlo y deshacerlo después.',
  change_newest: (n) => count(n, { other: 'Hay más que coinciden: solo se cambian las # más recientes.' }),
  change_all_start: 'Cambiar',
  bulk_kept: (n) =>
    count(n, {
      one: '# conversación ha cambiado desde entonces y se queda como está.',
      other: '# conversaciones han cambiado desde entonces y se quedan como están.',
    }),
  narrowed_hint: 'Quite un filtro o bórrelos todos.',
  stop: 'Detener',
  label_create: (name) => `Crear «${apart(name)}»`,
  label_manage: 'Gestionar etiquetas',
  label_find: 'Buscar o crear una etiqueta',
  arrived: (n) => count(n, { one: '# nueva', other: '# nuevas' }),
  left: 'Ya no está en esta lista',
}
