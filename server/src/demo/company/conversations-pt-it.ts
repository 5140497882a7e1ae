import { days, hours, type Script } from './script.ts'

export const portuguese: readonly Script[] = [
  {
    from: 'rafael.monteiro@example.com',
    subject: 'Bateria do Brygga E só dura 20 km',
    status: 'open',
    assignee: 'tomas',
    priority: 'medium',
    labels: ['warranty', 'battery'],
    ago: 22 * hours,
    lines: [
      '0 contact: Boa tarde. Comprei um Brygga E há ano e meio e a bateria, que dava para 60 km, agora fica vazia ao fim de 20. Isto está coberto pela garantia?',
      '17 tomas: Boa tarde, Rafael. A bateria tem dois anos de garantia, portanto sim. Antes de a trocar, pode fazer um teste? Com a bateria cheia, mantenha premido o botão de luz durante dez segundos e diga-me o número que aparece.',
      '41 contact: Aparece "SOH 58".',
      '47 tomas: Quer dizer que a bateria ficou com 58 % da capacidade. Abaixo de 70 % dentro da garantia trocamos sem custos. Envio-lhe uma nova esta semana; o estafeta leva a antiga na mesma caixa.',
      '49 note:tomas: SOH 58 aos 18 meses, série BT-2207. É a terceira desta série, convém avisar o fornecedor.',
      '60 contact: Excelente, não esperava que fosse tão simples. Preciso de estar em casa para a entrega?',
      '66 tomas: Sim, por causa da recolha da antiga, que viaja como mercadoria perigosa. Qual o dia que lhe dá mais jeito?',
    ],
  },
  {
    from: 'thiago.nascimento@example.com',
    subject: 'Vcs entregam no Brasil?',
    status: 'resolved',
    assignee: 'tomas',
    priority: 'low',
    labels: ['question', 'delivery'],
    ago: 3 * days + 14 * hours,
    lines: [
      '0 contact: Oi, tudo bem? Vcs entregam a Vinge em Curitiba? Quanto fica o frete?',
      '12 tomas: Oi, Thiago, tudo ótimo! Entregamos, sim: o frete da Vinge fica em € 165 e leva umas três semanas. O imposto de importação é cobrado à parte, na chegada.',
      '15 contact: Eita, com imposto quase dobra o preço rsrs',
      '22 tomas: É verdade, não vou dourar a pílula. Se você passar pela Europa, retirar na loja sai bem mais em conta, e ela cabe na mala de 62 litros.',
      '25 contact: Olha só, em julho vou pra Lisboa! Valeu demais pela dica 🤙',
      '28 tomas: Fechado! Avise duas semanas antes e eu separo uma para você.',
    ],
  },
  {
    from: 'beatriz.carvalho@example.org',
    subject: 'Fatura com NIF errado',
    status: 'resolved',
    assignee: 'tomas',
    labels: ['invoice'],
    ago: 1 * days + 9 * hours,
    lines: [
      '0 contact: Bom dia, a fatura INV-21044 saiu com um algarismo trocado no NIF. Podem corrigir, por favor? O contabilista fecha o mês na sexta-feira.',
      '10 tomas: Bom dia, Beatriz. Claro que sim. Envie-me por favor o NIF correto e emito já a nota de crédito e a nova fatura.',
      '14 contact: Enviei agora pelo formulário da encomenda. Obrigada!',
      '32 tomas: Já está: a nova fatura é a INV-21050, no valor de 238,40 €. Seguiu também por e-mail.',
      '35 contact: Recebida e certinha. Muito obrigada pela rapidez!',
    ],
  },
]

export const italian: readonly Script[] = [
  {
    from: 'giulia.moretti@example.org',
    subject: 'Cambio taglia per il Skiffer',
    status: 'resolved',
    assignee: 'tomas',
    priority: 'medium',
    labels: ['return', 'sizing'],
    ago: 5 * days + 2 * hours,
    lines: [
      '0 contact: Buongiorno, ho ricevuto ieri la Skiffer taglia 54 (ordine LD-48333), ma dopo un giro di prova mi sento troppo allungata. Sono alta 1,66. È possibile cambiarla con una 51?',
      '18 tomas: Buongiorno Giulia, certo, ha 30 giorni per il cambio. Con la sua altezza la 51 è la scelta giusta; mi conferma la misura del cavallo, così evitiamo un secondo viaggio?',
      '30 contact: 77 centimetri, misurati con il libro come dice la vostra guida 😊',
      '37 tomas: Perfetto, allora 51 senza dubbi. Il corriere le consegna la nuova e ritira l’altra nella stessa scatola, non paga nulla.',
      '4300 contact: Arrivata stamattina, tutta un’altra cosa! Grazie mille, siete stati gentilissimi.',
      '4312 tomas: Che bella notizia. Buone strade bianche, Giulia!',
    ],
  },
  {
    from: 'lorenzo.ricci@example.com',
    subject: 'Ancora nessuna risposta!',
    status: 'open',
    assignee: 'tomas',
    priority: 'high',
    labels: ['complaint', 'parts'],
    ago: 6 * hours,
    handover: 'Il cliente aspetta da due settimane e minaccia una recensione negativa',
    lines: [
      `0 contact: Buongiorno,
è la seconda volta che scrivo. Vi riporto sotto la prima mail, rimasta senza risposta. Una pastiglia del freno costa 14 euro, ma senza quella ho una bici ferma in garage da due settimane. Se entro domani non mi risponde nessuno, lo racconterò in una recensione.

Lorenzo Ricci

> Gentili signori,
> ho bisogno di due coppie di pastiglie BP-22 per la mia Måne.
> Sul sito risultano "non disponibili". Quando tornano?
> Cordiali saluti, L. Ricci`,
      '25 tomas: Buongiorno Lorenzo, ha tutte le ragioni e le chiedo scusa: la sua prima mail era finita nella cartella sbagliata. Ne ho appena trovate due coppie in officina e gliele spedisco oggi con corriere espresso, offerte da noi.',
      '29 note:tomas: Le sue mail finivano nello spam per via del dominio di posta. Filtro corretto. Le pastiglie vengono dal banco di Kenji.',
      '44 contact: La ringrazio. Apprezzo che abbia ammesso l’errore, non è da tutti. Aspetto il pacco.',
    ],
  },
  {
    from: 'chiara.esposito@example.net',
    status: 'open',
    priority: 'none',
    labels: ['question'],
    ago: 35,
    lines: [
      '0 contact: ciao! la Ljung si può avere color crema con il portapacchi davanti?',
      '1 contact: e il cestino quanto regge? ci porto il cane, 6 kg 🐶',
      '4 contact: ah e spedite a Napoli al 3° piano senza ascensore? 😂',
    ],
  },
]
