import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const start: Dictionary['start'] = {
  title: 'Premiers pas',
  progress: (n, all) => `${n} sur ${all} terminées. Chaque étape est cochée dès qu’elle fonctionne.`,
  hide: 'Masquer cette liste pour tous',
  done: 'Fait',
  website: 'Ajouter le chat à votre site',
  website_hint: 'Créez un chat. Vous obtiendrez une ligne à coller dans votre site.',
  website_no_origins: 'Ajoutez l’adresse de votre site au chat pour qu’il puisse s’y afficher.',
  website_unseen:
    'Collez cette ligne dans votre site, ou envoyez-la à la personne qui s’en occupe. Ouvrez ensuite votre site et cliquez sur le chat.',
  website_seen: (host) => `Vu sur ${apart(host)}`,
  mailbox: 'Connecter votre boîte e-mail',
  mailbox_hint: 'Les e-mails deviennent des conversations, et vos réponses partent de votre adresse.',
  mailbox_failing: (name) => `${apart(name)} est ajoutée mais ne fonctionne pas encore. Son canal indique pourquoi.`,
  articles: 'Publier trois articles',
  articles_hint: (n) => `${n} sur 3 publiés. Rédigez ce que les clients demandent le plus, ou importez des fichiers.`,
  question: 'Poser une question d’essai',
  question_hint: 'Voyez ce que l’assistant répondrait. Rien n’est envoyé.',
  invite: 'Inviter un membre',
  team: {
    alone: 'Attribuez les conversations et répondez ensemble.',
    invited: 'Invitation créée, pas encore acceptée.',
    joined: 'Votre équipe vous a rejoint.',
  },
}
