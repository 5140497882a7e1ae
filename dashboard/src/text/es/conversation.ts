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
  taken_over: (name) => `Ha asumido la conversación de ${apart(name)}.`,
  taken_from_you: (name) => `${apart(name)} ha asumido esta conversación, que tenía asignada usted.`,
  unread: 'Sin leer',
  awaiting: 'Pendiente de respuesta',
  waiting: (time) => `Espera desde hace ${time}`,
  replied_meanwhile: (name) => `${apart(name)} respondió mientras usted escribía:`,
  replied_meanwhile_hint: 'Su respuesta no se ha enviado. Edítela o envíela de todos modos.',
  unsent: (n) => count(n, { one: '# cambio sin enviar', other: '# cambios sin enviar' }),
  not_sent: 'Aún sin enviar',
  draft: 'Borrador',
  waiting_to_send: 'Aún sin enviar. Se enviará cuando recupere la conexión.',
  kept: 'No tiene conexión. El cambio está guardado y se enviará cuando la recupere.',
  someone: 'Alguien',
  activity: {
    assigned: (who, whom) => `${apart(who)} asignó la conversación a ${apart(whom)}`,
    claimed: (who) => `${apart(who)} se asignó la conversación`,
    unassigned: (who) => `${apart(who)} quitó la asignación`,
    labelled: (who, labels) => `${apart(who)} añadió ${list(labels)}`,
    unlabelled: (who, labels) => `${apart(who)} quitó ${list(labels)}`,
    moved: (who, team) => `${apart(who)} pasó la conversación a ${apart(team)}`,
    left_team: (who) => `${apart(who)} sacó la conversación de su equipo`,
    prioritized: (who, priority) => `${apart(who)} cambió la prioridad a «${priority}»`,
    snoozed: (who, until) => `${apart(who)} pospuso la conversación hasta el ${until}`,
    snoozed_reply: (who) => `${apart(who)} pospuso la conversación hasta que responda el cliente`,
    resolved: (who) => `${apart(who)} resolvió la conversación`,
    opened: (who) => `${apart(who)} reabrió la conversación`,
    pending: (who) => `${apart(who)} devolvió la conversación al asistente`,
    handed_over: (who) => `${apart(who)} transfirió la conversación al equipo`,
  },
}
