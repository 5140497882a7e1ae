import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const teams: Dictionary['teams'] = {
  lead: 'Wer zusammenarbeitet und was bei wem ankommt.',
  add: 'Team hinzufügen',
  none: 'Anfragen landen bei den Richtigen',
  none_hint:
    'Legen Sie für jede Art von Fragen ein Team an, etwa für Lieferungen oder Verkauf. Ein Kanal kann ihm seine Konversationen geben, und jede Konversation lässt sich ihm zuordnen. Sichtbar bleibt alles für alle.',
  begin: 'Erstes Team anlegen',
  edit: (name) => `${name} bearbeiten`,
  members_of: (name) => `Mitglieder von ${name}`,
  archive: (name) => `${name} archivieren`,
  name: 'Name',
  description: 'Beschreibung',
  description_hint: 'Wofür es da ist, in wenigen Worten.',
  fallback: 'Wenn es archiviert wird',
  fallback_hint: 'Welches Team seine offenen Konversationen bekommt.',
  fallback_none: 'Konversationen bleiben ohne Team',
  saved: (name) => `${apart(name)} gespeichert.`,
  nobody: 'Noch niemand',
  people: 'Personen',
  member: 'Mitglied',
  lead_role: 'Leitung',
  member_add: 'Mitglied hinzufügen',
  role_of: (name) => `Rolle von ${name}`,
  remove_member: (name) => `${name} entfernen`,
  everyone_in: 'Alle sind in diesem Team.',
  archive_lead:
    'Seine offenen Konversationen gehen an das nächste Team oder haben keines mehr, ebenso seine Kanäle. Gelöste Konversationen nennen es weiter. Das lässt sich nicht rückgängig machen.',
  archive_act: 'Team archivieren',
  archived: (name) => `${apart(name)} archiviert.`,
  done: 'Fertig',
  channel: 'Team',
  channel_hint: 'Wer neue Konversationen hier bekommt.',
  channel_all: 'Alle Teams',
  show: 'Konversationen anzeigen',
}
