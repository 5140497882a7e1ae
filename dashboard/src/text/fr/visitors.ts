import type { InboxText } from '../dictionary.ts'
import { names } from '../names.ts'
import { apart } from '../plural.ts'

const list = names('fr')

export const visitors: InboxText['visitors'] = {
  title: 'Visiteur',
  verified: 'Vérifié',
  unverified: 'Non vérifié',
  unverified_hint: 'Identité non confirmée. Ne communiquez rien de confidentiel.',
  page: 'Page',
  page_elsewhere: 'Ce n’est pas un site de ce canal. C’est le navigateur du visiteur qui indique cette page.',
  browser: 'Navigateur',
  time_zone: 'Fuseau horaire',
  language: 'Langue',
  last_seen: 'Dernière visite',
  claims: 'E-mail (déclaré)',
  phone: 'Téléphone (déclaré)',
  block: 'Bloquer le visiteur',
  unblock: 'Débloquer le visiteur',
  blocked: 'Bloqué',
  was_blocked: 'Visiteur bloqué. Il ne peut plus écrire.',
  was_unblocked: 'Visiteur débloqué.',
  end_sessions: 'Déconnecter partout',
  sessions_ended: 'Déconnecté partout.',
  start: 'Démarrer une conversation',
  channel: 'Canal',
  message: 'Message',
  send: 'Envoyer le message',
  started: 'Conversation démarrée.',
  rating: 'Note',
  rated: (score: number) => `${score} sur 5`,
  stranger: 'Ne participe pas',
  with_stranger: 'Une personne non participante a aussi écrit',
  stranger_hint:
    'Cette personne a écrit dans la conversation sans y participer. Vérifiez qui elle est avant de partager quoi que ce soit.',
  goes_to: 'Envoyé à',
  goes_to_chat: 'Chat du site web',
  goes_to_chat_only: 'Chat du site web uniquement : le visiteur n’a pas laissé d’adresse e-mail',
  goes_to_chat_then: (address: string) =>
    `Chat du site web, ou par e-mail à ${apart(address)} si le message n’y est pas lu`,
  goes_to_api: 'Votre application, via l’API',
  remove_recipient: (address: string) => `Retirer ${apart(address)}`,
  add_address: (address: string) => `Ajouter ${apart(address)}`,
  not_added_hint: 'Ces adresses ne figurent que dans un message. Ajoutez-en une si vous savez à qui elle appartient.',
  cc: 'Cc',
  mail_sent: 'Envoyé.',
  mail_back: 'Non envoyé. Le texte est de nouveau dans le champ de saisie.',
  mail_back_note: 'Non envoyé. Le texte est de nouveau dans le champ de saisie. Votre note est conservée à côté.',
  new_mail: 'Nouvel e-mail',
  scheduled: (at: string) => `Envoi prévu le ${at}`,
  sent_to: (names: string) => `à ${apart(names)}`,
  mail_recipients: (to: readonly string[], cc: readonly string[]) =>
    `à ${list(to)}${cc.length > 0 ? `, copie à ${list(cc)}` : ''}`,
  mail_details: 'Détails de cet e-mail',
  new_subject: (subject: string) => `Nouvel objet : ${apart(subject)}`,
}
