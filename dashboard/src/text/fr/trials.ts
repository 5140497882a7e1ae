import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('fr')

export const trials: Dictionary['trials'] = {
  sets: 'Jeu d’essai',
  new_set: 'Nouveau jeu',
  set_name: 'Nom',
  create: 'Créer le jeu',
  empty: 'Essayez l’assistant avant vos clients',
  empty_hint:
    'Réunissez d’anciennes conversations et vos propres questions dans un jeu, et voyez ce que ferait l’assistant. Rien n’est envoyé.',
  size: (n: number) => count(n, { one: '# cas', other: '# cas' }),
  sample: 'Ajouter d’anciennes conversations',
  sample_hint: 'Ajoute la première question des 50 dernières conversations résolues, données personnelles masquées.',
  sample_size: (n: number) => count(n, { one: 'Le jeu a maintenant # cas.', other: 'Le jeu a maintenant # cas.' }),
  question: 'Question du client',
  expect: 'L’assistant doit',
  expects: { none: 'Aucune attente', answer: 'Répondre', clarify: 'Demander des précisions', hand_over: 'Transmettre' },
  add: 'Ajouter la question',
  run: 'Lancer l’essai',
  cancel: 'Arrêter',
  progress: (count: string, all: string) => `${count} cas sur ${all}`,
  verdicts: {
    good: 'Bon',
    acceptable: 'Acceptable',
    wrong: 'Faux',
    should_hand_over: 'Devrait transmettre',
    should_answer: 'Devrait répondre',
    none: 'Non évalué',
  },
  decisions: { answer: 'Répond', clarify: 'Demande des précisions', hand_over: 'Transmet', silent: 'Se tait' },
  results: 'Résultats',
  judge: 'Verdict',
  judge_hint: 'Appuyez sur 1 à 4 pour évaluer, sur J ou K pour avancer ou reculer.',
  filter: 'Afficher',
  position: (n: string, all: string) => `${n} sur ${all}`,
  next: 'Suivant',
  previous: 'Précédent',
  none_left: 'Rien à afficher ici',
  why: 'Ce qu’il a trouvé',
  article: (title: string, percent: string) => `${apart(title)} : confiance ${percent}`,
  comparison: (worse: number, better: number) => `Depuis l’essai précédent : moins bons ${worse}, meilleurs ${better}.`,
  chances: {
    no_difference: 'Aucune différence.',
    may_be_chance: 'C’est peut-être un hasard.',
    unlikely_chance: 'Ce n’est guère un hasard.',
  },
  no_model: 'Les essais montrent le moteur intégré. Aucun modèle de langage n’est appelé.',
}
