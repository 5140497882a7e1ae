import type { PageText } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

/** What an email in a conversation has besides its text. */
export const mail: PageText['mail'] = {
  from: 'De',
  reply_to: 'Responder a',
  to: 'Para',
  cc: 'Copia',
  received: 'Recibido',
  subject: 'Asunto',
  check: 'Comprobación del remitente',
  verified: 'Confirmado: el dominio responde por esta dirección.',
  failed: 'Fallida: según el dominio, este correo no procede de él.',
  unknown: 'Sin confirmar: cualquiera puede escribir cualquier dirección.',
  formatted: 'Formato original',
  no_formatting: 'Este correo no tiene formato.',
  quoted: 'Texto citado',
  nothing_quoted: 'Este correo no cita nada.',
  signature: 'Firma',
  blocked: (n: number) =>
    count(n, {
      one: '# imagen remota bloqueada',
      many: '# imágenes remotas bloqueadas',
      other: '# imágenes remotas bloqueadas',
    }),
  blocked_hint: 'Al cargarlas, el remitente puede saber que ha leído este correo.',
  show_images: 'Mostrar imágenes',
  frame: (name: string) => `Correo de ${apart(name)}`,
  source: 'Mostrar original',
  source_title: 'Correo original',
  source_hint: 'El correo tal como llegó, en texto.',
  source_cut: 'Este es el principio. Descargue el archivo para verlo completo.',
  download: 'Descargar',
  forward: 'Reenviar',
  forwards: 'Reenvía un mensaje',
  forward_not: 'No reenviarlo',
  forwarded: 'Mensaje reenviado',
  forwards_below: 'Sigue debajo',
  forwarded_note: (to, href) => `Reenvío a ${to}: [ver la conversación](${href})`,
  send_later: 'Enviar más tarde',
  schedule: 'Programar',
  schedule_range: 'Elija un momento futuro, dentro de 30 días como máximo.',
}
