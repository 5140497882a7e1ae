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
  first_set: 'Vraies conversations',
  new_case: 'En faire un cas d’essai',
  new_case_hint: 'Cet échange est revérifié à chaque essai du jeu. Les données personnelles sont masquées.',
  new_case_add: 'Ajouter au jeu',
  new_case_saved: 'Ajouté. Le cas se trouve sous Connaissances → Essayer.',
  no_article: 'Aucun article ne contient un mot de la question.',
  doubts: {
    reads_otherwise: (title: string) =>
      `La question semble écrite dans une autre langue que « ${apart(title)} » : l’article n’est donc pas donné comme réponse.`,
    other_name: (title: string) =>
      `« ${apart(title)} » ne contient ce qui est demandé que sous un autre nom : l’article n’est donc pas donné comme réponse.`,
    confidence: (title: string, has: string, needs: string) =>
      `« ${apart(title)} » n’est pas donné comme réponse : la confiance est de ${has}, il faut ${needs}.`,
    own_words: (title: string, has: string, needs: string) =>
      `« ${apart(title)} » n’est pas donné comme réponse : l’article contient ${has} de la question dans les mots du client, il faut plus de ${needs}.`,
    single_word: (title: string) =>
      `« ${apart(title)} » n’est pas donné comme réponse : l’article ne contient qu’un seul mot de la question.`,
    title_of_another: (title: string) =>
      `« ${apart(title)} » n’est pas donné comme réponse : un mot de la question qui y manque figure dans le titre d’un autre article.`,
    coverage: (title: string, has: string, needs: string) =>
      `« ${apart(title)} » n’est pas proposé : l’article contient ${has} de la question, il faut ${needs}.`,
  },
  guards: {
    own_case: 'La question porte sur le cas particulier du client : un article est seulement proposé.',
    same_reply: 'La même réponse a déjà été donnée : elle n’est pas répétée.',
    call_for_help: 'Quelqu’un a peut-être besoin d’aide : une personne prend le relais.',
  },
}
