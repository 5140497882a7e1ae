import type { Dictionary } from '../dictionary.ts'

export const practice_channel: Dictionary['practice_channel'] = {
  begin: 'Pruébelo como cliente',
  begin_lead:
    'Añada una mensajería de prueba, escríbase como cliente y responda desde la bandeja de entrada. Nada sale de este servicio.',
  begin_act: 'Añadir mensajería de prueba',
  answers: 'Cómo recibe sus mensajes',
  moods: {
    well: 'Los entrega',
    rejected: 'Los rechaza',
    unavailable: 'No está disponible',
    unanswered: 'Los entrega, pero su respuesta se pierde',
  },
  phone: 'El teléfono del cliente',
  phone_lead:
    'Escriba como cliente. Sus respuestas aparecen aquí y cuentan como leídas cuando el cliente vuelve a escribir.',
  customer: 'Cliente',
  message: 'Mensaje',
  send: 'Enviar como cliente',
  empty: 'Todavía no hay mensajes.',
  you: 'Usted',
}
