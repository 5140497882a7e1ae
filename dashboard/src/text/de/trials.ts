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
  first_set: 'Echte Gespräche',
  new_case: 'Als Testfall übernehmen',
  new_case_hint:
    'Prüft diese Stelle bei jedem Test des Satzes erneut. Personenbezogene Daten werden unkenntlich gemacht.',
  new_case_add: 'Zum Satz hinzufügen',
  new_case_saved: 'Hinzugefügt. Der Fall steht unter Wissen → Ausprobieren.',
  no_article: 'Kein Artikel enthält ein Wort der Frage.',
  doubts: {
    reads_otherwise: (title: string) =>
      `Die Frage klingt eher nach einer anderen Sprache als der von „${apart(title)}“. Deshalb gilt der Artikel nicht als Antwort.`,
    other_name: (title: string) =>
      `„${apart(title)}“ enthält das Gefragte nur unter einem anderen Namen und gilt deshalb nicht als Antwort.`,
    confidence: (title: string, has: string, needs: string) =>
      `„${apart(title)}“ gilt nicht als Antwort: Die Sicherheit ist ${has}, nötig sind ${needs}.`,
    own_words: (title: string, has: string, needs: string) =>
      `„${apart(title)}“ gilt nicht als Antwort: Der Artikel enthält ${has} der Frage in den Worten des Kunden, nötig sind mehr als ${needs}.`,
    single_word: (title: string) =>
      `„${apart(title)}“ gilt nicht als Antwort: Der Artikel enthält nur ein einziges Wort der Frage.`,
    title_of_another: (title: string) =>
      `„${apart(title)}“ gilt nicht als Antwort: Ein Wort der Frage, das dort fehlt, steht im Titel eines anderen Artikels.`,
    coverage: (title: string, has: string, needs: string) =>
      `„${apart(title)}“ wird nicht angeboten: Der Artikel enthält ${has} der Frage, nötig sind ${needs}.`,
  },
  guards: {
    own_case: 'Es geht um den eigenen Fall des Kunden. Deshalb wird ein Artikel nur angeboten.',
    same_reply: 'Dieselbe Antwort wurde schon gegeben und wird nicht wiederholt.',
    call_for_help: 'Vielleicht braucht jemand Hilfe. Deshalb übernimmt ein Mensch.',
  },
}
