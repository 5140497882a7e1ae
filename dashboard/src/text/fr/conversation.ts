import type { Dictionary } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart, plural } from '../plural.ts'

const count = plural('fr')
const list = names('fr')

export const conversation: Dictionary['conversation'] = {
  properties: 'Propriétés',
  property: (name, value) => `${name} : ${apart(value)}`,
  change_status: 'Statut',
  add_label: 'Ajouter une étiquette',
  take_over: 'Reprendre',
  taken_over: (name) => `Vous avez repris la conversation de ${apart(name)}.`,
  taken_from_you: (name) => `${apart(name)} a repris cette conversation, qui vous était attribuée.`,
  unread: 'Non lue',
  awaiting: 'En attente de réponse',
  waiting: (time) => `Attend depuis ${time}`,
  replied_meanwhile: (name) => `${apart(name)} a répondu pendant que vous écriviez :`,
  replied_meanwhile_hint: 'Votre réponse n’a pas été envoyée. Modifiez-la ou envoyez-la quand même.',
  unsent: (n) => count(n, { one: '# modification non envoyée', other: '# modifications non envoyées' }),
  not_sent: 'Pas encore envoyé',
  draft: 'Brouillon',
  waiting_to_send: 'Pas encore envoyé. L’envoi se fera dès que vous serez de nouveau en ligne.',
  kept: 'Vous êtes hors ligne. La modification est enregistrée et sera envoyée au retour de la connexion.',
  someone: 'Quelqu’un',
  activity: {
    assigned: (who, whom) => `${apart(who)} a attribué la conversation à ${apart(whom)}`,
    claimed: (who) => `${apart(who)} s’est attribué la conversation`,
    unassigned: (who) => `${apart(who)} a retiré l’attribution`,
    labelled: (who, labels) => `${apart(who)} a ajouté ${list(labels)}`,
    unlabelled: (who, labels) => `${apart(who)} a retiré ${list(labels)}`,
    moved: (who, team) => `${apart(who)} a confié la conversation à ${apart(team)}`,
    left_team: (who) => `${apart(who)} a retiré la conversation de son équipe`,
    prioritized: (who, priority) => `${apart(who)} a changé la priorité en « ${priority} »`,
    snoozed: (who, until) => `${apart(who)} a mis la conversation en veille jusqu’au ${until}`,
    snoozed_reply: (who) => `${apart(who)} a mis la conversation en veille jusqu’à la réponse du client`,
    resolved: (who) => `${apart(who)} a résolu la conversation`,
    opened: (who) => `${apart(who)} a rouvert la conversation`,
    pending: (who) => `${apart(who)} a rendu la conversation à l’assistant`,
    handed_over: (who) => `${apart(who)} a transmis la conversation à l’équipe`,
  },
}
