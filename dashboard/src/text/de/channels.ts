import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const channels: Dictionary['channels'] = {
  lead: 'Woher Kundinnen und Kunden Ihnen schreiben. Programme bringen Gespräche über die API herein.',
  saved: 'Der Kanal ist gespeichert.',
  read_only: 'Nur Inhaber und Admins ändern Kanäle.',
  kinds: { api: 'Gespräche, die Programme über die API hereinbringen.' },
  recent: (n, is_more) =>
    is_more
      ? `Mehr als ${count(n, { one: '# Gespräch', other: '# Gespräche' })} haben in den letzten 7 Tagen begonnen.`
      : count(n, {
          one: '# Gespräch hat in den letzten 7 Tagen begonnen.',
          other: '# Gespräche haben in den letzten 7 Tagen begonnen.',
        }),
  name: 'Name',
  name_hint: 'Wie Ihre Leute ihn sehen.',
  who: 'Wer ein neues Gespräch beginnt',
  who_hint: 'Wo der Beginn des Gesprächs nichts anderes sagt (handled_by).',
  assistant_off: 'Der Assistent ist ausgeschaltet: Bis er wieder an ist, beginnen Menschen.',
  how: 'Wie ein Gespräch hereinkommt',
  how_lead: 'Drei Aufrufe mit einem API-Schlüssel, der Kontakte, Gespräche und Nachrichten schreiben darf.',
  steps: {
    contact: 'Legen Sie den Kontakt an, oder suchen Sie ihn über die E-Mail-Adresse.',
    start: 'Beginnen Sie mit der ID des Kontakts ein Gespräch.',
    say: 'Geben Sie mit der ID des Gesprächs weiter, was die Kundin oder der Kunde schrieb. Die Antwort geht ebenso hinaus, ohne direction.',
  },
  after: 'Antworten Ihrer Leute und des Assistenten erreichen Ihr Programm als Ereignisse:',
}
