import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const start: Dictionary['start'] = {
  title: 'Primeros pasos',
  progress: (n, all) => `${n} de ${all} completados. Cada paso se marca en cuanto funciona.`,
  hide: 'Ocultar esta lista para todos',
  done: 'Hecho',
  website: 'Poner el chat en su sitio web',
  website_hint: 'Cree un chat. Recibirá una línea para pegar en su sitio.',
  website_no_origins: 'Añada al chat la dirección de su sitio web para que pueda mostrarse allí.',
  website_unseen:
    'Pegue esta línea en su sitio web o envíela a quien lo mantiene. Después abra su sitio y haga clic en el chat.',
  website_seen: (host) => `Visto en ${apart(host)}`,
  mailbox: 'Conectar su buzón',
  mailbox_hint: 'Los correos se convierten en conversaciones y las respuestas salen desde su dirección.',
  mailbox_failing: (name) => `${apart(name)} está añadido, pero aún no funciona. Su canal indica el motivo.`,
  articles: 'Publicar tres artículos',
  articles_hint: (n) => `${n} de 3 publicados. Escriba lo que más preguntan los clientes o importe archivos.`,
  question: 'Hacer una pregunta de prueba',
  question_hint: 'Vea qué respondería el asistente. No se envía nada.',
  invite: 'Invitar a un miembro',
  team: {
    alone: 'Asigne conversaciones y respondan juntos.',
    invited: 'Invitado, pero aún no se ha unido.',
    joined: 'Su equipo ya está aquí.',
  },
}
