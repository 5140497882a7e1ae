import { type LanguageTable, phrases } from './table.ts'

export const fr: LanguageTable = {
  code: 'fr',
  spaced: true,
  openers: phrases(`
    bonjour madame | bonjour monsieur | bonjour à tous | bonjour | bonsoir | salut | coucou | madame, monsieur
    | chère équipe | cher | chère | hello | ok | d'accord | bonjour à toute l'équipe
  `),
  interjections: phrases(`
    oui | non | merci | merci beaucoup | parfait | super | très bien | bien sûr | bien | entendu | je comprends
    | pas de problème | merci pour votre message | merci pour votre réponse | merci de votre réponse | désolé
    | désolée | alors
  `),
  chatter: phrases(`
    merci | merci beaucoup | merci d'avance | merci par avance | je vous remercie | un grand merci
    | mille mercis | s'il vous plaît | s'il vous plait | svp | cordialement | bien cordialement | bonne journée
    | bonne soirée | bon week-end | excellente journée | à bientôt | au revoir | comment puis-je vous aider
    | comment allez-vous | en quoi puis-je vous aider | un instant | un moment | un instant s'il vous plaît
    | pouvez-vous m'aider | pouvez vous m'aider | j'ai besoin d'aide | j'ai une question | j'ai un problème
    | aidez-moi | de rien | avec plaisir | je vous en prie | parfait | super | ok | oui | non | d'accord
    | très bien | génial | pour votre aide | de votre aide | pour votre réponse | pour votre patience
    | je vous souhaite | une | passez | encore | tout le monde | à vous aussi
  `),
  weak: phrases(`
    à bientôt | dommage | quel dommage | c'est dommage | bonne journée | bon courage
    | désolé | désolée | je suis désolé | je suis désolée | nous sommes désolés | toutes nos excuses
    | toutes mes excuses | veuillez nous excuser | veuillez accepter | nous nous excusons | je m'excuse | excusez
    | navré | nous regrettons | je comprends | nous comprenons | merci | je vous remercie | nous vous remercions
    | avec plaisir | de rien | je vous en prie | n'hésitez pas | si vous avez | avez-vous d'autres
    | puis-je vous aider | y a-t-il autre chose | je reste | nous restons | j'espère | nous espérons
    | bonne journée | passez une | je vous souhaite | nous vous souhaitons | cordialement | un instant
    | je vérifie | je regarde | je suis ravi | ravi | je serai ravi | je m'appelle | comment puis-je
    | nous sommes navrés | nous sommes vraiment désolés | nous sommes sincèrement désolés | je regrette
  `),
  questionWords: phrases(`
    où est | où sont | où en est | quand est-ce | quand sera | quand vais-je | quand pourrai | comment puis-je
    | comment faire | comment est-ce | combien | pourquoi | quel est | quelle est | quels sont | quelles sont
    | est-ce que | pouvez-vous | pourriez-vous | puis-je | est-il possible | avez-vous | y a-t-il
  `),
  questionEndings: [],
  request:
    /^merci (?:de|d['’])\s*(?!(?:m['’]|nous |me )?(?:avoir|être))(?:bien vouloir|(?:me |nous |m['’])?\p{L}+(?:er|ir|oir|re))(?!\p{L})/iu,
  wants: phrases(`
    je voudrais | je veux | je souhaite | je souhaiterais | j'aimerais | j'ai besoin | pouvez-vous
    | pourriez-vous | puis-je | comment puis-je | est-il possible | remboursement | rembourser | remboursé
    | annuler | échanger | retourner | résilier | n'est pas arrivé | n'ai pas reçu | ne fonctionne pas
    | ne marche pas | nous souhaitons | nous voudrions | merci de
    | je vous demande | je demande | nous vous demandons | veuillez | je vous prie de | merci d'
  `),
  changes: phrases(`
    j'ai changé d'avis | changé d'avis | autre chose | une autre question | aussi besoin | j'aimerais aussi
    | je voudrais aussi | laissez tomber
  `),
  changeHints: phrases(`
    finalement | plutôt | à la place | au lieu de | en fait | de plus | je voulais dire | oubliez | en revanche
  `),
  solved: phrases(`
    ça marche | ça fonctionne | cela fonctionne | fonctionne maintenant | fonctionne à nouveau
    | marche maintenant | problème résolu | résolu | c'est réglé | c'est bon | est arrivé | bien reçu le
    | j'ai bien reçu | tout est en ordre
  `),
  labels: {
    customerSays: 'Le client écrit :',
    customerAsks: 'Le client demande :',
    customerLater: 'Le client ajoute ensuite :',
    agentSays: 'L’agent répond :',
    agentAsks: 'L’agent demande :',
    assistantSays: 'L’assistant répond :',
    openQuestion: 'Encore sans réponse :',
    confirmed: 'Le client confirme :',
    subject: 'Objet :',
    resolved: 'La conversation est résolue.',
    waitingForCustomer: 'En attente du client.',
    waitingForAgent: 'En attente de l’agent.',
    nothingMore: 'Le client ne demande rien de plus.',
    nothing: 'La conversation ne contient aucun texte à résumer.',
    quotes: ['« ', ' »'],
  },
}
