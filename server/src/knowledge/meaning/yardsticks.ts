/**
 * Questions that no business answers. How near they come to its articles is how near chance comes, in this model's numbers: what one
 * model calls 0.8 another calls 0.3.
 */
export const yardsticks = [
  'What will the weather be like tomorrow?',
  'Write me a poem about the sea.',
  'Who won the world cup?',
  'How tall is the highest mountain on earth?',
  'Tell me a joke.',
  'How do I cook rice?',
  'Translate good morning into Japanese.',
  'What is the capital of Australia?',
  'Can you recommend a film for tonight?',
  'My cat does not eat any more.',
  'Set a timer for ten minutes.',
  'What time is it in Tokyo?',
  'How do I get a stain out of my shirt?',
  'Which team plays tonight?',
  'What is the meaning of life?',
  'Who invented the telephone?',
  'How old are you?',
  'Play some music.',
  'What is 15 percent of 80?',
  'How do I change a light bulb?',
  'Wie wird das Wetter morgen?',
  'Écris-moi un poème.',
  '¿Quién ganó el partido?',
  '今天天气怎么样？',
]
