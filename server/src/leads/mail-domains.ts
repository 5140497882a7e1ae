import { createRequire } from 'node:module'
import { lazily } from '../jobs/lazily.ts'

const require = createRequire(import.meta.url)

/**
 * Free mail providers, whose addresses say nothing about a business: the largest ones in the countries whose languages are
 * supported, by their own sign-up pages (as of November 2026).
 */
const free = new Set(
  `gmail.com googlemail.com msn.com ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me mail.com email.com zoho.com zohomail.com
  fastmail.com hey.com tutanota.com tutanota.de tuta.com tuta.io mailbox.org posteo.de posteo.net yandex.com yandex.ru mail.ru bk.ru inbox.ru qq.com 163.com 126.com naver.com rediffmail.com
  web.de email.de t-online.de freenet.de arcor.de online.de o2online.de vodafone.de aon.at chello.at a1.net bluewin.ch hispeed.ch sunrise.ch
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr numericable.fr skynet.be telenet.be proximus.be terra.es telefonica.net movistar.es
  sapo.pt clix.pt netcabo.pt mail.pt uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com oi.com.br zipmail.com.br
  libero.it virgilio.it tiscali.it alice.it tin.it iol.it inwind.it fastwebnet.it ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl telfort.nl
  wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz btinternet.com virginmedia.com sky.com talktalk.net ntlworld.com blueyonder.co.uk
  comcast.net verizon.net att.net sbcglobal.net cox.net charter.net bellsouth.net earthlink.net rogers.com shaw.ca sympatico.ca bigpond.com optusnet.com.au xtra.co.nz`.split(
    /\s+/,
  ),
)

/** Providers with a domain per country: hotmail.it, yahoo.com.mx. */
const free_everywhere = /^(?:yahoo|hotmail|outlook|live|gmx)\.(?:com|net|[a-z]{2}|com?\.[a-z]{2})$/

/** Disposable addresses: the list disposable-email-domains on GitHub, and what it lacked when checked. */
const disposable = lazily(() => {
  // Loaded on first use: it's a list of ten thousand.
  const list = require('disposable-email-domains-js') as typeof import('disposable-email-domains-js')
  const more = ['tempmail.com', 'temp-mail.io', 'burnermail.io', 'spamgourmet.com']
  return new Set([...list.disposableEmailBlocklistSet(), ...more])
})

export type Address = 'business' | 'free' | 'disposable' | 'none'

/** What an address says about its owner. One under `.invalid` (RFC 2606) is a placeholder. */
export function kindOf(email: string): Address {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (domain === 'invalid' || domain.endsWith('.invalid')) return 'none'
  const parents = domain.split('.').map((_, n, parts) => parts.slice(n).join('.'))
  if (parents.some((parent) => disposable().has(parent))) return 'disposable'
  return parents.some((parent) => free.has(parent)) || free_everywhere.test(domain) ? 'free' : 'business'
}
