import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('fr')

export const lists: Dictionary['lists'] = {
  sort: 'Trier',
  sorted_by: (order) => `Tri : ${order}`,
  sorts: { newest: 'Plus récentes', oldest: 'Plus anciennes', waiting: 'Attente la plus longue', priority: 'Priorité' },
  compact: 'Lignes compactes',
  open_next: 'Ouvrir la suivante après résolution',
  reply: 'Réponse',
  replied: { true: 'En attente de réponse', false: 'Répondu' },
  from: 'Créées à partir du',
  to: 'Créées jusqu’au',
  from_day: (day) => `À partir du ${day}`,
  to_day: (day) => `Jusqu’au ${day}`,
  awaiting: (n) => `${n} en attente de réponse`,
  send_resolve: 'Envoyer et résoudre',
  all_done: 'C’était la dernière de cette liste.',
  mark_unread: 'Marquer comme non lue',
  marked_unread: 'Marquée comme non lue.',
  share: 'Partager avec tout le monde',
  share_hint: 'Apparaît dans la barre latérale de tous. « Les miennes » montre à chacun ses propres conversations.',
  shared: 'Partagée',
  select_matching: (n) => `Sélectionner les ${n} qui correspondent`,
  matching_selected: (n) => `Les ${n} sont sélectionnées`,
  select_newest: (n) => `Sélectionner les ${n} plus récentes qui correspondent`,
  newest_selected: (n) => `Les ${n} plus récentes sont sélectionnées`,
  resolve_all: (n) => count(n, { one: 'Résoudre # conversation ?', other: 'Résoudre # conversations ?' }),
  change_all: (n) => count(n, { one: 'Modifier # conversation ?', other: 'Modifier # conversations ?' }),
  change_all_hint: 'L’opération s’exécute en arrière-plan. Vous pouvez l’arrêter, puis l’annuler.',
  change_newest: (n) =>
    count(n, { other: 'D’autres correspondent aussi : seules les # plus récentes sont modifiées.' }),
  change_all_start: 'Modifier',
  bulk_kept: (n) =>
    count(n, {
      one: '# conversation a été modifiée depuis et reste telle quelle.',
      other: '# conversations ont été modifiées depuis et restent telles quelles.',
    }),
  narrowed_hint: 'Retirez un filtre, ou effacez-les tous.',
  stop: 'Arrêter',
  label_create: (name) => `Créer « ${apart(name)} »`,
  label_manage: 'Gérer les étiquettes',
  label_find: 'Trouver ou créer une étiquette',
  arrived: (n) => count(n, { one: '# nouvelle', other: '# nouvelles' }),
  left: 'Plus dans cette liste',
}
