/** How days are named in the languages that are read. */
function table<Value>(lines: [Value, string][]): ReadonlyMap<string, Value> {
  return new Map(lines.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))
}

/** Names of months in the five languages, folded, from 0. */
export const months = table<number>([
  [0, 'january januar janner janvier enero janeiro gennaio januari jan'],
  [1, 'february februar fevrier febrero fevereiro febbraio februari feb fev'],
  [2, 'march marz maerz mars marzo marco maart'],
  [3, 'april avril abril aprile apr'],
  [4, 'may mai mayo maio maggio mei'],
  [5, 'june juni juin junio junho giugno juni jun'],
  [6, 'july juli juillet julio julho luglio juli jul'],
  [7, 'august augustus aout agosto aug'],
  [8, 'september septembre septiembre setembro settembre sept sep'],
  [9, 'october oktober octobre octubre outubro ottobre oct okt'],
  [10, 'november novembre noviembre novembro nov'],
  [11, 'december dezember decembre diciembre dezembro dicembre dec dez'],
])

export const weekdays = table<number>([
  [1, 'monday montag lundi lunes'],
  [2, 'tuesday dienstag mardi martes'],
  [3, 'wednesday mittwoch mercredi miercoles'],
  [4, 'thursday donnerstag jeudi jueves'],
  [5, 'friday freitag vendredi viernes'],
])

export const units = table<'day' | 'week' | 'month' | 'quarter' | 'year'>([
  ['day', 'day days tag tage tagen jour jours dia dias giorno giorni dag dagen'],
  ['week', 'week weeks woche wochen semaine semaines semana semanas settimana settimane weken'],
  ['month', 'month months monat monate monaten monats mois mes meses mese mesi maand maanden'],
  ['quarter', 'quarter quarters quartal quartals trimestre trimestres kwartaal'],
  ['year', 'year years jahr jahre jahren jahres annee annees an ans ano anos anno anni jaar'],
])
/** "Im zweiten Quartal" */
export const ordinals = table<number>([
  [1, 'first 1st ersten erstes premier primer primeiro 1er primo'],
  [2, 'second 2nd zweiten zweites deuxieme second segundo 2e secondo tweede'],
  [3, 'third 3rd dritten drittes troisieme tercer terceiro 3e terzo derde'],
  [4, 'fourth 4th vierten viertes quatrieme cuarto quarto 4e vierde'],
])
export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

export const words_for = (words: string): ReadonlySet<string> => new Set(words.split(' '))
export const following = words_for(
  'next nachste nachsten nachster nachstes kommende kommenden coming proxima proximo prochain prochaine prochains prossimo prossima volgend volgende komende',
)
export const current = words_for(
  'this diese diesen dieser dieses diesem cette ce cet esta este neste nesta questo questa questi deze dit current laufenden',
)
export const ends = words_for('end ende fin fim final finales finais late')
export const fillers = words_for(
  'of de du des del do da the la le el os l d n dieses des este deste this cet cette nachsten',
)
export const openers = words_for(
  [
    'in im by before until till bis vor ab mid mitte early anfang en em ate para hasta antes avant d ici',
    'since starting start debut principios inicio from nach le a entro da vanaf tegen voor zum furs ans',
    'mi meados mediados principio meta inizio begin half courant',
  ].join(' '),
)
export const christmas = words_for('christmas weihnachten noel navidad natal')
export const new_year: ReadonlySet<string> = new Set([
  'new year',
  'new years',
  'neujahr',
  'silvester',
  'nouvel an',
  'ano nuevo',
  'ano novo',
  'capodanno',
])
export const easter = words_for('easter ostern paques pascua pascoa pasqua pasen')
export const seasons = table<number>([
  [4, 'spring fruhjahr fruhling printemps primavera lente'],
  [7, 'summer sommer ete verano verao estate zomer'],
  [8, 'rentree'],
  [10, 'autumn fall herbst automne otono outono autunno herfst'],
])
export const tomorrow = words_for('tomorrow demain manana amanha')
export const numbers = table<number>([
  [1, 'one a an ein eine einem einer un une uno una um uma'],
  [2, 'two zwei deux dos dois duas due twee couple'],
  [3, 'three drei trois tres tre drie'],
  [4, 'four vier quatre cuatro quatro'],
  [5, 'five funf cinq cinco'],
  [6, 'six sechs seis'],
])
export const within = words_for('in within innerhalb dans en em dentro sous daqui d ici tra fra entro binnen over')

/** The next Easter Sunday, by the anonymous Gregorian algorithm. */
export function easterFrom(today: number): number {
  const year = new Date(today).getUTCFullYear()
  const [this_year, next_year] = [easterOf(year), easterOf(year + 1)]
  return this_year >= today ? this_year : next_year
}

function easterOf(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32)
}
