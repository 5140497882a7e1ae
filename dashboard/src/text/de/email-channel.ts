import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')

export const email_channel: Dictionary['email_channel'] = {
  address: 'E-Mail-Adresse',
  address_hint: 'An sie schreiben Kunden, und von ihr kommen Ihre Antworten.',
  find: 'Server suchen',
  finding: 'Die Server dieses Postfachs werden gesucht …',
  not_found:
    'Für diese Adresse wurden keine Server gefunden. Tragen Sie die ein, die in der Hilfe Ihres Anbieters stehen.',
  found: {
    known: (provider) => `Dieses Postfach liegt bei ${provider}. Die Server sind eingetragen.`,
    autoconfig: 'Die Domain nennt ihre Server. Sie sind eingetragen.',
    srv: 'Die Domain nennt ihre Server. Sie sind eingetragen.',
    guess: 'Diese Server heißen wie üblich. Prüfen Sie sie, bevor Sie speichern.',
  },
  remarks: {
    app_password:
      'Verwenden Sie ein App-Passwort: Sie erstellen es in den Sicherheitseinstellungen des Kontos. Das übliche Passwort wird abgelehnt.',
    imap_may_be_off: 'IMAP ist vielleicht aus. Schalten Sie es in den Einstellungen des Postfachs ein.',
    oauth_only: 'Dieser Anbieter lehnt Passwörter ab. Wählen Sie oben die Anmeldung bei ihm.',
    no_imap: 'Dieser Anbieter hat kein IMAP. Leiten Sie die Adresse an ein Postfach bei einem anderen Anbieter weiter.',
  },
  incoming: 'Server für eingehende E-Mails (IMAP)',
  outgoing: 'Server für ausgehende E-Mails (SMTP)',
  securities: {
    tls: 'TLS (meist Port 993)',
    starttls: 'STARTTLS (meist Port 143)',
    none: 'Keine (unverschlüsselt)',
  },
  sign_in: {
    choices: { password: 'Passwort', microsoft: 'Microsoft', google: 'Google', other: 'Anderer Anbieter (OAuth 2.0)' },
    label: 'Anmelden mit',
    lead: 'Registrieren Sie Parley zuerst als Client beim Anbieter. Wenn der Kanal hinzugefügt ist, melden Sie sich darunter am Postfach an.',
    client_id: 'Client-ID',
    client_secret: 'Geheimer Clientschlüssel',
    client_secret_hint: 'Wird verschlüsselt gespeichert.',
    tenant: 'Mandant',
    tenant_hint: 'Ohne Angabe können sich Benutzer jedes Mandanten anmelden.',
    authorization_url: 'Autorisierungs-URL',
    token_url: 'Token-URL',
    scopes: 'Scopes',
    scopes_hint: 'Durch Leerzeichen getrennt.',
    title: 'Anmeldung am Postfach',
    redirect: 'Umleitungs-URI',
    redirect_lead: 'Tragen Sie beim Anbieter genau diese Umleitungs-URI ein:',
    none: 'Es hat sich noch niemand angemeldet.',
    granted: 'Angemeldet.',
    ended: 'Der Anbieter akzeptiert die Anmeldung nicht mehr. Melden Sie sich erneut an.',
    act: 'Anmelden',
    again: 'Erneut anmelden',
    end: 'Vom Postfach abmelden',
    completing: 'Die Anmeldung wird abgeschlossen…',
    denied: 'Der Anbieter hat die Anmeldung nicht erlaubt, oder Sie haben sie abgebrochen. Sie können neu beginnen.',
    foreign: 'Diese Anmeldung wurde nicht in diesem Fenster begonnen. Beginnen Sie unter dem Kanal neu.',
    back: 'Zurück zu den Kanälen',
    granted_as: (address: string) => `Angemeldet als ${apart(address)}.`,
    failures: {
      consent_needed: 'Am Postfach hat sich noch niemand angemeldet. Melden Sie sich unten an.',
      consent_ended:
        'Der Anbieter akzeptiert die Anmeldung am Postfach nicht mehr, etwa weil ein Passwort geändert wurde. Melden Sie sich erneut an.',
      client_refused:
        'Der Anbieter akzeptiert den Client nicht. Prüfen Sie Client-ID und geheimen Clientschlüssel, der abgelaufen sein kann.',
      token_unavailable: 'Der Anbieter antwortet gerade nicht. Parley versucht es weiter.',
      token_refused:
        'Der Mailserver hat die Anmeldung abgelehnt. Prüfen Sie, ob das angemeldete Konto dieses Postfach benutzen darf und ob IMAP und SMTP dafür eingeschaltet sind.',
    } as Record<string, string>,
  },
  password_of_both: 'Passwort',
  password_of_both_hint: 'Für beide Server. Es wird verschlüsselt gespeichert.',
  password_again: 'Geben Sie es noch einmal ein, wenn Sie den Server ändern.',
  from_name: 'Name des Absenders',
  signature: 'Signatur',
  signature_hint: 'Unter jeder Antwort.',
  sent_folder: 'Ordner für gesendete E-Mails',
  sent_folder_hint: 'Leer: wird automatisch erkannt. Antworten aus Ihrem E-Mail-Programm werden daraus importiert.',
  file_sent: 'Kopie jeder Antwort im Ordner für gesendete E-Mails ablegen',
  file_sent_hint:
    'So sehen alle, die das Postfach in einem E-Mail-Programm lesen, was von hier gesendet wurde. Was Ihr Anbieter selbst ablegt, wird nicht doppelt abgelegt.',
  trusted: 'Server, der Absender prüft',
  trusted_hint:
    'Das erste Wort im Header Authentication-Results eingehender E-Mails, etwa mx.example.com. Leer: Kein Absender gilt als bestätigt.',
  plus: 'Um Antworten an Adressen mit Pluszeichen bitten',
  plus_hint:
    'Eine Antwort an support+abc@example.com findet immer ihre Konversation. Nur, wenn Ihr Server solche Adressen zustellt.',
  more: 'Server und mehr',
  test: 'Verbindung testen',
  test_save_first: 'Speichern Sie zuerst Ihre Änderungen.',
  authserv_found: (id: string) => `Absender prüft ${id}. Der Kanal vertraut jetzt diesen Vermerken.`,
  authserv_problems: {
    not_arrived:
      'Nicht geprüft, ob Absender die sind, die sie angeben: Die Test-E-Mail kam nicht rechtzeitig an. Testen Sie später noch einmal.',
    no_header:
      'Kein Absender gilt als verifiziert: Ihr Mailserver fügt dieser E-Mail keinen Vermerk (Authentication-Results) hinzu. Wenn er es bei E-Mails von außen tut, geben Sie seinen Namen unten ein.',
    forgeable:
      'Kein Absender gilt als verifiziert: Ihr Mailserver lässt gefälschte Vermerke (Authentication-Results) unter seinem eigenen Namen durch.',
  },
  incoming_ok: 'E-Mails können gelesen werden.',
  outgoing_ok: 'E-Mails können gesendet werden.',
  problem: 'Braucht Aufmerksamkeit:',
  not_read_yet: 'Das Postfach wird gleich gelesen.',
  failures: {
    login_refused:
      'Der Server hat die Anmeldung abgelehnt. Prüfen Sie Benutzername und Passwort. Manche Anbieter verlangen ein App-Passwort oder dass IMAP eingeschaltet wird.',
    folder_missing: 'Diesen Ordner gibt es auf dem Server nicht. Prüfen Sie seinen Namen.',
    not_imap: 'Die Verbindung ging verloren, oder dies ist kein IMAP-Server. Prüfen Sie Port und Verschlüsselung.',
    connection_refused:
      'Der Server hat die Verbindung abgelehnt. Prüfen Sie den Port: meist 993 mit TLS oder 143 mit STARTTLS.',
    timeout:
      'Der Server hat nicht rechtzeitig geantwortet. Prüfen Sie Host und Port und ob eine Firewall die Verbindung sperrt. Wählen Sie bei Port 993 TLS.',
    server_refused: 'Der Server gibt keine E-Mails heraus.',
    not_stored:
      'Eine E-Mail konnte nicht gespeichert werden. Sie bleibt im Postfach, und es wird weiter versucht, bis sie gespeichert ist.',
    not_filed:
      'Eine Kopie einer Antwort konnte nicht im Ordner für gesendete E-Mails abgelegt werden. Die Antwort selbst wurde gesendet.',
  },
  records: 'Einträge Ihrer Domain',
  records_lead:
    'Ohne sie halten Empfänger Ihre Antworten vielleicht für Spam. Fügen Sie sie dort hinzu, wo Ihre Domain verwaltet wird.',
  records_check: 'Einträge prüfen',
  record_kinds: {
    mx: 'MX: wo E-Mails ankommen',
    spf: 'SPF: wer senden darf',
    dkim: 'DKIM: signierte E-Mails',
    dmarc: 'DMARC: was mit Fälschungen geschieht',
  },
  record_states: {
    found: 'Gefunden',
    missing: 'Fehlt',
    incomplete: 'Unvollständig',
    unknown: 'Von außen nicht zu prüfen',
  },
  record_add: (name) => `TXT-Eintrag für ${name}`,
  counts: {
    title: 'Was aus Ihren E-Mails wurde',
    lead: 'Alle E-Mails, die in den letzten 30 Tagen aus diesem Postfach gelesen wurden.',
    outcomes: {
      stored: (n) => count(n, { one: '# E-Mail wurde zu einer Nachricht.', other: '# E-Mails wurden zu Nachrichten.' }),
      from_itself: (n) =>
        count(n, {
          one: '# E-Mail gibt diese Adresse als Absender an, ist aber nicht unter deren gesendeten E-Mails. Sie wurde zu einer Nachricht, und Antworten darauf gehen an niemanden.',
          other:
            '# E-Mails geben diese Adresse als Absender an, sind aber nicht unter deren gesendeten E-Mails. Sie wurden zu Nachrichten, und Antworten darauf gehen an niemanden.',
        }),
      unreadable: (n) =>
        count(n, {
          one: '# E-Mail war nicht lesbar. Sie hängt als Datei an einer Konversation.',
          other: '# E-Mails waren nicht lesbar. Jede hängt als Datei an einer Konversation.',
        }),
      report: (n) =>
        count(n, {
          one: '# Zustellbericht wurde bei der Antwort vermerkt, um die es geht.',
          other: '# Zustellberichte wurden bei den Antworten vermerkt, um die es geht.',
        }),
      blocked: (n) =>
        count(n, {
          one: '# E-Mail eines blockierten Absenders wurde übersprungen.',
          other: '# E-Mails blockierter Absender wurden übersprungen.',
        }),
      own: (n) =>
        count(n, {
          one: '# Kopie einer gesendeten E-Mail wurde übersprungen.',
          other: '# Kopien gesendeter E-Mails wurden übersprungen.',
        }),
      unrelated: (n) =>
        count(n, {
          one: '# gesendete E-Mail, die zu keiner Konversation gehört, wurde übersprungen.',
          other: '# gesendete E-Mails, die zu keiner Konversation gehören, wurden übersprungen.',
        }),
      old: (n) =>
        count(n, {
          one: '# E-Mail aus der Zeit vor dem Verbinden des Postfachs wurde übersprungen.',
          other: '# E-Mails aus der Zeit vor dem Verbinden des Postfachs wurden übersprungen.',
        }),
      duplicate: (n) => count(n, { one: '# Duplikat wurde übersprungen.', other: '# Duplikate wurden übersprungen.' }),
    },
    week: (count) => `${count} in den letzten 7 Tagen`,
    show: 'Konversationen anzeigen',
    empty: 'Keine E-Mails in den letzten 30 Tagen',
    empty_hint: (address) =>
      `Senden Sie zum Ausprobieren eine E-Mail an ${apart(address)}. Hier sehen Sie dann, welche E-Mails zu Nachrichten wurden und warum andere übersprungen wurden.`,
  },
  journal: {
    title: 'Nicht importiert',
    lead: 'E-Mails in diesem Postfach, aus denen keine Nachricht wurde. Absender und Betreff werden beim Öffnen der Liste aus dem Postfach gelesen und nicht gespeichert.',
    show: 'E-Mails anzeigen',
    reason: 'Grund',
    all: 'Alle Gründe',
    reasons: {
      report: 'Zustellbericht zu einer Antwort',
      blocked: 'Blockierter Absender',
      own: 'Kopie einer gesendeten E-Mail',
      unrelated: 'Gesendet und ohne Konversation',
      old: 'Aus der Zeit vor dem Kanal',
      duplicate: 'Dieselbe E-Mail noch einmal',
    },
    empty: 'Alles wurde importiert',
    empty_hint:
      'E-Mails, aus denen keine Nachricht wird, erscheinen hier mit dem Grund, etwa einem blockierten Absender oder einer Kopie. Jede können Sie trotzdem importieren.',
    none: 'Keine E-Mails mit diesem Grund',
    absence: 'Nicht mehr im Postfach',
    no_subject: 'Ohne Betreff',
    take_in: 'Trotzdem importieren',
    taken_in: 'Importiert',
    open: 'Konversation öffnen',
  },
  begin: 'E-Mails hier beantworten',
  begin_lead:
    'Verbinden Sie ein Postfach: E-Mails dorthin werden zu Konversationen. Vorhandene E-Mails werden nicht importiert.',
  begin_act: 'Postfach verbinden',
}
