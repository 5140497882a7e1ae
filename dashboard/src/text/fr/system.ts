import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const system: Dictionary['system'] = {
  lead: 'L’état de tout ce dont dépend votre compte. Actualisation toutes les 30 secondes.',
  works: 'Tout fonctionne',
  problems: (n: number) => count(n, { one: '# problème', other: '# problèmes' }),
  alarms: 'Alarmes',
  alarms_none: 'Rien n’est en panne dans votre compte.',
  go: (place: string) => `Aller à : ${place}`,
  since: 'Depuis',
  until: 'Terminée',
  past: 'Alarmes passées',
  past_lead: 'Les 20 dernières qui sont terminées.',
  past_none: 'Aucune alarme pour l’instant.',
  service: 'Service',
  service_lead: (mode: string) =>
    `Les files d’attente contiennent les données de votre compte (${mode}). La base de données, le disque, les sauvegardes et le journal des événements servent à tous les comptes.`,
  ask: 'Demandez à la personne qui gère Parley d’exécuter parley doctor sur le serveur.',
  states: { ok: 'OK', problem: 'À vérifier', unknown: 'Inconnu' },
  checks: {
    database: 'Base de données',
    disk: 'Disque',
    backup: 'Sauvegarde',
    events: 'Journal des événements',
    outgoing: 'Messages aux clients',
    mail: 'E-mails de Parley',
    push: 'Notifications push',
    webhooks: 'Webhooks',
    crm: 'Synchronisation CRM',
    search: 'Recherche',
  },
  responds: 'Répond',
  full: 'Le disque est plein. Rien ne peut être enregistré.',
  free: (size: string) => `${size} libres`,
  not_known: 'Inconnu',
  last: (ago: string) => `Dernière sauvegarde : ${ago}`,
  no_backup: 'Aucune sauvegarde n’a été faite avec parley backup.',
  idle: 'Rien n’attend',
  on_time: 'Rien n’est en retard',
  up_to_date: 'À jour',
  behind: (time: string) => `Retard : ${time}`,
  waiting: (time: string) => `Attente la plus longue : ${time}`,
  overdue: (n: number) => count(n, { one: '# en retard', other: '# en retard' }),
  version: (version: string) => `Parley ${version}`,
}
