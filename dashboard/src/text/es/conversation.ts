import type { Dictionary } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')
const list = names('es')

export const conversation: Dictionary['conversation'] = {
  properties: 'Propiedades',
  property: (name, value) => `${name}: ${apart(value)}`,
  change_status: 'Estado',
  add_label: 'Añadir etiqueta',
  take_over: 'Asumir',
  taken_over: (name) => `Ahora es suya; antes la llevaba ${apart(name)}.`,
  taken_from_you: (name) => `${apart(name)} ha asumido esta conversación que llevaba usted.`,
  unread: 'Sin leer',
  awaiting: 'Pendiente de respuesta',
  waiting: (time) => `Espera desde hace ${time}`,
  replied_meanwhile: (name) => `${apart(name)} respondió mientras usted escribía:`,
  replied_meanwhile_hint: 'Su respuesta aún no se ha enviado. Revísela y envíela de todos modos o modifíquela.',
  unsent: (n) => count(n, { one: '# cambio sin enviar', other: '# cambios sin enviar' }),
  not_sent: 'Aún sin enviar',
  waiting_to_send: 'Aún sin enviar. Se enviará automáticamente cuando recupere la conexión.',
  kept: 'No tiene conexión. El cambio está guardado y se enviará automáticamente.',
  someone: 'Alguien',
  activity: {
    assigned: (who, whom) => `${apart(who)} asignó esto a ${apart(whom)}`,
    claimed: (who) => `${apart(who)} se asignó esta conversación`,
    unassigned: (who) => `${apart(who)} quitó la asignación`,
    labelled: (who, labels) => `${apart(who)} añadió ${list(labels)}`,
    unlabelled: (who, labels) => `${apart(who)} quitó ${list(labels)}`,
    prioritized: (who, priority) => `${apart(who)} cambió la prioridad: ${priority}`,
    snoozed: (who, until) => `${apart(who)} pospuso esto hasta el ${until}`,
    snoozed_reply: (who) => `${apart(who)} pospuso esto hasta que responda el cliente`,
    resolved: (who) => `${apart(who)} resolvió la conversación`,
    opened: (who) => `${apart(who)} reabrió la conversación`,
    pending: (who) => `${apart(who)} pasó la conversación al asistente`,
    handed_over: (who) => `${apart(who)} pasó la conversación al equipo`,
  },
}
