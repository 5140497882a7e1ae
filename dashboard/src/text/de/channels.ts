import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const channels: Dictionary['channels'] = {
  lead: 'Wo Konversationen eingehen und wer neue bearbeitet.',
  saved: 'Kanal gespeichert.',
  read_only: 'Nur Inhaber und Admins können Kanäle ändern.',
  add: 'Kanal hinzufügen',
  added: 'Kanal hinzugefügt.',
  first: 'Standard',
  first_hint: 'Hier gehen neue Konversationen ein, für die kein anderer Kanal angegeben ist.',
  copy: 'ID kopieren',
  remove: 'Kanal löschen',
  remove_lead:
    'Hier gehen keine neuen Konversationen mehr ein. Die bisherigen bleiben, und Sie können sie weiter beantworten. Das lässt sich nicht rückgängig machen.',
  remove_anyway: 'Trotzdem löschen',
  removed: 'Kanal gelöscht.',
  kinds: {
    api: 'Erstellen Sie Konversationen über die API.',
    widget: 'Chat auf Ihrer Website.',
    email: 'E-Mails Ihres eigenen Postfachs.',
    practice: 'Ein Messenger in Parley selbst, um alles ohne Telefon auszuprobieren.',
  },
  recent: (n, is_more) =>
    is_more
      ? `Mehr als ${count(n, { one: '# Konversation', other: '# Konversationen' })} in den letzten 7 Tagen`
      : count(n, {
          one: '# Konversation in den letzten 7 Tagen',
          other: '# Konversationen in den letzten 7 Tagen',
        }),
  name: 'Name',
  name_hint: 'Nur für Ihr Team sichtbar.',
  who: 'Neue Konversationen gehen an',
  who_hint: 'Gilt, sofern Ihre Integration es für eine Konversation nicht selbst festlegt.',
  assistant_off: 'Der Assistent ist aus. Neue Konversationen gehen an Ihr Team, bis Sie ihn einschalten.',
}
