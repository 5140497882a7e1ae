import type { Dictionary } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')
const list = names('de')

export const conversation: Dictionary['conversation'] = {
  properties: 'Eigenschaften',
  property: (name, value) => `${name}: ${apart(value)}`,
  change_status: 'Status',
  add_label: 'Schlagwort hinzufügen',
  take_over: 'Übernehmen',
  taken_over: (name) => `Von ${apart(name)} übernommen.`,
  taken_from_you: (name) => `${apart(name)} hat dieses Gespräch von Ihnen übernommen.`,
  unread: 'Ungelesen',
  awaiting: 'Wartet auf Antwort',
  waiting: (time) => `Wartet ${time}`,
  replied_meanwhile: (name) => `${apart(name)} hat geantwortet, während Sie schrieben:`,
  replied_meanwhile_hint:
    'Ihre Antwort ist noch nicht gesendet. Prüfen Sie sie und senden Sie sie trotzdem oder ändern Sie sie.',
  unsent: (n) => count(n, { one: '# Änderung nicht gesendet', other: '# Änderungen nicht gesendet' }),
  not_sent: 'Noch nicht gesendet',
  waiting_to_send: 'Noch nicht gesendet. Geht automatisch hinaus, sobald Sie wieder online sind.',
  kept: 'Sie sind offline. Die Änderung ist gespeichert und wird automatisch gesendet.',
  someone: 'Jemand',
  activity: {
    assigned: (who, whom) => `${apart(who)} hat dies ${apart(whom)} zugewiesen`,
    claimed: (who) => `${apart(who)} hat dies übernommen`,
    unassigned: (who) => `${apart(who)} hat die Zuweisung aufgehoben`,
    labelled: (who, labels) => `${apart(who)} hat ${list(labels)} hinzugefügt`,
    unlabelled: (who, labels) => `${apart(who)} hat ${list(labels)} entfernt`,
    prioritized: (who, priority) => `${apart(who)} hat die Priorität geändert: ${priority}`,
    snoozed: (who, until) => `${apart(who)} hat dies bis ${until} zurückgestellt`,
    snoozed_reply: (who) => `${apart(who)} hat dies zurückgestellt, bis der Kunde antwortet`,
    resolved: (who) => `${apart(who)} hat dies erledigt`,
    opened: (who) => `${apart(who)} hat dies wieder geöffnet`,
    pending: (who) => `${apart(who)} hat dies dem Assistenten übergeben`,
    handed_over: (who) => `${apart(who)} hat dies an das Team übergeben`,
  },
}
