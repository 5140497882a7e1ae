import type { PageText } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('fr')

/** What an email in a conversation has besides its text. */
export const mail: PageText['mail'] = {
  from: 'De',
  reply_to: 'Répondre à',
  to: 'À',
  cc: 'Copie',
  received: 'Reçu',
  subject: 'Objet',
  check: 'Contrôle de l’expéditeur',
  verified: 'Confirmé : le domaine se porte garant de cette adresse.',
  failed: 'Échec : selon le domaine, cet e-mail ne vient pas de lui.',
  unknown: 'Non confirmé : n’importe qui peut indiquer n’importe quelle adresse.',
  formatted: 'Mise en forme d’origine',
  no_formatting: 'Cet e-mail n’a pas de mise en forme.',
  quoted: 'Texte cité',
  nothing_quoted: 'Cet e-mail ne cite rien.',
  signature: 'Signature',
  blocked: (n: number) =>
    count(n, {
      one: '# image distante bloquée',
      many: '# images distantes bloquées',
      other: '# images distantes bloquées',
    }),
  blocked_hint: 'Leur chargement peut révéler à l’expéditeur que vous avez lu cet e-mail.',
  show_images: 'Afficher les images',
  frame: (name: string) => `E-mail de ${apart(name)}`,
  source: 'Afficher l’original',
  source_title: 'E-mail d’origine',
  source_hint: 'L’e-mail tel qu’il est arrivé, sous forme de texte.',
  source_cut: 'Ceci est le début. Téléchargez le fichier pour tout voir.',
  download: 'Télécharger',
  forward: 'Transférer',
  forwards: 'Transfère un message',
  forward_not: 'Ne pas le transférer',
  forwarded: 'Message transféré',
  forwards_below: 'Suit ci-dessous',
  forwarded_note: (to, href) => `Transfert à ${to} : [voir la conversation](${href})`,
  send_later: 'Envoyer plus tard',
  schedule: 'Programmer',
  schedule_range: 'Choisissez une date future, dans 30 jours au plus.',
}
