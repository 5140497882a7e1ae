import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')

export const trials: Dictionary['trials'] = {
  sets: 'Testsatz',
  new_set: 'Neuer Satz',
  set_name: 'Name',
  create: 'Satz anlegen',
  empty: 'Probieren Sie den Assistenten vor Ihren Kunden aus',
  empty_hint:
    'Sammeln Sie frühere Konversationen und eigene Fragen in einem Satz und sehen Sie, was der Assistent tun würde. Nichts wird gesendet.',
  size: (n: number) => count(n, { one: '# Fall', other: '# Fälle' }),
  sample: 'Frühere Konversationen hinzufügen',
  sample_hint: 'Fügt die erste Frage der neuesten 50 gelösten Konversationen hinzu, ohne persönliche Daten.',
  sample_size: (n: number) => count(n, { one: 'Der Satz hat jetzt # Fall.', other: 'Der Satz hat jetzt # Fälle.' }),
  question: 'Frage des Kunden',
  expect: 'Der Assistent soll',
  expects: { none: 'Keine Erwartung', answer: 'Antworten', clarify: 'Nachfragen', hand_over: 'Übergeben' },
  add: 'Frage hinzufügen',
  run: 'Test starten',
  cancel: 'Anhalten',
  progress: (count: string, all: string) => `${count} von ${all} Fällen`,
  verdicts: {
    good: 'Gut',
    acceptable: 'Annehmbar',
    wrong: 'Falsch',
    should_hand_over: 'Sollte übergeben',
    should_answer: 'Sollte antworten',
    none: 'Nicht bewertet',
  },
  decisions: { answer: 'Antwortet', clarify: 'Fragt nach', hand_over: 'Übergibt', silent: 'Schweigt' },
  results: 'Ergebnisse',
  judge: 'Urteil',
  judge_hint: 'Mit 1 bis 4 bewerten, mit J und K blättern.',
  filter: 'Anzeigen',
  position: (n: string, all: string) => `${n} von ${all}`,
  next: 'Weiter',
  previous: 'Zurück',
  none_left: 'Hier gibt es nichts zu zeigen',
  why: 'Was er gefunden hat',
  article: (title: string, percent: string) => `${apart(title)}: Sicherheit ${percent}`,
  comparison: (worse: number, better: number) => `Seit dem Test davor: ${worse} schlechter, ${better} besser.`,
  chances: {
    no_difference: 'Kein Unterschied.',
    may_be_chance: 'Das kann Zufall sein.',
    unlikely_chance: 'Das ist kaum Zufall.',
  },
  no_model: 'Tests zeigen, was ohne Sprachmodell geantwortet wird. Ein Modell wird nicht aufgerufen.',
}
