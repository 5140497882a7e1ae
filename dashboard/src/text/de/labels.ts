import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const labels: Dictionary['labels'] = {
  title: 'Schlagwörter',
  lead: 'Schlagwörter ordnen Gespräche nach Thema. Alle im Team nutzen dieselben.',
  create: 'Neues Schlagwort',
  none: 'Noch keine Schlagwörter',
  none_hint: 'Legen Sie hier Schlagwörter an oder fügen Sie einem Gespräch eines hinzu.',
  show: 'Gespräche anzeigen',
  name: 'Name',
  rename_hint: 'Gespräche mit diesem Schlagwort übernehmen den neuen Namen binnen Sekunden.',
  color: 'Farbe',
  colors: {
    gray: 'Grau',
    red: 'Rot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    teal: 'Türkis',
    blue: 'Blau',
    purple: 'Lila',
    pink: 'Rosa',
  },
  edit: (name) => `${apart(name)} bearbeiten`,
  saved: (name) => `${apart(name)} gespeichert.`,
  merge: (name) => `${apart(name)} zusammenführen`,
  into: 'Zusammenführen mit',
  merge_hint: (name) =>
    `Gespräche erhalten dieses Schlagwort statt ${apart(name)}, das gelöscht wird. Das lässt sich nicht rückgängig machen.`,
  merge_act: 'Schlagwörter zusammenführen',
  merged: (name, into) => `${apart(name)} mit ${apart(into)} zusammengeführt.`,
  remove: (name) => `${apart(name)} löschen`,
  remove_hint: 'Es wird auch von allen Gesprächen entfernt. Das lässt sich nicht rückgängig machen.',
  remove_act: 'Schlagwort löschen',
  removed: (name) => `${apart(name)} gelöscht.`,
}
