import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const channels: Dictionary['channels'] = {
  lead: 'D’où viennent les conversations, et qui s’occupe des nouvelles.',
  saved: 'Canal enregistré.',
  read_only: 'Seuls les propriétaires et les administrateurs peuvent modifier les canaux.',
  add: 'Ajouter un canal',
  added: 'Canal ajouté.',
  first: 'Par défaut',
  first_hint: 'Les nouvelles conversations arrivent ici, sauf si un autre canal est indiqué.',
  copy: 'Copier l’ID',
  remove: 'Supprimer le canal',
  remove_lead:
    'Plus aucune nouvelle conversation n’arrivera ici. Celles qui existent restent, et vous pourrez toujours y répondre. Cette action est irréversible.',
  remove_anyway: 'Supprimer quand même',
  removed: 'Canal supprimé.',
  kinds: {
    api: 'Créez des conversations avec l’API.',
    widget: 'Chat sur votre site.',
    email: 'E-mails de votre propre boîte.',
    practice: 'Une messagerie dans Parley, pour tout essayer sans téléphone.',
  },
  recent: (n, is_more) =>
    is_more
      ? `Plus de ${count(n, { one: '# conversation', other: '# conversations' })} ces 7 derniers jours`
      : count(n, {
          one: '# conversation ces 7 derniers jours',
          other: '# conversations ces 7 derniers jours',
        }),
  name: 'Nom',
  name_hint: 'Visible uniquement par votre équipe.',
  who: 'Les nouvelles conversations vont à',
  who_hint: 'S’applique sauf si votre intégration en décide elle-même pour une conversation.',
  assistant_off:
    'L’assistant est désactivé. Les nouvelles conversations vont à votre équipe jusqu’à ce que vous l’activiez.',
}
