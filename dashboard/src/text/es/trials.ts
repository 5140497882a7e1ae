import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

export const trials: Dictionary['trials'] = {
  sets: 'Conjunto de pruebas',
  new_set: 'Nuevo conjunto',
  set_name: 'Nombre',
  create: 'Crear conjunto',
  empty: 'Pruebe el asistente antes que sus clientes',
  empty_hint:
    'Reúna conversaciones pasadas y preguntas propias en un conjunto y vea qué haría el asistente. No se envía nada.',
  size: (n: number) => count(n, { one: '# caso', other: '# casos' }),
  sample: 'Añadir conversaciones pasadas',
  sample_hint:
    'Añade la primera pregunta de las 50 últimas conversaciones resueltas, con los datos personales ocultos.',
  sample_size: (n: number) =>
    count(n, { one: 'El conjunto tiene ahora # caso.', other: 'El conjunto tiene ahora # casos.' }),
  question: 'Pregunta del cliente',
  expect: 'El asistente debe',
  expects: { none: 'Sin expectativa', answer: 'Responder', clarify: 'Pedir detalles', hand_over: 'Transferir' },
  add: 'Añadir pregunta',
  run: 'Iniciar prueba',
  cancel: 'Detener',
  progress: (count: string, all: string) => `${count} de ${all} casos`,
  verdicts: {
    good: 'Bien',
    acceptable: 'Aceptable',
    wrong: 'Mal',
    should_hand_over: 'Debería transferir',
    should_answer: 'Debería responder',
    none: 'Sin valorar',
  },
  decisions: { answer: 'Responde', clarify: 'Pide detalles', hand_over: 'Transfiere', silent: 'Calla' },
  results: 'Resultados',
  judge: 'Veredicto',
  judge_hint: 'Pulse de 1 a 4 para valorar, y J o K para avanzar o retroceder.',
  filter: 'Mostrar',
  position: (n: string, all: string) => `${n} de ${all}`,
  next: 'Siguiente',
  previous: 'Anterior',
  none_left: 'No hay nada que mostrar aquí',
  why: 'Qué encontró',
  article: (title: string, percent: string) => `${apart(title)}: confianza ${percent}`,
  comparison: (worse: number, better: number) => `Desde la prueba anterior: ${worse} peor, ${better} mejor.`,
  chances: {
    no_difference: 'Sin diferencias.',
    may_be_chance: 'Puede ser casualidad.',
    unlikely_chance: 'Difícilmente es casualidad.',
  },
  no_model: 'Las pruebas muestran el motor integrado. No se llama a ningún modelo de lenguaje.',
}
