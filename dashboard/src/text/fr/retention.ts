import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const retention: Dictionary['retention'] = {
  lead: 'Combien de temps chaque chose est conservée. Les conversations et les contacts relèvent de vous ; le reste est fixé par l’exploitant du service.',
  yours: 'Conversations et contacts',
  yours_lead: (mode) =>
    `S’applique à ces données : ${mode}. Ce qui arrive à échéance est supprimé en quelques minutes, avec tout ce qui s’y rattache.`,
  conversations: 'Conversations résolues',
  conversations_hint:
    'À compter du dernier message, ou de la résolution si elle est plus récente. Messages, résumés et évaluations partent avec elle, ainsi que ce qu’en disaient les événements. Les rapports gardent leurs chiffres.',
  contacts: 'Contacts sans conversation',
  contacts_hint:
    'À compter de la création ou de la dernière modification du contact, ou de la fin de sa dernière conversation. Un contact reste tant que son prospect est nouveau, en cours ou qualifié.',
  keep: 'Conserver sans limite',
  delete_after: 'Supprimer après',
  days_label: 'jours',
  kept_label: 'Étiquette qui protège une conversation',
  kept_label_hint:
    'Les conversations portant cette étiquette ne sont jamais supprimées pour leur âge : litige, contrôle.',
  saved: 'La durée de conservation est enregistrée.',
  confirm_title: 'Supprimer ce qui est trop ancien ?',
  confirm_lead: 'Avec ces réglages, disparaîtront définitivement dans les prochaines minutes :',
  confirm_conversations: (n, at_least) =>
    count(
      n,
      at_least
        ? { one: 'au moins # conversation', other: 'au moins # conversations' }
        : { one: '# conversation', other: '# conversations' },
    ),
  confirm_contacts: (n, at_least) =>
    count(
      n,
      at_least
        ? { one: 'au moins # contact', other: 'au moins # contacts' }
        : { one: '# contact', other: '# contacts' },
    ),
  confirm_left: 'Ce qui a été transmis à un CRM ou à vos programmes y reste. Cette action est irréversible.',
  confirm_act: 'Enregistrer et supprimer',
  others: 'Le reste',
  others_lead: 'Identique pour tous les comptes de ce service. Les durées sont fixées par l’exploitant.',
  what: 'Quoi',
  how_long: 'Combien de temps',
  days: (days) => count(days, { one: '# jour', other: '# jours' }),
  for_good: 'Sans limite',
  at_once: 'Effacé aussitôt',
  off: 'Non conservé',
  session_ends: 'Se termine après 7 jours sans utilisation, et dans tous les cas après 30 jours',
  rows: {
    deleted: 'Ce qui a été supprimé, et ce qu’en disaient événements, livraisons et recherche',
    events: 'Les événements et les livraisons des webhooks',
    syncs: 'Le journal des synchronisations CRM et les appels aux modèles de langage',
    requests: 'Le journal des requêtes',
    answers: 'Les réponses aux requêtes répétées (Idempotency-Key)',
    sessions: 'Les sessions des personnes',
    audit: 'Le journal d’audit',
    figures: 'Les chiffres des rapports : des durées et des nombres, les mots de personne',
  },
}
