import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const labels: Dictionary['labels'] = {
  title: 'Labels',
  lead: 'Labels ordnen Konversationen nach Thema. Alle im Team nutzen dieselben.',
  create: 'Neues Label',
  none: 'Noch keine Labels',
  none_hint: 'Legen Sie hier Labels an oder fügen Sie einer Konversation eines hinzu.',
  show: 'Konversationen anzeigen',
  name: 'Name',
  rename_hint: 'Konversationen mit diesem Label übernehmen den neuen Namen binnen Sekunden.',
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
    `Konversationen erhalten dieses Label statt ${apart(name)}, das gelöscht wird. Das lässt sich nicht rückgängig machen.`,
  merge_act: 'Labels zusammenführen',
  merged: (name, into) => `${apart(name)} mit ${apart(into)} zusammengeführt.`,
  remove: (name) => `${apart(name)} löschen`,
  remove_hint: 'Es wird auch von allen Konversationen entfernt. Das lässt sich nicht rückgängig machen.',
  remove_act: 'Label löschen',
  removed: (name) => `${apart(name)} gelöscht.`,
}
