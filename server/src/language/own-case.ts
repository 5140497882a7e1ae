import { sentences } from './intent/sentences.ts'
import { tellsMishap } from './mishap.ts'

/** How people of one language speak of a matter of their own. Lists as in `intent/table.ts`. */
interface OwnCaseTable {
  mine: string
  things: string
  /** What stands between such a thing and its number. */
  number: string
  /** What went wrong, and that it is to be made good. */
  trouble: string
}

const tables: readonly OwnCaseTable[] = [
  {
    mine: 'my|our',
    things:
      'order|orders|purchase|parcel|parcels|package|packages|shipment|delivery|account|invoice|bill|payment|refund|subscription|ticket|booking',
    number: 'no|nr|number|id|ref|reference',
    trouble:
      'money back|want a refund|need a refund|refund me|broken|damaged|defective|faulty|cracked|smashed|does not work|doesnt work|not working|stopped working|never arrived|not arrived|hasnt arrived|didnt arrive|never came|nobody answers|nobody answered|no one answers|noone answers|nobody replies|nobody responds|no one replies|no one responds|no reply|no response|still waiting|wrong item|overcharged|charged twice|charged me twice',
  },
  {
    mine: 'mein*|unser*',
    things:
      'bestell*|paket*|sendung*|lieferung*|rechnung*|konto|kundenkonto|zahlung*|erstattung*|auftrag*|auftrage|retoure*|abo|buchung*|ticket*',
    number: 'nr|nummer',
    trouble:
      'geld zuruck|geld zurueck|geld wieder|kaputt*|defekt*|beschadigt*|beschaedigt*|zerbrochen*|funktioniert nicht|geht nicht mehr|nie angekommen|nicht angekommen|nichts angekommen|niemand antwortet|keiner antwortet|niemand meldet sich|keiner meldet sich|keine antwort|warte seit|warte immer noch|warte noch immer|falsch geliefert|doppelt abgebucht',
  },
  {
    mine: 'mon|ma|mes|notre|nos',
    things: 'commande|commandes|colis|livraison*|facture|factures|compte|paiement|remboursement|abonnement|ticket',
    number: 'n|no|numero',
    trouble:
      'remboursez moi|me rembourser|etre rembourse*|mon argent|casse|cassee|casses|cassees|abime*|endommage*|defectueu*|ne marche pas|ne marche plus|ne fonctionne pas|ne fonctionne plus|jamais arrive*|pas arrive|pas arrivee|jamais recu|pas recu|rien recu|personne ne repond|personne ne me repond|aucune reponse|sans reponse|attends toujours|deux fois debite',
  },
  {
    mine: 'mi|mis|nuestro*|nuestra*',
    things: 'pedido|pedidos|paquete|envio|entrega|factura|cuenta|pago|reembolso|suscripcion|compra|ticket',
    number: 'n|no|num|numero',
    trouble:
      'mi dinero|me devuelvan|devuelvanme|devolverme|quiero un reembolso|roto|rota|rotos|rotas|danado|danada|estropeado|estropeada|defectuos*|no funciona|no ha llegado|no llego|no me ha llegado|nunca llego|nadie responde|nadie contesta|nadie me responde|nadie me contesta|sin respuesta|sigo esperando|cobrado dos veces',
  },
  {
    mine: 'meu|minha|meus|minhas|nosso*|nossa*',
    things: 'pedido|pedidos|encomenda|encomendas|pacote|entrega|fatura|conta|pagamento|reembolso|assinatura|compra',
    number: 'n|no|numero',
    trouble:
      'meu dinheiro|dinheiro de volta|quero um reembolso|quero o reembolso|partido|partida|quebrado|quebrada|danificad*|estragad*|com defeito|defeituos*|nao funciona|nao chegou|nunca chegou|ninguem responde|ninguem me responde|ninguem atende|sem resposta|continuo a espera|ainda estou a espera|cobrado duas vezes',
  },
  {
    mine: 'mio|mia|miei|mie|nostro|nostra',
    things: 'ordine|ordini|pacco|spedizione|consegna|fattura|account|conto|pagamento|rimborso|abbonamento|acquisto',
    number: 'n|nr|numero',
    trouble:
      'i miei soldi|soldi indietro|voglio un rimborso|voglio il rimborso|rimborsatemi|rotto|rotta|rotti|rotte|danneggiat*|difettos*|non funziona|non e arrivat*|non e ancora arrivat*|mai arrivat*|nessuno risponde|nessuno mi risponde|nessuna risposta|sto ancora aspettando|addebitat* due volte',
  },
  {
    mine: 'mijn|m n|onze|ons',
    things:
      'bestelling|bestellingen|pakket|pakje|levering|zending|factuur|account|betaling|terugbetaling|abonnement|order',
    number: 'nr|nummer',
    trouble:
      'geld terug|kapot*|beschadigd*|defect|stuk aangekomen|werkt niet|doet het niet|niet aangekomen|nooit aangekomen|niet ontvangen|niemand reageert|niemand antwoordt|geen antwoord|geen reactie|wacht nog steeds|dubbel afgeschreven',
  },
]

// Written together, as orders are called: "LD-4410", "#1042". In words of plain capitals: "e-mail" is none.
const reference = /(?:^|[\s(,;:])(?:#\s?\d{3,}|[A-Z]{1,5}-\d{3,})(?![\p{L}\p{N}])/u

/**
 * What somebody writes of an order, an account or a mishap of his own. `told`: what happened, or its number, which no article can look up or
 * make good. `meant`: whose it is, in what may be a question that anybody has: "where do I see my invoice?"
 */
export function ownCase(text: string): 'told' | 'meant' | null {
  if (reference.test(text.slice(0, 10_000))) return 'told'
  const said = sentences(text.replace(abbreviated, ' ')).map((sentence) => ` ${sentence} `)
  if (said.some((sentence) => numbers.test(sentence)) || tellsMishap(text)) return 'told'
  return said.some((sentence) => owned.test(sentence) || troubles.test(sentence)) ? 'meant' : null
}

// All languages at once, as for asking for a person: such messages are short, and mix them.
const numbers = anyOf(
  // "order 300 bicycles" names no order.
  ({ things, number }) =>
    `(?:${any(things)}) (?:(?:(?:${any(number)}) )?(?:[a-z]{1,5} )?\\d{4,}|(?:${any(number)}) \\d{3})`,
)
const owned = anyOf(({ mine, things }) => `(?:${any(mine)}) (?:\\S+ ){0,2}?(?:${any(things)})`)
const troubles = anyOf(({ trouble }) => any(trouble))

// "no. 1042" is one sentence.
const abbreviated = /(?<=\b(?:no|nr|n|num|ref))\. ?(?=\d)/gi

function anyOf(part: (table: OwnCaseTable) => string): RegExp {
  return new RegExp(` (?:${tables.map(part).join('|')})(?= )`, 'u')
}

/** A list as a pattern; what ends in `*` stands for all that begins so. */
function any(list: string): string {
  return list.replaceAll('*', '[^ ]*')
}
