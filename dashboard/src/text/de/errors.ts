import type { Dictionary } from '../dictionary.ts'

export const errors: Dictionary['errors'] = {
  unreachable: 'Der Dienst hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unknown: 'Etwas ist schiefgegangen. Versuchen Sie es erneut; geht es wieder schief, sagen Sie es dem Betreiber.',
  codes: {
    credentials_invalid: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    second_factor_invalid: 'Dieser Code ist falsch oder zu alt. Geben Sie den jetzt angezeigten ein.',
    rate_limited: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
    password_not_allowed: 'Wählen Sie ein längeres oder selteneres Passwort mit mindestens 10 Zeichen.',
    password_incorrect: 'Das Passwort ist falsch.',
    code_incorrect: 'Dieser Code ist falsch oder zu alt. Geben Sie den jetzt angezeigten ein.',
    invitation_invalid: 'Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.',
    insufficient_role: 'Ihre Rolle erlaubt das nicht.',
    user_already_exists: 'Mit dieser Adresse meldet sich schon jemand an.',
    last_owner: 'Es muss einen Inhaber geben. Machen Sie zuerst jemand anderen zum Inhaber.',
    api_key_ended: 'Der Schlüssel gilt bereits nicht mehr.',
    setup_token_invalid:
      'Dieser Einrichtungslink gilt nicht mehr. Starten Sie den Dienst neu, um einen neuen zu erhalten.',
    already_set_up: 'Parley ist bereits eingerichtet.',
    session_missing: 'Sie sind abgemeldet.',
    session_expired: 'Sie wurden zu Ihrer Sicherheit abgemeldet.',
    insufficient_scope: 'Ihre Rolle erlaubt das nicht.',
    resource_not_found: 'Das gibt es nicht mehr.',
    precondition_failed: 'Jemand hat es inzwischen geändert. Sehen Sie nach und wiederholen Sie es.',
    contacts_not_mergeable:
      'Zusammen haben sie mehr Merkmale, als ein Kontakt fassen kann. Entfernen Sie zuerst einige.',
    conversation_already_assigned: 'Jemand war schneller: Das Gespräch ist vergeben.',
    conversation_resolved: 'Das Gespräch ist erledigt. Öffnen Sie es zuerst wieder.',
    status_transition_not_allowed: 'Aus seinem jetzigen Status kann das Gespräch nicht dorthin wechseln.',
    webhook_endpoint_limit_reached:
      'Mehr Endpunkte erlaubt diese Installation nicht. Löschen oder deaktivieren Sie zuerst einen.',
    webhook_endpoint_disabled: 'Der Endpunkt ist deaktiviert. Aktivieren Sie ihn zuerst.',
    webhook_secret_rotation_in_progress: 'Das vorige Geheimnis unterschreibt noch. Warten Sie, bis seine Zeit um ist.',
    assistant_unavailable: 'Der Assistent ist ausgelastet. Versuchen Sie es gleich noch einmal.',
    conversation_empty: 'Es gibt noch keine Nachrichten.',
    internal_error: 'Im Dienst ist etwas schiefgegangen. Es wurde festgehalten.',
    database_unavailable: 'Die Datenbank antwortet nicht. Versuchen Sie es gleich noch einmal.',
    overloaded: 'Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  },
}
