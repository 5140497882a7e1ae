import type { Dictionary } from '../dictionary.ts'

export const start: Dictionary['start'] = {
  title: 'Premiers pas',
  lead: 'Quatre étapes jusqu’à votre première conversation.',
  channel: 'Connecter un canal',
  channel_hint: 'Ajoutez le chat à votre site ou connectez une boîte.',
  invite: 'Inviter votre équipe',
  invite_hint: 'Attribuez les conversations et répondez ensemble.',
  import: 'Importer vos contacts',
  import_hint: 'À partir d’un fichier CSV.',
  test: 'Essayer avec des données de test',
  test_hint: 'Rien n’y parvient aux clients.',
  done: 'Fait',
}
