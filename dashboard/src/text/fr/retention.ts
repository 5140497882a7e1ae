import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const retention: Dictionary['retention'] = {
  title: 'Conservation',
  lead: 'Ce que Parley conserve, et combien de temps. Les durées sont fixées par l’exploitant du service, pour tous ses comptes.',
  what: 'Quoi',
  how_long: 'Combien de temps',
  days: (days) => count(days, { one: '# jour', other: '# jours' }),
  for_good: 'Sans limite',
  at_once: 'Effacé aussitôt',
  off: 'Non conservé',
  until_deleted: 'Jusqu’à la suppression du contact',
  session_ends: 'Se termine après 7 jours sans utilisation, et dans tous les cas après 30 jours',
  rows: {
    contacts: 'Les contacts, leurs conversations, messages, résumés et prospects',
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
