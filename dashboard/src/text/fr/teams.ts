import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const teams: Dictionary['teams'] = {
  lead: 'Qui travaille ensemble, et ce qui leur arrive.',
  add: 'Ajouter une équipe',
  none: 'Chaque demande aux bonnes personnes',
  none_hint:
    'Créez une équipe par type de question, par exemple livraisons ou ventes. Un canal peut lui confier ses conversations, et vous pouvez lui en confier d’autres. Tout reste visible pour tous.',
  begin: 'Créer votre première équipe',
  edit: (name) => `Modifier ${name}`,
  members_of: (name) => `Membres de ${name}`,
  archive: (name) => `Archiver ${name}`,
  name: 'Nom',
  description: 'Description',
  description_hint: 'À quoi elle sert, en quelques mots.',
  fallback: 'Quand elle est archivée',
  fallback_hint: 'Quelle équipe reçoit ses conversations ouvertes.',
  fallback_none: 'Laisser les conversations sans équipe',
  saved: (name) => `${apart(name)} : enregistré.`,
  nobody: 'Personne pour l’instant',
  people: 'Personnes',
  member: 'Membre',
  lead_role: 'Responsable',
  member_add: 'Ajouter un membre',
  role_of: (name) => `Rôle de ${name}`,
  remove_member: (name) => `Retirer ${name}`,
  everyone_in: 'Tout le monde est dans cette équipe.',
  archive_lead:
    'Ses conversations ouvertes vont à l’équipe suivante, ou n’en ont plus. Ses canaux aussi. Les conversations résolues la nomment toujours. Cette action est définitive.',
  archive_act: 'Archiver l’équipe',
  archived: (name) => `${apart(name)} : archivé.`,
  done: 'Terminé',
  channel: 'Équipe',
  channel_hint: 'Qui reçoit ici les nouvelles conversations.',
  channel_all: 'Toutes les équipes',
  show: 'Afficher ses conversations',
}
