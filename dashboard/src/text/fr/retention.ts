import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const retention: Dictionary['retention'] = {
  lead: 'Durée de conservation des données. Vous décidez pour les conversations et les contacts ; la personne qui gère Parley fixe le reste.',
  yours: 'Conversations et contacts',
  yours_lead: (mode) =>
    `S’applique aux données du mode « ${mode} ». Les données expirées sont supprimées en quelques minutes, avec tout ce qui s’y rattache.`,
  conversations: 'Conversations résolues',
  conversations_hint:
    'À compter du dernier message ou de la résolution, selon le plus récent. Les messages, résumés, évaluations et données d’événements sont aussi supprimés. Les chiffres des rapports restent.',
  contacts: 'Contacts sans conversation',
  contacts_hint:
    'À compter de la création ou de la dernière modification du contact, ou de la résolution de sa dernière conversation. Les contacts dont le prospect est nouveau, en cours ou qualifié sont conservés.',
  keep: 'Conserver indéfiniment',
  delete_after: 'Supprimer après',
  days_label: 'jours',
  kept_label: 'Étiquette de conservation légale',
  kept_label_hint: 'Les conversations portant cette étiquette sont conservées, par exemple pour un litige ou un audit.',
  saved: 'Durées de conservation enregistrées.',
  confirm_title: 'Supprimer les anciennes données ?',
  confirm_lead: 'Ces paramètres suppriment définitivement, en quelques minutes :',
  confirm_conversations: (n, is_minimum) =>
    count(
      n,
      is_minimum
        ? { one: 'au moins # conversation', other: 'au moins # conversations' }
        : { one: '# conversation', other: '# conversations' },
    ),
  confirm_contacts: (n, is_minimum) =>
    count(
      n,
      is_minimum
        ? { one: 'au moins # contact', other: 'au moins # contacts' }
        : { one: '# contact', other: '# contacts' },
    ),
  confirm_left:
    'Les données déjà envoyées à un CRM ou à vos webhooks n’y sont pas supprimées. Cette action est irréversible.',
  confirm_act: 'Enregistrer et supprimer',
  others: 'Données système',
  others_lead: 'Identique pour tous les comptes. La personne qui gère Parley fixe ces durées.',
  what: 'Données',
  how_long: 'Conservation',
  days: (days) => count(days, { one: '# jour', other: '# jours' }),
  for_good: 'Indéfiniment',
  at_once: 'Supprimé immédiatement',
  off: 'Non conservé',
  session_ends: 'Jusqu’à 7 jours sans utilisation, 30 jours au plus',
  rows: {
    deleted: 'Objets supprimés, avec leurs données dans les événements, les livraisons et la recherche',
    events: 'Événements et livraisons de webhooks',
    syncs: 'Journal de synchronisation CRM et appels aux modèles de langage',
    requests: 'Journal des requêtes',
    answers: 'Mémoire des requêtes des intégrations, pour que rien ne soit fait deux fois',
    sessions: 'Sessions de connexion',
    audit: 'Journal d’audit',
    figures: 'Chiffres des rapports : durées et nombres, sans texte de messages',
  },
}
