import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('fr')

export const files: Dictionary['files'] = {
  attach: 'Joindre des fichiers',
  drop: 'Déposez les fichiers à joindre',
  attached: 'Pièces jointes',
  uploading: (name, percent) => `Envoi de ${apart(name)}, ${percent} %`,
  ready: (name) => `${apart(name)} est prêt à être envoyé`,
  failed: 'Échec de l’envoi du fichier.',
  retry: (name) => `Renvoyer ${apart(name)}`,
  cancel: (name) => `Annuler l’envoi de ${apart(name)}`,
  remove: (name) => `Retirer ${apart(name)}`,
  too_many: (n) => `Joignez au plus ${n} fichiers.`,
  open: (name) => `Ouvrir ${apart(name)}`,
  original: 'Ouvrir dans un nouvel onglet',
  previous: 'Image précédente',
  next: 'Image suivante',
  place: (n, of) => `${n} sur ${of}`,
  picture: 'A envoyé une image',
  sent: (n) => count(n, { one: 'A envoyé # fichier', other: 'A envoyé # fichiers' }),
}
