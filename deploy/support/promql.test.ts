import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { evaluate, type Scrape } from './evaluate.ts'
import { parseExposition } from './exposition.ts'
import { parsePromql } from './promql.ts'

/** A scrape a minute. */
const scrapes = (...texts: string[]): Scrape[] =>
  texts.map((text, n) => ({ at_s: n * 60, samples: parseExposition(text) }))

/** The values at the last scrape, or so many seconds after it. */
function values(query: string, seen: Scrape[], later_s = 0) {
  const value = evaluate(parsePromql(query), seen, (seen.at(-1)?.at_s ?? 0) + later_s)
  return typeof value === 'number' ? value : value.map((one) => [one.labels, one.value])
}

describe('our own PromQL', () => {
  it('reads what metrics look like, and nothing else', () => {
    const text = '# HELP a Words.\n# TYPE a gauge\na{path="/a\\"b\\\\c\\n",x="1"} 1.5e3\nb NaN\nc +Inf\n'
    assert.deepEqual(parseExposition(text), [
      { name: 'a', labels: { path: '/a"b\\c\n', x: '1' }, value: 1500 },
      { name: 'b', labels: {}, value: Number.NaN },
      { name: 'c', labels: {}, value: Infinity },
    ])
    assert.throws(() => parseExposition('<html>'))
    for (const query of ['a >', 'max(a, b)', 'a{b="c"', 'rate(a[5m)', 'a ? b', 'a b'])
      assert.throws(() => parsePromql(query), query)
  })

  it('binds multiplication before addition before comparison before and before or', () => {
    assert.equal(values('1 + 2 * 3 - 4 / 2', []), 5)
    const seen = scrapes('a{x="1"} 5\nb{x="1"} 1\nc{x="2"} 9')
    assert.deepEqual(values('a > 1 + 2 and b or c', seen), [
      [{ x: '1' }, 5],
      [{ x: '2' }, 9],
    ])
    assert.deepEqual(values('a unless b > 0 or c', seen), [[{ x: '2' }, 9]])
    assert.deepEqual(values('a / b == 5', seen), [[{ x: '1' }, 5]])
  })

  it('compares no number with what is none', () => {
    assert.deepEqual(values('a > 0 or a < 1 or a == 0', scrapes('a NaN')), [])
  })

  it('finds series by their labels, and only while the last scrape has them', () => {
    const seen = scrapes('a{x="12"} 1\na{x="2"} 2')
    assert.deepEqual(values('a{x=~"1."}', seen), [[{ x: '12' }, 1]])
    assert.deepEqual(values('a{x!="2",y=""}', seen), [[{ x: '12' }, 1]])
    assert.deepEqual(values('a', seen, 301), [])
    assert.deepEqual(values('a', scrapes('a 1', 'b 1')), [])
    assert.deepEqual(values('absent(a{job="j",x=~"."})', scrapes('b 1')), [[{ job: 'j' }, 1]])
    assert.deepEqual(values('absent(b)', scrapes('b 1')), [])
  })

  it('counts what a counter grew by, also when it began anew', () => {
    const seen = scrapes('a 100', 'a 160', 'a 30', 'a 60')
    assert.deepEqual(values('rate(a[5m])', seen), [[{}, 120 / 180]])
    assert.deepEqual(values('increase(a[2m])', seen), [[{}, 30]])
    assert.deepEqual(values('min_over_time(a[5m])', seen), [[{}, 30]])
    assert.deepEqual(values('rate(a[1m])', seen), [], 'one point is no growth')
  })

  it('puts together by labels', () => {
    const seen = scrapes('a{x="1",y="1"} 1\na{x="1",y="2"} 2\na{x="2",y="1"} 4')
    assert.deepEqual(values('sum by (x) (a)', seen), [
      [{ x: '1' }, 3],
      [{ x: '2' }, 4],
    ])
    assert.deepEqual(values('max(a) by (y)', seen), [
      [{ y: '1' }, 4],
      [{ y: '2' }, 2],
    ])
    assert.deepEqual(values('min(a) + count(a)', seen), [[{}, 4]])
  })

  it('estimates quantiles within a bucket, and none of nothing', () => {
    const seen = scrapes('a{le="1"} 90\na{le="2"} 99\na{le="+Inf"} 100')
    assert.deepEqual(values('histogram_quantile(0.945, a)', seen), [[{}, 1.5]])
    assert.deepEqual(values('histogram_quantile(1, a)', seen), [[{}, 2]])
    assert.deepEqual(values('histogram_quantile(0.5, a)', scrapes('a{le="+Inf"} 0')), [[{}, Number.NaN]])
  })
})
