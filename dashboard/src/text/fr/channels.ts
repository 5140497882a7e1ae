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
  first_hint: 'Les conversations créées sans channel_id arrivent ici.',
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
  who_hint: 'Utilisé si une conversation est créée sans handled_by.',
  assistant_off:
    'L’assistant est désactivé. Les nouvelles conversations vont à votre équipe jusqu’à ce que vous l’activiez.',
  how: 'Comment envoyer des conversations',
  how_lead: 'Trois appels, avec une clé API autorisée à écrire les contacts, les conversations et les messages.',
  steps: {
    contact: 'Créez le contact ou retrouvez-le par son adresse e-mail.',
    start: 'Ouvrez une conversation avec l’ID du contact.',
    say: 'Envoyez ce que le client a écrit, avec l’ID de la conversation. Pour envoyer une réponse, omettez direction.',
  },
  after: 'Les réponses vous parviennent sous forme d’événements :',
}
