import { type LanguageTable, phrases } from './table.ts'

export const es: LanguageTable = {
  code: 'es',
  spaced: true,
  openers: phrases(`
    hola | hola a todos | hola, buenas | buenas | buenos días | buenas tardes | buenas noches | hola buenos días
    | hola buenas tardes | muy buenas | buen día | estimados señores | estimado | estimada | estimados
    | hola equipo | ok | vale | oye
  `),
  interjections: phrases(`
    sí | si | no | gracias | muchas gracias | perfecto | claro | por supuesto | genial | bien | muy bien
    | entiendo | entendido | de acuerdo | sin problema | gracias por su mensaje | gracias por contactarnos
    | gracias por escribirnos | gracias por la información | lo siento | bueno | qué tal
  `),
  chatter: phrases(`
    gracias | muchas gracias | mil gracias | gracias de antemano | muchísimas gracias | por favor | porfa
    | de nada | un saludo | saludos | saludos cordiales | atentamente | que tenga un buen día
    | que tengas un buen día | buen día | feliz día | hasta luego | adiós | en qué puedo ayudarle
    | en qué puedo ayudarte | cómo puedo ayudarle | cómo puedo ayudarte | cómo está | cómo estás | qué tal
    | un momento | un momento por favor | me pueden ayudar | me puedes ayudar | me podrían ayudar
    | pueden ayudarme | necesito ayuda | tengo una pregunta | tengo una duda | tengo un problema
    | tengo una consulta | ayuda | perfecto | genial | vale | ok | sí | no | estupendo | excelente | de acuerdo
    | con gusto | por la ayuda | por su ayuda | por tu ayuda | por todo | igualmente | está bien
    | por la información
  `),
  weak: phrases(`
    qué pena | qué lástima | hasta pronto | nos vemos
    | lo siento | lo sentimos | lamento | lamentamos | disculpe | disculpa | disculpen | le pido disculpas
    | pedimos disculpas | mil disculpas | perdón | perdone | sentimos | entiendo | entendemos | comprendo
    | comprendemos | gracias | muchas gracias | de nada | con gusto | un placer | es un placer | no dude
    | no dudes | si tiene | si tienes | si necesita | si necesitas | hay algo más | algo más
    | puedo ayudarle en algo | puedo ayudarte en algo | quedo a | quedamos a | cualquier duda | cualquier cosa
    | espero | esperamos | que tenga | que tengas | un saludo | saludos | un momento | déjeme | déjame | permítame
    | voy a revisar | me alegra | me alegro | nos alegra | mi nombre es | me llamo | soy
    | sentimos mucho | nos apena | siento
  `),
  questionWords: phrases(`
    dónde está | dónde están | donde esta | cuanto cuesta | cuanto tarda | cuanto vale | cuándo | cuando llega | cómo puedo | como puedo | cuánto | cuántos
    | cuánta | qué puedo | qué tengo | por qué | cuál es | cuáles son | puede usted | pueden | podrían | podría
    | puedo | es posible | hay alguna | tienen
  `),
  questionEndings: [],
  wants: phrases(`
    quiero | quisiera | me gustaría | necesito | quería | queremos | necesitamos | por favor | podrían | podría
    | pueden | puedo | puede | cómo puedo | es posible | reembolso | devolución | devolver | cancelar | cambiar
    | no ha llegado | no he recibido | no me llega | no funciona | dónde está
    | solicito | solicitamos | le pido | les pido | ruego | rogamos | agradecería | exijo
  `),
  changes: phrases(`
    prefiero | he cambiado de opinión | cambié de opinión | cambiado de idea | también necesito | también quiero
    | también quería | otra cosa | una cosa más | otra pregunta | olvídelo
  `),
  changeHints: phrases(`
    en realidad | en lugar de | en vez de | mejor | además | quise decir | me equivoqué | finalmente | al final
  `),
  solved: phrases(`
    ya funciona | funciona ahora | ahora funciona | ya está solucionado | solucionado | resuelto | ya me llegó
    | ya llegó | ya ha llegado | ya lo recibí | ya lo he recibido | todo bien ahora | funcionó | ha funcionado
    | ya puedo
  `),
  labels: {
    customerSays: 'El cliente escribe:',
    customerAsks: 'El cliente pregunta:',
    customerLater: 'El cliente añade después:',
    agentSays: 'El agente responde:',
    agentAsks: 'El agente pregunta:',
    assistantSays: 'El asistente responde:',
    openQuestion: 'Aún sin respuesta:',
    confirmed: 'El cliente confirma:',
    subject: 'Asunto:',
    resolved: 'La conversación está resuelta.',
    waitingForCustomer: 'A la espera del cliente.',
    waitingForAgent: 'A la espera del agente.',
    nothingMore: 'El cliente no pregunta nada más.',
    nothing: 'La conversación no tiene texto que resumir.',
    quotes: ['«', '»'],
  },
}
