import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('fr')

export const notifications: Dictionary['notifications'] = {
  read_all: 'Tout marquer comme lu',
  settings: 'Paramètres de notification',
  none: 'Vous êtes à jour',
  none_hint:
    'Vous serez averti ici lorsqu’une conversation vous est attribuée, qu’un client répond ou que quelqu’un vous mentionne.',
  unread: 'Non lu',
  waiting: (n) => count(n, { one: '# client attend', other: '# clients attendent' }),
  waiting_many: (n) => count(n, { other: 'Plus de # clients attendent' }),
  waiting_newest: (names) => `Derniers arrivés : ${names}`,
  events: (n) => count(n, { one: '# événement', other: '# événements' }),
  says: {
    assigned: (customer, actor) =>
      actor === null
        ? `La conversation avec ${apart(customer)} vous a été attribuée`
        : `${apart(actor)} vous a attribué la conversation avec ${apart(customer)}`,
    mentioned: (_customer, actor) => (actor === null ? 'Vous avez été mentionné' : `${apart(actor)} vous a mentionné`),
    customer_replied: (customer) => `${apart(customer)} a répondu`,
    customer_waiting: (customer) => `${apart(customer)} attend une réponse`,
    handover_waiting: (customer) => `${apart(customer)} a été transféré et attend une personne`,
    delivery_failed: (customer) => `Un message à ${apart(customer)} n’a pas été remis`,
  },
  lead: 'Quand vous êtes averti, et comment. Vous ne l’êtes jamais deux fois, ni pour ce que vous avez déjà vu.',
  saved: 'Paramètres enregistrés',
  what: 'M’avertir quand',
  no_email: 'Les e-mails partiront dès qu’un administrateur aura configuré un serveur de messagerie.',
  alarms: {
    says: {
      mailbox_unread: (name) => `La boîte mail de ${apart(name)} ne peut pas être lue`,
      sending_failing: (name) => `Les messages de ${apart(name)} ne peuvent pas être envoyés`,
      queue_old: (name) => `Des messages de ${apart(name)} attendent leur envoi depuis plus de 15 minutes`,
      mail_server_failing: () => 'Votre serveur de messagerie n’envoie plus',
      model_failing: (name) => `Le modèle ${apart(name)} ne répond pas`,
      endpoint_failing: (name) => `Les webhooks vers ${apart(name)} échouent`,
      crm_failing: (name) => `Les prospects ne peuvent pas être synchronisés avec ${apart(name)}`,
      key_ends_soon: (name) => `La clé API ${apart(name)} expire d’ici une semaine`,
    },
    reasons: {
      login_refused: 'le serveur refuse l’identification',
      sender_refused: 'le serveur refuse l’expéditeur',
      unreachable: 'le serveur est injoignable',
      no_encryption: 'aucune connexion chiffrée ne peut être établie',
      rate_limited: 'la limite du fournisseur est atteinte',
      not_stored: 'les e-mails ne peuvent pas être enregistrés',
      disabled: 'le point de terminaison a été désactivé après des jours d’échecs',
      refused: 'le serveur refuse',
    },
    sentence: (what, reason) => (reason === null ? `${what}.` : `${what} : ${reason}.`),
    since: (time) => `Depuis ${time}.`,
  },
  service_alarms: {
    says: {
      database_unreachable: 'Base de données du service injoignable',
      disk_nearly_full: 'Disque du service presque plein',
      backup_old: 'Sauvegarde du service en retard',
    },
    lasts: (what, since) => `${what} depuis ${since}.`,
    over: (what, from, until) => `${what}. Début : ${from}. Fin : ${until}.`,
  },
  kinds: {
    assigned: 'Une conversation vous est attribuée',
    mentioned: 'Quelqu’un vous mentionne dans une note',
    customer_replied: 'Un client vous répond',
    customer_waiting: 'Un client écrit et personne n’est attribué',
    handover_waiting: 'L’assistant transfère une conversation',
    delivery_failed: 'Un message n’est pas remis',
    alarm: 'Un élément dont dépendent les clients est en panne (propriétaires et administrateurs)',
  },
  ways: {
    center: 'Dans Parley',
    push: 'Push',
    email: 'E-mail',
  },
  quiet: 'Heures calmes',
  quiet_hint: 'Les notifications push et les e-mails attendent leur fin, puis arrivent ensemble.',
  quiet_on: 'Utiliser des heures calmes',
  quiet_from: 'De',
  quiet_until: 'À',
  quiet_zone: (zone) => `Fuseau horaire : ${zone}`,
  quiet_save: 'Enregistrer les heures calmes',
  quiet_use_zone: (zone) => `Utiliser ${zone}`,
  sounds: 'Son',
  waiting_email: 'E-mails sur les clients en attente',
  waiting_emails: {
    away: 'Seulement si personne n’a utilisé le tableau de bord depuis 10 minutes, au plus toutes les 15 minutes',
    always: 'Toujours',
  },
  sounds_on: 'Émettre un son à chaque nouvelle notification',
  push: 'Push dans ce navigateur',
  push_hint: 'Vous êtes averti même si aucun onglet Parley n’est ouvert.',
  push_enable: 'Activer',
  push_disable: 'Désactiver',
  push_on: 'Activé dans ce navigateur',
  push_denied:
    'Ce navigateur bloque les notifications de Parley. Autorisez-les dans les paramètres du site, puis rechargez la page.',
  push_unsupported:
    'Ce navigateur ne peut pas recevoir de push ici. Sur un iPhone, ajoutez d’abord Parley à l’écran d’accueil. Parley doit être servi en https.',
}
