import { apart, plural } from '../plural.ts'

const count = plural('en')

export const trials = {
  sets: 'Trial set',
  new_set: 'New set',
  set_name: 'Name',
  create: 'Create set',
  empty: 'Try the assistant before customers do',
  empty_hint:
    'Collect past conversations and your own questions in a set, and see what the assistant would do. Nothing is sent.',
  size: (n: number) => count(n, { one: '# case', other: '# cases' }),
  sample: 'Add past conversations',
  sample_hint: 'Adds the first question of the newest 50 resolved conversations, with personal data masked.',
  sample_size: (n: number) => count(n, { one: 'The set has # case now.', other: 'The set has # cases now.' }),
  question: 'Customer’s question',
  expect: 'The assistant should',
  expects: { none: 'No expectation', answer: 'Answer', clarify: 'Ask for details', hand_over: 'Hand over' },
  add: 'Add question',
  run: 'Run trial',
  cancel: 'Stop',
  progress: (count: string, all: string) => `${count} of ${all} cases`,
  verdicts: {
    good: 'Good',
    acceptable: 'Acceptable',
    wrong: 'Wrong',
    should_hand_over: 'Should hand over',
    should_answer: 'Should answer',
    none: 'Not judged',
  },
  decisions: { answer: 'Answers', clarify: 'Asks for details', hand_over: 'Hands over', silent: 'Stays silent' },
  results: 'Results',
  judge: 'Verdict',
  judge_hint: 'Press 1 to 4 to judge, and J or K to move.',
  filter: 'Show',
  position: (n: string, all: string) => `${n} of ${all}`,
  next: 'Next',
  previous: 'Previous',
  none_left: 'Nothing to show here',
  why: 'What it found',
  article: (title: string, percent: string) => `${apart(title)}: confidence ${percent}`,
  comparison: (worse: number, better: number) => `Since the trial before: ${worse} worse, ${better} better.`,
  chances: {
    no_difference: 'No difference.',
    may_be_chance: 'This may be chance.',
    unlikely_chance: 'This is hardly chance.',
  },
  no_model: 'Trials show the built-in engine. A language model isn’t called.',
  first_set: 'Real conversations',
  new_case: 'Make this a case',
  new_case_hint: 'Tests this turn again whenever you run the set. Personal data is masked.',
  new_case_add: 'Add to set',
  new_case_saved: 'Added. You find it under Knowledge → Try.',
  no_article: 'No article has a word of the question.',
  doubts: {
    reads_otherwise: (title: string) =>
      `The question reads more like another language than that of “${apart(title)}”, so it isn’t told as the answer.`,
    other_name: (title: string) =>
      `“${apart(title)}” has the question only under another name, so it isn’t told as the answer.`,
    confidence: (title: string, has: string, needs: string) =>
      `“${apart(title)}” isn’t told as the answer: confidence is ${has}, and ${needs} is needed.`,
    own_words: (title: string, has: string, needs: string) =>
      `“${apart(title)}” isn’t told as the answer: it has ${has} of the question in the customer’s own words, and more than ${needs} is needed.`,
    single_word: (title: string) => `“${apart(title)}” isn’t told as the answer: it has a single word of the question.`,
    title_of_another: (title: string) =>
      `“${apart(title)}” isn’t told as the answer: a word of the question that it lacks is in the title of another article.`,
    coverage: (title: string, has: string, needs: string) =>
      `“${apart(title)}” isn’t offered: it has ${has} of the question, and ${needs} is needed.`,
  },
  guards: {
    own_case: 'The question is about the customer’s own case, so an article is only offered.',
    same_reply: 'The same reply was given before, so it isn’t repeated.',
    call_for_help: 'Somebody may need help, so a person takes over.',
  },
}
