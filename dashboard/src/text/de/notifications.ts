import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')

export const notifications: Dictionary['notifications'] = {
  read_all: 'Alle als gelesen markieren',
  settings: 'Einstellungen für Benachrichtigungen',
  none: 'Alles erledigt',
  none_hint:
    'Hier erfahren Sie, wenn Ihnen eine Konversation zugewiesen wird, ein Kunde antwortet oder jemand Sie erwähnt.',
  unread: 'Ungelesen',
  waiting: (n) => count(n, { one: '# Kunde wartet', other: '# Kunden warten' }),
  waiting_many: (n) => count(n, { other: 'Mehr als # Kunden warten' }),
  waiting_newest: (names) => `Zuletzt: ${names}`,
  events: (n) => count(n, { one: '# Ereignis', other: '# Ereignisse' }),
  says: {
    assigned: (customer, actor) =>
      actor === null
        ? `Die Konversation mit ${apart(customer)} wurde Ihnen zugewiesen`
        : `${apart(actor)} hat Ihnen die Konversation mit ${apart(customer)} zugewiesen`,
    mentioned: (_customer, actor) => (actor === null ? 'Sie wurden erwähnt' : `${apart(actor)} hat Sie erwähnt`),
    customer_replied: (customer) => `${apart(customer)} hat geantwortet`,
    customer_waiting: (customer) => `${apart(customer)} wartet auf eine Antwort`,
    handover_waiting: (customer) => `${apart(customer)} wurde übergeben und wartet auf einen Menschen`,
    delivery_failed: (customer) => `Eine Nachricht an ${apart(customer)} wurde nicht zugestellt`,
  },
  lead: 'Worüber Sie benachrichtigt werden und auf welchem Weg. Sie werden nicht doppelt benachrichtigt und nicht über das, was Sie schon gesehen haben.',
  saved: 'Einstellungen gespeichert',
  what: 'Worüber Sie benachrichtigt werden',
  no_email: 'E-Mails werden verschickt, sobald ein Administrator einen E-Mail-Server eingerichtet hat.',
  alarms: {
    says: {
      mailbox_unread: (name) => `Das Postfach von ${apart(name)} kann nicht gelesen werden`,
      sending_failing: (name) => `Nachrichten von ${apart(name)} können nicht gesendet werden`,
      queue_old: (name) => `Nachrichten von ${apart(name)} warten seit mehr als 15 Minuten auf den Versand`,
      mail_server_failing: () => 'Ihr E-Mail-Server sendet nicht',
      model_failing: (name) => `Das Modell ${apart(name)} antwortet nicht`,
      endpoint_failing: (name) => `Webhooks an ${apart(name)} schlagen fehl`,
      crm_failing: (name) => `Leads können nicht mit ${apart(name)} synchronisiert werden`,
      key_ends_soon: (name) => `Der API-Schlüssel ${apart(name)} läuft binnen einer Woche ab`,
    },
    reasons: {
      login_refused: 'der Server lehnt die Anmeldung ab',
      sender_refused: 'der Server lehnt den Absender ab',
      unreachable: 'der Server ist nicht erreichbar',
      no_encryption: 'es kommt keine verschlüsselte Verbindung zustande',
      rate_limited: 'das Limit des Anbieters ist erreicht',
      not_stored: 'E-Mails können nicht gespeichert werden',
      disabled: 'der Endpunkt wurde nach Tagen voller Fehler deaktiviert',
      refused: 'der Server lehnt es ab',
    },
    sentence: (what, reason) => (reason === null ? `${what}.` : `${what}: ${reason}.`),
    since: (time) => `Seit ${time}.`,
  },
  service_alarms: {
    says: {
      database_unreachable: 'Datenbank des Dienstes nicht erreichbar',
      disk_nearly_full: 'Festplatte des Dienstes fast voll',
      backup_old: 'Backup des Dienstes überfällig',
    },
    lasts: (what, since) => `${what} seit ${since}.`,
    over: (what, from, until) => `${what} von ${from} bis ${until}. Das ist behoben.`,
  },
  kinds: {
    assigned: 'Ihnen wird eine Konversation zugewiesen',
    mentioned: 'Jemand erwähnt Sie in einer Notiz',
    customer_replied: 'Ein Kunde antwortet Ihnen',
    customer_waiting: 'Ein Kunde schreibt, und niemand ist zugewiesen',
    handover_waiting: 'Der Assistent übergibt eine Konversation',
    delivery_failed: 'Eine Nachricht wird nicht zugestellt',
    alarm: 'Etwas fällt aus, worauf Kunden angewiesen sind (Inhaber und Administratoren)',
  },
  ways: {
    center: 'In Parley',
    push: 'Push',
    email: 'E-Mail',
  },
  quiet: 'Ruhezeiten',
  quiet_hint: 'Push und E-Mails warten, bis sie enden, und kommen dann zusammen.',
  quiet_on: 'Ruhezeiten nutzen',
  quiet_from: 'Von',
  quiet_until: 'Bis',
  quiet_zone: (zone) => `Zeitzone: ${zone}`,
  quiet_save: 'Ruhezeiten speichern',
  quiet_use_zone: (zone) => `${zone} verwenden`,
  sounds: 'Ton',
  waiting_email: 'E-Mails über wartende Kunden',
  waiting_emails: {
    away: 'Nur, wenn seit 10 Minuten niemand das Dashboard benutzt hat, höchstens alle 15 Minuten',
    always: 'Immer',
  },
  sounds_on: 'Bei neuen Benachrichtigungen einen Ton abspielen',
  push: 'Push in diesem Browser',
  push_hint: 'Sie erfahren davon auch, wenn kein Tab mit Parley offen ist.',
  push_enable: 'Einschalten',
  push_disable: 'Ausschalten',
  push_on: 'In diesem Browser eingeschaltet',
  push_denied:
    'Dieser Browser blockiert Benachrichtigungen von Parley. Erlauben Sie sie in den Website-Einstellungen und laden Sie die Seite neu.',
  push_unsupported:
    'Dieser Browser kann hier keinen Push empfangen. Fügen Sie Parley auf dem iPhone zuerst zum Home-Bildschirm hinzu. Parley muss über https laufen.',
}
