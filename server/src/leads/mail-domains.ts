/** Where anybody gets an address for nothing: it says nothing about a business. The common ones, by what their providers state. */
export const free = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.pt hotmail.com hotmail.de hotmail.fr hotmail.es hotmail.co.uk live.com live.de live.fr live.co.uk msn.com
  yahoo.com yahoo.de yahoo.fr yahoo.es yahoo.co.uk yahoo.com.br ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me
  gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de arcor.de posteo.de mailbox.org tutanota.com tuta.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr
  sapo.pt uol.com.br bol.com.br terra.com.br ig.com.br globo.com terra.es telefonica.net libero.it mail.com zoho.com fastmail.com hey.com yandex.com mail.ru qq.com 163.com bluewin.ch btinternet.com comcast.net verizon.net`.split(
    /\s+/,
  ),
)

/** Addresses that live for minutes. */
export const disposable = new Set(
  `mailinator.com guerrillamail.com guerrillamail.net sharklasers.com 10minutemail.com 10minutemail.net tempmail.com temp-mail.org temp-mail.io yopmail.com yopmail.fr
  trashmail.com trashmail.de wegwerfmail.de wegwerfemail.de byom.de muellmail.com spambog.com throwawaymail.com getnada.com maildrop.cc dispostable.com mailnesia.com
  fakeinbox.com mintemail.com mohmal.com emailondeck.com tempr.email discard.email moakt.com burnermail.io jetable.org spamgourmet.com`.split(
    /\s+/,
  ),
)

export type Address = 'business' | 'free' | 'disposable' | 'none'

/** What an address tells of its owner. One under `.invalid` (RFC 2606) stands in for none. */
export function kindOf(email: string): Address {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (domain === 'invalid' || domain.endsWith('.invalid')) return 'none'
  const parents = domain.split('.').map((_, n, parts) => parts.slice(n).join('.'))
  if (parents.some((parent) => disposable.has(parent))) return 'disposable'
  return parents.some((parent) => free.has(parent)) ? 'free' : 'business'
}
