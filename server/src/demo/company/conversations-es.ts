import { days, hours, type Script } from './script.ts'

export const spanish: readonly Script[] = [
  {
    from: 'lucia.fernandez@example.net',
    subject: '¿Cuándo llega la bici de mi hija?',
    status: 'resolved',
    assignee: 'tomas',
    priority: 'high',
    labels: ['delivery'],
    ago: 3 * days + 9 * hours,
    lines: [
      '0 contact: Hola, buenas tardes. Pedí una Sparv roja para el cumpleaños de mi hija, que es este sábado, y el seguimiento lleva tres días sin moverse. Pedido LD-48602. ¿Llegará a tiempo?',
      '8 tomas: ¡Hola, Lucía! Lo miro ahora mismo. El paquete está en el almacén del transportista en Zaragoza; no está perdido, pero alguien olvidó cargarlo. Acabo de hablar con ellos y sale esta noche.',
      '12 contact: Uf, qué nervios. ¿Y si no llega? Es su primera bici sin ruedines…',
      '20 tomas: Tengo un plan B: una tienda amiga en Valencia tiene una Sparv roja en el escaparate. Si el viernes a mediodía la suya no ha llegado, pasa usted a recoger esa y no paga nada más.',
      '24 contact: De verdad, mil gracias. Eso sí que es atención al cliente.',
      '2610 contact: ¡Ha llegado! La hemos escondido en casa de la abuela 🤫🎁',
      '2622 tomas: ¡Qué alegría! Que cumpla muchos, y que estrene muchas cuestas abajo.',
    ],
  },
  {
    from: 'joaquin.herrera@rutaverde.example',
    subject: 'Presupuesto para 18 bicicletas de alquiler',
    status: 'open',
    assignee: 'tomas',
    priority: 'high',
    labels: ['sales', 'fleet'],
    ago: 20 * hours,
    lines: [
      `0 contact: Buenos días:

Somos una empresa de rutas guiadas por la Vía Verde de la Sierra, en Cádiz. Queremos renovar la flota de cara a la temporada, que empieza en marzo, y necesitaríamos 18 Skiffer en tallas S, M y L.

¿Qué precio nos pueden ofrecer? Tenemos aprobados 35.000 € y la decisión es mía. Nos interesa también comprar un lote de repuestos (cámaras, pastillas, patillas de cambio).

Un saludo,
Joaquín Herrera`,
      '33 tomas: Buenos días, Joaquín: gracias por pensar en nosotros. Para 18 unidades, la Skiffer le sale a 1.795 € cada una, 32.310 € en total con el porte incluido. Por 990 € más le preparo un lote de repuestos para toda la temporada. ¿Me pasa el reparto de tallas?',
      '47 contact: Serían 4 S, 9 M y 5 L. ¿El lote incluye patillas? El año pasado rompimos once.',
      '55 tomas: Incluye veinte patillas, cuarenta cámaras y treinta juegos de pastillas. Con esas once rotas, le pongo cinco patillas más de regalo.',
      '58 note:tomas: Cliente listo para firmar: presupuesto, decisión y fecha confirmados. Reservar 9 cuadros de la talla M, que van justos.',
      '610 contact: Jaja, trato hecho. Mándeme el contrato y esta semana lo firmo.',
    ],
  },
  {
    from: 'diego.salazar@example.com',
    subject: 'Me cobraron dos veces',
    status: 'resolved',
    assignee: 'tomas',
    priority: 'high',
    labels: ['payment', 'refund'],
    ago: 5 * days + 10 * hours,
    lines: [
      '0 contact: buenas, me hicieron dos cargos de 74,00 euros por la misma correa, pedido LD-48119. necesito que me devuelvan uno ya porque me quedé sin saldo',
      '7 tomas: Hola, Diego. Tiene razón, veo dos cargos con un minuto de diferencia: la página se quedó colgada y el pago se repitió. Acabo de anular el segundo.',
      '9 contact: ¿y cuánto tarda? es viernes…',
      '14 tomas: Como el cargo aún no estaba liquidado, el banco lo libera normalmente en 24 horas, también en fin de semana. Le adjunto el comprobante de la anulación: https://shop.lindqvist.example/pagos/AN-5521',
      '1380 contact: ya me apareció el dinero, gracias hermano, muy amable 🙌',
    ],
  },
  {
    from: 'marta.iglesias@example.org',
    subject: 'Chirrido en el freno trasero',
    status: 'snoozed',
    assignee: 'tomas',
    priority: 'low',
    labels: ['repair'],
    ago: 2 * days + 4 * hours,
    lines: [
      '0 contact: Hola: el freno trasero de mi Måne chirría muchísimo desde que cambié las pastillas. ¿Puede ser que las haya montado mal?',
      '26 tomas: Hola, Marta. Lo más probable es que solo falte rodarlas: haga unas veinte frenadas firmes desde unos 25 km/h hasta casi parar, sin bloquear la rueda. ¿Tocó el disco con los dedos al montarlas?',
      '40 contact: Ay, puede ser… y tenía grasa en las manos 😬',
      '46 tomas: Entonces limpie el disco con alcohol isopropílico y lije un poco las pastillas. Si después de las veinte frenadas sigue igual, le envío un juego nuevo.',
      '50 contact: Vale, lo pruebo este fin de semana y les cuento.',
    ],
  },
]
