import type { Dictionary } from '../dictionary.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const common: Dictionary['common'] = {
  save: 'Enregistrer',
  cancel: 'Annuler',
  close: 'Fermer',
  search_clear: 'Effacer la recherche',
  back: 'Retour',
  copy: 'Copier',
  copied: 'Copié',
  copy_failed: 'Votre navigateur a bloqué la copie. Sélectionnez le texte et copiez-le.',
  retry: 'Réessayer',
  undo: 'Annuler',
  undone: 'Action annulée.',
  done: 'Terminé',
  find: 'Rechercher',
  no_results: 'Aucun résultat',
  more: 'Afficher plus',
  less: 'Afficher moins',
  dates: {
    choose: 'Choisir une date',
    clear: 'Effacer',
    time: 'Heure',
    previous_month: 'Mois précédent',
    next_month: 'Mois suivant',
  },
  loading: 'Chargement…',
  none: 'Aucun',
  optional: 'facultatif',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  dismiss: 'Fermer',
  notifications: 'Notifications',
  request: (id) => `Requête ${id}`,
  type_to_confirm: (word) => `Saisissez ${word} pour confirmer`,
  page_title: (page) => `${page} · Parley`,
  just_now: 'à l’instant',
  new_entries: (n) => count(n, { one: '# nouvelle entrée', other: '# nouvelles entrées' }),
}
