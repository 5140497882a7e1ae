import type { Dictionary } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')
const list = names('de')

export const conversation: Dictionary['conversation'] = {
  properties: 'Eigenschaften',
  property: (name, value) => `${name}: ${apart(value)}`,
  change_status: 'Status',
  add_label: 'Label hinzufügen',
  take_over: 'Übernehmen',
  taken_over: (name) => `Von ${apart(name)} übernommen.`,
  taken_from_you: (name) => `${apart(name)} hat diese Konversation von Ihnen übernommen.`,
  unread: 'Ungelesen',
  awaiting: 'Wartet auf Antwort',
  waiting: (time) => `Wartet seit ${time}`,
  replied_meanwhile: (name) => `${apart(name)} hat geantwortet, während Sie schrieben:`,
  replied_meanwhile_hint: 'Ihre Antwort wurde noch nicht gesendet. Bearbeiten Sie sie oder senden Sie sie trotzdem.',
  unsent: (n) => count(n, { one: '# Änderung nicht gesendet', other: '# Änderungen nicht gesendet' }),
  not_sent: 'Noch nicht gesendet',
  draft: 'Entwurf',
  waiting_to_send: 'Noch nicht gesendet. Wird gesendet, sobald Sie wieder online sind.',
  kept: 'Sie sind offline. Die Änderung ist gespeichert und wird gesendet, sobald Sie wieder online sind.',
  someone: 'Jemand',
  activity: {
    assigned: (who, whom) => `${apart(who)} hat die Konversation ${apart(whom)} zugewiesen`,
    claimed: (who) => `${apart(who)} hat sich die Konversation zugewiesen`,
    unassigned: (who) => `${apart(who)} hat die Zuweisung aufgehoben`,
    labelled: (who, labels) => `${apart(who)} hat ${list(labels)} hinzugefügt`,
    unlabelled: (who, labels) => `${apart(who)} hat ${list(labels)} entfernt`,
    moved: (who, team) => `${apart(who)} hat die Konversation an ${apart(team)} gegeben`,
    left_team: (who) => `${apart(who)} hat die Konversation aus ihrem Team genommen`,
    prioritized: (who, priority) => `${apart(who)} hat die Priorität auf „${priority}“ geändert`,
    snoozed: (who, until) => `${apart(who)} hat die Konversation bis ${until} zurückgestellt`,
    snoozed_reply: (who) => `${apart(who)} hat die Konversation zurückgestellt, bis der Kunde antwortet`,
    resolved: (who) => `${apart(who)} hat die Konversation gelöst`,
    opened: (who) => `${apart(who)} hat die Konversation wieder geöffnet`,
    pending: (who) => `${apart(who)} hat die Konversation an den Assistenten zurückgegeben`,
    handed_over: (who) => `${apart(who)} hat die Konversation an das Team übergeben`,
  },
}
