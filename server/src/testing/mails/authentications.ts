import { type Fields, type MailCase, mailOf } from './mail-case.ts'

const results = (...values: string[]): Fields => ({ 'Authentication-Results': values })
const verdicts: [name: string, fields: Fields, verdict: string][] = [
  [
    'all pass',
    results(
      'mx.shop.example; spf=pass smtp.mailfrom=bounce@kunde.example; dkim=pass header.d=kunde.example; dmarc=pass (p=REJECT) header.from=kunde.example',
    ),
    'spf pass, dkim pass, dmarc pass, aligned',
  ],
  [
    'passes for somebody else',
    results('mx.shop.example; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example'),
    'spf pass, dkim pass, dmarc none, not aligned',
  ],
  [
    'passes for the domain of an identity',
    results('mx.shop.example; dkim=pass header.i=@Kunde.example; spf=none'),
    'spf none, dkim pass, dmarc none, aligned',
  ],
  // Who writes from one of them may have nothing to do with the others: uk.com and its like are let by the piece.
  ...['mail.kunde.example', 'example'].map((domain): [string, Fields, string] => [
    `passes for ${domain}`,
    results(`mx.shop.example; dkim=pass header.d=${domain}; spf=pass smtp.mailfrom=anna@${domain}`),
    'spf pass, dkim pass, dmarc none, not aligned',
  ]),
  ...['kunde.uk.com', 'uk.com', 'thief.uk.com'].map((domain): [string, Fields, string] => [
    `passes for ${domain} beside kunde.uk.com`,
    { From: 'anna@kunde.uk.com', ...results(`mx.shop.example; dkim=pass header.d=${domain}`) },
    `spf none, dkim pass, dmarc none, ${domain === 'kunde.uk.com' ? 'aligned' : 'not aligned'}`,
  ]),
  [
    'passes by DMARC for whom nobody knows',
    results('mx.shop.example; dmarc=pass; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example'),
    'spf pass, dkim pass, dmarc pass, not aligned',
  ],
  [
    'passes by DMARC for somebody else',
    results('mx.shop.example; dmarc=pass action=none header.from=evil.example'),
    'spf none, dkim none, dmarc pass, not aligned',
  ],
  [
    'passes by DMARC for whom only DKIM names',
    results('mx.shop.example; dmarc=pass; dkim=pass header.d=kunde.example'),
    'spf none, dkim pass, dmarc pass, aligned',
  ],
  [
    'passes by DMARC as Microsoft writes it',
    results(
      'mx.shop.example; spf=none; dkim=none; dmarc=pass action=none header.from=kunde.example;compauth=pass reason=100',
    ),
    'spf none, dkim none, dmarc pass, aligned',
  ],
  [
    'fails',
    results(
      'mx.shop.example; spf=softfail smtp.mailfrom=kunde.example; dkim=fail (bad signature) header.d=kunde.example; dmarc=fail header.from=kunde.example',
    ),
    'spf fail, dkim fail, dmarc fail, not aligned',
  ],
  [
    'of another server',
    results('mx.evil.example; spf=pass smtp.mailfrom=kunde.example; dmarc=pass header.from=kunde.example'),
    'spf none, dkim none, dmarc none, not aligned',
  ],
  [
    'forged below the real one',
    results(
      'mx.shop.example; spf=fail smtp.mailfrom=kunde.example; dkim=none; dmarc=fail',
      'mx.shop.example; spf=pass smtp.mailfrom=kunde.example; dkim=pass header.d=kunde.example; dmarc=pass',
    ),
    'spf fail, dkim none, dmarc fail, not aligned',
  ],
  [
    'with a pass in a comment',
    results('mx.shop.example; spf=fail (dkim=pass; dmarc=pass) smtp.mailfrom=kunde.example'),
    'spf fail, dkim none, dmarc none, not aligned',
  ],
  [
    'with a pass in quotes',
    results('mx.shop.example; spf=fail reason="x; dmarc=pass header.from=kunde.example" smtp.mailfrom=kunde.example'),
    'spf fail, dkim none, dmarc none, not aligned',
  ],
  [
    'with a version and capitals',
    results('MX.Shop.Example 1; SPF=Pass smtp.mailfrom=anna@Kunde.Example'),
    'spf pass, dkim none, dmarc none, aligned',
  ],
  ...[`"mx.shop.example"`, '(for) mx.shop.example', '"mx".shop.example', 'mx.shop.example=1'].map(
    (server): [string, Fields, string] => [
      `under the name of our server, as ${server}`,
      results(`${server}; dkim=pass header.d=kunde.example; dmarc=pass header.from=kunde.example`),
      'spf none, dkim none, dmarc none, not aligned',
    ],
  ),
  [
    'with a comment of the server behind its name',
    results('mx.shop.example (Milter 2.1); dmarc=pass header.from=kunde.example'),
    'spf none, dkim none, dmarc pass, aligned',
  ],
  [
    "with the sender's words in a comment that they end",
    results(
      'mx.shop.example; spf=pass (domain of ") smtp.mailfrom=anna@kunde.example ("@evil.example is allowed) smtp.mailfrom=evil.example; dmarc=none',
    ),
    'spf pass, dkim none, dmarc none, not aligned',
  ],
  [
    'with a result of DMARC too many',
    results('mx.shop.example; spf=none; dmarc=pass header.from=kunde.example; dmarc=none header.from=kunde.example'),
    'spf none, dkim none, dmarc pass, not aligned',
  ],
  ...[
    'Anna <anna@kunde.example>, <thief@[192.0.2.1]>',
    'thief@evil.example: anna@kunde.example;',
    ':;, anna@kunde.example',
  ].map((writers): [string, Fields, string] => [
    `of who knows which writer: ${writers}`,
    { From: writers, ...results('mx.shop.example; dmarc=pass header.from=kunde.example') },
    'spf none, dkim none, dmarc pass, not aligned',
  ]),
  ['none', {}, 'spf none, dkim none, dmarc none, not aligned'],
]

/** Read with mx.shop.example as the server that is trusted. */
export const authentications: MailCase[] = verdicts.map(([name, fields, verdict]) => ({
  name: `Authentication results: ${name}`,
  raw: mailOf(fields, 'Hi'),
  expected: { verdicts: verdict },
}))
