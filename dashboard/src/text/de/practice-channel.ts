import type { Dictionary } from '../dictionary.ts'

export const practice_channel: Dictionary['practice_channel'] = {
  begin: 'Als Kunde ausprobieren',
  begin_lead:
    'Fügen Sie einen Übungs-Messenger hinzu, schreiben Sie sich selbst als Kunde und antworten Sie aus dem Posteingang. Nichts verlässt diesen Dienst.',
  begin_act: 'Übungs-Messenger hinzufügen',
  answers: 'Wie er Ihre Nachrichten annimmt',
  moods: {
    well: 'Stellt sie zu',
    rejected: 'Lehnt sie ab',
    unavailable: 'Ist nicht erreichbar',
    unanswered: 'Stellt sie zu, aber seine Antwort geht verloren',
  },
  phone: 'Das Telefon des Kunden',
  phone_lead:
    'Schreiben Sie als Kunde. Ihre Antworten erscheinen hier und gelten als gelesen, sobald der Kunde wieder schreibt.',
  customer: 'Kunde',
  message: 'Nachricht',
  send: 'Als Kunde senden',
  empty: 'Noch keine Nachrichten.',
  you: 'Sie',
}
