export type Measure = 'rouge1' | 'rouge2' | 'rougeL'
export type Scores = Record<Measure, number>

/** F1 of ROUGE-1, ROUGE-2 and ROUGE-L (newlines ignored), as google-research/rouge computes them, for tokens already made. */
export function rouge(target: string[], prediction: string[]): Scores {
  return {
    rouge1: overlap(grams(target, 1), grams(prediction, 1)),
    rouge2: overlap(grams(target, 2), grams(prediction, 2)),
    rougeL: f1(longestCommon(target, prediction), target.length, prediction.length),
  }
}

function grams(tokens: string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= tokens.length; at++) {
    const gram = tokens.slice(at, at + size).join(' ')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function overlap(target: Map<string, number>, prediction: Map<string, number>): number {
  let common = 0
  for (const [gram, count] of target) common += Math.min(count, prediction.get(gram) ?? 0)
  return f1(common, total(target), total(prediction))
}

function total(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function f1(common: number, target: number, prediction: number): number {
  return common === 0 ? 0 : (2 * common) / (target + prediction)
}

function longestCommon(a: string[], b: string[]): number {
  let before = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const row = [0]
    for (const [at, other] of b.entries())
      row.push(word === other ? before[at]! + 1 : Math.max(before[at + 1]!, row[at]!))
    before = row
  }
  return before[b.length]!
}
