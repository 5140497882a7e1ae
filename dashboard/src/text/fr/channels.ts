import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const channels: Dictionary['channels'] = {
  lead: 'D’où vos clients vous écrivent. Les programmes apportent des conversations par l’API.',
  saved: 'Le canal est enregistré.',
  read_only: 'Seuls les propriétaires et les administrateurs modifient les canaux.',
  kinds: { api: 'Conversations apportées par des programmes au moyen de l’API.' },
  recent: (n, is_more) =>
    is_more
      ? `Plus de ${count(n, { one: '# conversation', other: '# conversations' })} au cours des 7 derniers jours.`
      : count(n, {
          one: '# conversation commencée au cours des 7 derniers jours.',
          other: '# conversations commencées au cours des 7 derniers jours.',
        }),
  name: 'Nom',
  name_hint: 'Tel que votre équipe le voit.',
  who: 'Qui commence une nouvelle conversation',
  who_hint: 'Lorsque l’ouverture de la conversation ne le précise pas (handled_by).',
  assistant_off: 'L’assistant est désactivé : tant qu’il l’est, ce sont des personnes qui commencent.',
  how: 'Comment arrive une conversation',
  how_lead: 'Trois appels avec une clé API autorisée à écrire contacts, conversations et messages.',
  steps: {
    contact: 'Créez le contact, ou retrouvez-le par son adresse e-mail.',
    start: 'Ouvrez une conversation avec l’identifiant du contact.',
    say: 'Transmettez ce que le client a écrit, avec l’identifiant de la conversation. La réponse part de la même façon, sans direction.',
  },
  after: 'Les réponses de votre équipe et de l’assistant parviennent à votre programme sous forme d’événements :',
}
