import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const common: Dictionary['common'] = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schließen',
  search_clear: 'Suche leeren',
  back: 'Zurück',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copy_failed: 'Ihr Browser hat das Kopieren verhindert. Markieren Sie den Text und kopieren Sie ihn.',
  retry: 'Erneut versuchen',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  done: 'Fertig',
  find: 'Suchen',
  no_results: 'Keine Ergebnisse',
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
  dates: {
    choose: 'Datum wählen',
    clear: 'Zurücksetzen',
    time: 'Uhrzeit',
    previous_month: 'Vorheriger Monat',
    next_month: 'Nächster Monat',
  },
  loading: 'Wird geladen …',
  none: 'Keine',
  optional: 'optional',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort ausblenden',
  dismiss: 'Schließen',
  notifications: 'Benachrichtigungen',
  request: (id) => `Anfrage ${id}`,
  type_to_confirm: (word) => `Zur Bestätigung ${word} eingeben`,
  page_title: (page) => `${page} · Parley`,
  just_now: 'gerade eben',
  new_entries: (n) => count(n, { one: '# neuer Eintrag', other: '# neue Einträge' }),
}
