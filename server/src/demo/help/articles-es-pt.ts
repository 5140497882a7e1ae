import type { HelpArticle } from './types.ts'

export const spanish: readonly HelpArticle[] = [
  {
    key: 'es-devolucion',
    title: 'Devolver una bicicleta',
    body: 'Puede devolver una bicicleta en un plazo de 30 días si ha rodado menos de 20 km. Pida una etiqueta de devolución en Mis pedidos. La devolución cuesta 39 €.',
    asked: [
      '¿Cómo puedo devolver la bici?',
      'cuanto cuesta la devolucion',
      'no me gusta la bicicleta, quiero devolverla',
    ],
  },
  {
    key: 'es-plazo',
    title: 'Plazos de entrega',
    body: 'Una bicicleta en existencias sale en tres días laborables y llega de dos a cinco días después. Una hecha a medida tarda de seis a ocho semanas.',
    asked: ['¿Cuándo llega mi bicicleta?', 'cuanto tarda la entrega', '¿Cuántas semanas tarda una bicicleta a medida?'],
  },
  {
    key: 'es-gastos',
    title: 'Gastos de envío',
    body: 'El envío de una bicicleta cuesta 49 € en la Unión Europea y 79 € a Suiza. Las piezas se envían por 6 €, gratis a partir de 80 €.',
    asked: ['¿Cuánto cuesta el envío a Suiza?', 'el envio es gratis?'],
  },
  {
    key: 'es-pago',
    title: 'Formas de pago',
    body: 'Aceptamos Visa, Mastercard, PayPal, Klarna y transferencia bancaria. En efectivo solo se paga en el taller.',
    asked: ['¿Puedo pagar con PayPal?', 'aceptan pago en efectivo?', '¿Qué formas de pago hay?'],
  },
  {
    key: 'es-garantia',
    title: 'Qué cubre la garantía',
    body: 'El cuadro tiene diez años de garantía, la pintura y las piezas dos. No cubre el desgaste, los accidentes ni el óxido por la sal. Guarde la factura.',
    asked: ['¿Cuánto dura la garantía del cuadro?', 'el oxido está cubierto por la garantia?'],
  },
  {
    key: 'es-reparacion',
    title: 'Pedir cita para una reparación',
    body: 'Reserve una reparación en línea o por teléfono. La mayoría se termina en dos días. Llamamos antes de superar el presupuesto.',
    asked: ['Quiero reparar mi bicicleta', '¿Cuánto tiempo lleva una reparación?'],
  },
  {
    key: 'es-contrasena',
    title: 'Contraseña olvidada',
    body: 'Elija Contraseña olvidada en la página de acceso. El enlace llega por correo y vale una hora.',
    asked: ['He olvidado mi contraseña', 'no puedo entrar, contrasena olvidada', 'restablecer la clave'],
  },
  {
    key: 'es-cancelar',
    title: 'Cancelar un pedido',
    body: 'Mientras la bicicleta no haya salido del taller puede cancelar el pedido sin coste. El importe se reembolsa en cinco días laborables.',
    asked: ['Quiero cancelar mi pedido', '¿cómo anulo un pedido?', 'la cancelación es gratuita?'],
  },
  {
    key: 'es-talla',
    title: 'Elegir la talla del cuadro',
    body: 'Mida la entrepierna sin zapatos y multiplíquela por 0,66: es la altura del cuadro en centímetros.',
    asked: ['¿Qué talla de cuadro necesito?', 'como mido la entrepierna'],
  },
  {
    key: 'es-horario',
    title: 'Horario del taller',
    body: 'El taller y la tienda de Malmö abren de martes a viernes de 9 a 18 y el sábado de 10 a 14.',
    asked: ['¿Cuál es su horario?', '¿Abren los sábados?'],
  },
]

export const portuguese: readonly HelpArticle[] = [
  {
    key: 'pt-devolucao',
    title: 'Devolver uma bicicleta',
    body: 'Pode devolver uma bicicleta no prazo de 30 dias se tiver rodado menos de 20 km. Peça uma etiqueta de devolução em As minhas encomendas. A devolução custa 39 €.',
    asked: [
      'Como posso devolver a bicicleta?',
      'quanto custa a devolucao',
      'não gostei da bicicleta, quero devolvê-la',
    ],
  },
  {
    key: 'pt-prazo',
    title: 'Prazos de entrega',
    body: 'Uma bicicleta em stock sai em três dias úteis e chega dois a cinco dias depois. Uma feita por medida demora seis a oito semanas.',
    asked: [
      'Quando chega a minha bicicleta?',
      'quanto tempo demora a entrega',
      'Quantas semanas demora uma bicicleta por medida?',
    ],
  },
  {
    key: 'pt-portes',
    title: 'Custos de envio',
    body: 'O envio de uma bicicleta custa 49 € na União Europeia e 79 € para a Suíça. As peças seguem por 6 €, grátis a partir de 80 €.',
    asked: ['Quanto custa o envio para a Suíça?', 'o envio é grátis?'],
  },
  {
    key: 'pt-pagamento',
    title: 'Formas de pagamento',
    body: 'Aceitamos Visa, Mastercard, PayPal, Klarna e transferência bancária. Em dinheiro paga-se apenas na oficina.',
    asked: ['Posso pagar com PayPal?', 'aceitam transferência?', 'que formas de pagamento existem'],
  },
  {
    key: 'pt-garantia',
    title: 'O que a garantia cobre',
    body: 'O quadro tem dez anos de garantia, a pintura e as peças dois. Não cobre desgaste, acidentes nem ferrugem do sal. Guarde a fatura.',
    asked: ['Quanto tempo dura a garantia do quadro?', 'a ferrugem está coberta pela garantia?'],
  },
  {
    key: 'pt-reparacao',
    title: 'Marcar uma reparação',
    body: 'Marque uma reparação em linha ou por telefone. A maior parte fica pronta em dois dias. Ligamos antes de passar o orçamento.',
    asked: ['Queria reparar a minha bicicleta', 'quanto tempo leva uma reparação?'],
  },
  {
    key: 'pt-senha',
    title: 'Palavra-passe esquecida',
    body: 'Escolha Palavra-passe esquecida na página de acesso. A ligação chega por e-mail e vale uma hora.',
    asked: ['Esqueci a minha palavra-passe', 'não consigo entrar, esqueci a senha'],
  },
  {
    key: 'pt-cancelar',
    title: 'Cancelar uma encomenda',
    body: 'Enquanto a bicicleta não tiver saído da oficina pode cancelar a encomenda sem custos. O valor é reembolsado em cinco dias úteis.',
    asked: ['Quero cancelar a minha encomenda', 'o cancelamento é gratuito?'],
  },
  {
    key: 'pt-tamanho',
    title: 'Escolher o tamanho do quadro',
    body: 'Meça a entreperna sem sapatos e multiplique por 0,66: é a altura do quadro em centímetros.',
    asked: ['Que tamanho de quadro preciso?', 'como meço a entreperna'],
  },
  {
    key: 'pt-horario',
    title: 'Horário da oficina',
    body: 'A oficina e a loja em Malmö abrem de terça a sexta das 9 às 18 e ao sábado das 10 às 14.',
    asked: ['Qual é o vosso horário?', 'Abrem ao sábado?'],
  },
]
