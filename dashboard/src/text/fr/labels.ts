import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const labels: Dictionary['labels'] = {
  title: 'Étiquettes',
  lead: 'Les étiquettes classent les conversations par sujet. Toute l’équipe les partage.',
  create: 'Nouvelle étiquette',
  none: 'Aucune étiquette pour l’instant',
  none_hint: 'Créez des étiquettes ici ou ajoutez-en une à une conversation.',
  show: 'Afficher les conversations',
  name: 'Nom',
  rename_hint: 'Les conversations concernées prennent le nouveau nom en quelques secondes.',
  color: 'Couleur',
  colors: {
    gray: 'Gris',
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    green: 'Vert',
    teal: 'Turquoise',
    blue: 'Bleu',
    purple: 'Violet',
    pink: 'Rose',
  },
  edit: (name) => `Modifier ${apart(name)}`,
  saved: (name) => `${apart(name)} : enregistré.`,
  merge: (name) => `Fusionner ${apart(name)}`,
  into: 'Fusionner avec',
  merge_hint: (name) =>
    `Les conversations reçoivent cette étiquette à la place de ${apart(name)}, qui est supprimée. Cette action est irréversible.`,
  merge_act: 'Fusionner les étiquettes',
  merged: (name, into) => `${apart(name)} fusionnée avec ${apart(into)}.`,
  remove: (name) => `Supprimer ${apart(name)}`,
  remove_hint: 'Elle est aussi retirée de toutes les conversations. Cette action est irréversible.',
  remove_act: 'Supprimer l’étiquette',
  removed: (name) => `${apart(name)} supprimée.`,
}
