/** A JSON value as written, and whether it must round-trip or be rejected. */
export interface JsonVector {
  label: string
  json: string | Buffer
  expect: 'roundtrip' | 'refuse'
}

const numbers = {
  roundtrip: [
    '0 1 -1 10 0.1 -0.5 1.5 1e2 1E2 1e+2 1e-2 0e0 123456789012345 9007199254740991 -9007199254740991 0.30000000000000004',
    '1.7976931348623157e-300 5e-324 2.2250738585072014e-308 3.141592653589793 1e15 4503599627370496.5 0.000001 1e-7',
    '99.99 -273.15 1e0 12e3 1.0 1.10',
  ],
  refuse: [
    '9007199254740993 -9007199254740993 9223372036854775807 18446744073709551616 1e16 1e21 1e100 1.7976931348623157e308',
    '1e309 -1e309 1e400 1e99999 123456789012345678901234567890 01 -01 00 +1 .5 5. 1e 1e+ 1.e1 0x1F 0b1 0o7 1_000 - -- 1,5',
    'NaN Infinity -Infinity 1n ١ １ 1f 1.2.3',
  ],
}

const texts = {
  roundtrip: [
    '""',
    '"\\u0001"',
    '"\\/"',
    '"\\b\\f\\n\\r\\t"',
    '"\\uD83D\\uDEB2"',
    '"\\ud83d\\udeb2"',
    '"\\\\u0000"',
    '"\\"\\\\\\""',
    '"\\u003a\\u007b"',
    '"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["',
    '"{\\"a\\":{\\"a\\":1}}"',
    '":::::{{{{,,,"',
    '"\\uFEFF"',
    '"\\uFFFF"',
    '"\u2028\u2029"',
    '"\u007f"',
    '"__proto__"',
  ],
  refuse: [
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\uD83D"',
    '"\\uDEB2"',
    '"\\uDEB2\\uD83D"',
    '"\\x41"',
    '"\\u12"',
    '"\\u{1F6B2}"',
    '"\\a"',
    '"\\',
    '"open',
    '"tab\there"',
    '"line\nhere"',
    '"nul\0here"',
    "'single'",
    '`back`',
    'bare',
  ],
}

