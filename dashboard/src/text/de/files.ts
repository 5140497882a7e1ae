import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')

export const files: Dictionary['files'] = {
  attach: 'Dateien anhängen',
  drop: 'Dateien zum Anhängen hier ablegen',
  attached: 'Anhänge',
  uploading: (name, percent) => `${apart(name)} wird hochgeladen, ${percent} %`,
  ready: (name) => `${apart(name)} kann gesendet werden`,
  failed: 'Hochladen fehlgeschlagen.',
  retry: (name) => `${apart(name)} erneut hochladen`,
  cancel: (name) => `Hochladen von ${apart(name)} abbrechen`,
  remove: (name) => `${apart(name)} entfernen`,
  too_many: (n) => `Hängen Sie höchstens ${n} Dateien an.`,
  open: (name) => `${apart(name)} öffnen`,
  original: 'In neuem Tab öffnen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  place: (n, of) => `${n} von ${of}`,
  picture: 'Hat ein Bild gesendet',
  sent: (n) => count(n, { one: 'Hat # Datei gesendet', other: 'Hat # Dateien gesendet' }),
}