const structures = {
  roundtrip: [
    'null',
    'true',
    'false',
    '[]',
    '{}',
    '[[]]',
    '[{}]',
    '[null,true,"",0]',
    '{"":""}',
    '{"a":{"a":{"a":1}}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"toString":"x","valueOf":1,"hasOwnProperty":null}',
    '{"length":1,"0":2}',
    '{"2":1,"1":2}',
    '[{"a":1},{"a":2}]',
    '{"a:b":":"}',
    '{"then":1}',
    '{"toJSON":1}',
    '{"$ref":"#/a"}',
    '{"é":1,"e\u0301":2}',
    ' \t\r\n1 \t\r\n',
    `${'['.repeat(7)}1${']'.repeat(7)}`,
    `[${'0,'.repeat(3000)}0]`,
  ],
  refuse: [
    '{"__proto__":1}',
    '{"__proto__":{"admin":true}}',
    '{"\\u005f\\u005fproto__":1}',
    '[{"a":{"__proto__":null}}]',
    '{"a":1,"a":2}',
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":1,"b":2}}',
    '[{"a":1,"b":2,"a":3}]',
    '{"":1,"":2}',
    '{"nul\\u0000":1}',
    '{"\\uD83D":1}',
    '[1,]',
    '[,1]',
    '[1 2]',
    '[1',
    ']',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{a:1}',
    "{'a':1}",
    '{1:1}',
    '{"a" 1}',
    '{"a":1 "b":2}',
    '[1]/*c*/',
    '//c\n1',
    '#1',
    'undefined',
    'True',
    'nul',
    '1;',
    '1 2',
    '\u00a01',
    '\u200b1',
    '\ufeff1',
    'new Date()',
    '<a/>',
    '%7B%7D',
    `${'['.repeat(9)}${']'.repeat(9)}`,
    `${'['.repeat(40)}${']'.repeat(40)}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    '['.repeat(500_000),
    `[${'0,'.repeat(20_000)}0]`,
  ],
}

const bytes = {
  'a lone continuation byte': [0x80],
  'an overlong slash': [0xc0, 0xaf],
  'an overlong NUL': [0xc0, 0x80],
  'an overlong letter of three bytes': [0xe0, 0x81, 0x81],
  'half a surrogate pair': [0xed, 0xa0, 0x80],
  'a surrogate pair of CESU-8': [0xed, 0xa0, 0xbd, 0xed, 0xba, 0xb2],
  'a character cut off': [0xe2, 0x82],
  'beyond the last code point': [0xf4, 0x90, 0x80, 0x80],
  'five bytes': [0xf8, 0x88, 0x80, 0x80, 0x80],
  'the byte FE': [0xfe],
  'the byte FF': [0xff],
  'Latin-1': [0x63, 0x61, 0x66, 0xe9],
  'a NUL byte': [0x61, 0x00],
}

/** Values to send where any JSON value is allowed. */
export const jsonVectors: JsonVector[] = [
  ...[numbers, texts, structures].flatMap((group) =>
    (['roundtrip', 'refuse'] as const).flatMap((expect) =>
      group[expect]
        .flatMap((line) => (group === numbers ? line.split(' ') : [line]))
        .map((json) => ({ label: shown(json), json, expect })),
    ),
  ),
  ...Object.entries(bytes).map(([label, raw]) => ({
    label,
    json: Buffer.concat([Buffer.from('"'), Buffer.from(raw), Buffer.from('"')]),
    expect: 'refuse' as const,
  })),
]

function shown(json: string): string {
  const text = JSON.stringify(json)
  return text.length > 50 ? `${text.slice(0, 46)}… (${json.length})` : text
}

const good = '{"name":"Ana","email":"EMAIL"}'
const wide = (encoding: 'utf16le' | 'latin1') => Buffer.from(good, encoding)

/** Whole bodies with their content type. Each must be rejected with this status. */
export const badBodies: { label: string; body: Buffer | string; type: string; status: number }[] = [
  ...(
    [
      ['nothing', ''],
      ['blanks', ' \r\n\t'],
      ['null', 'null'],
      ['a number', '1'],
      ['a text', '"text"'],
      ['true', 'true'],
      ['a list', '[]'],
      ['a list of a contact', `[${good}]`],
      ['two bodies', good + good],
      ['a body after a line of another', `{}\n${good}`],
      ['something behind', `${good}x`],
      ['a NUL behind', `${good}\0`],
      ['cut off', good.slice(0, -1)],
      ['a byte order mark', `\ufeff${good}`],
      ['UTF-16', wide('utf16le')],
      ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide('utf16le')])],
      ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), wide('utf16le').swap16()])],
      ['a prefix against hijacking', `)]}',\n${good}`],
      ['a record separator', `\x1e${good}`],
      ['a form', 'name=Ana&email=EMAIL'],
    ] as const
  ).map(([label, body]) => ({ label, body, type: 'application/json', status: 400 })),
  { label: 'a MiB and a byte', body: ' '.repeat(1024 * 1024 + 1), type: 'application/json', status: 413 },
  { label: 'a MiB of brackets', body: '['.repeat(1024 * 1024), type: 'application/json', status: 400 },
  { label: 'a MiB of one text', body: `"${'x'.repeat(1024 * 1024 - 2)}"`, type: 'application/json', status: 400 },
  { label: 'a MiB of fields', body: manyFields(), type: 'application/json', status: 400 },
  { label: 'a MiB of quotes', body: '"'.repeat(1024 * 1024), type: 'application/json', status: 400 },
  { label: 'a MiB of backslashes', body: `"${'\\'.repeat(1024 * 1024 - 1)}`, type: 'application/json', status: 400 },
  ...[
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'application/json; charset="utf-7"',
    'application/json; charset=utf-8; charset=latin1',
    'application/json, text/plain',
    'application/vnd.api+json',
    'application/merge-patch+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'json',
    '*/*',
    ';',
  ].map((type) => ({ label: `a body of type ${type}`, body: good, type, status: 415 })),
]

function manyFields(): string {
  return `{${Array.from({ length: 80_000 }, (_, n) => `"a${n}":1`).join(',')}}`
}
