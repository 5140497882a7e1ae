import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

export const notifications: Dictionary['notifications'] = {
  read_all: 'Marcar todo como leído',
  settings: 'Ajustes de notificaciones',
  none: 'Está al día',
  none_hint: 'Aquí verá cuándo se le asigna una conversación, un cliente responde o alguien le menciona.',
  unread: 'Sin leer',
  waiting: (n) => count(n, { one: '# cliente está esperando', other: '# clientes están esperando' }),
  waiting_many: (n) => count(n, { other: 'Más de # clientes están esperando' }),
  waiting_newest: (names) => `Los más recientes: ${names}`,
  events: (n) => count(n, { one: '# evento', other: '# eventos' }),
  says: {
    assigned: (customer, actor) =>
      actor === null
        ? `Se le asignó la conversación con ${apart(customer)}`
        : `${apart(actor)} le asignó la conversación con ${apart(customer)}`,
    mentioned: (_customer, actor) => (actor === null ? 'Le mencionaron' : `${apart(actor)} le mencionó`),
    customer_replied: (customer) => `${apart(customer)} respondió`,
    customer_waiting: (customer) => `${apart(customer)} espera una respuesta`,
    handover_waiting: (customer) => `${apart(customer)} fue transferido y espera a una persona`,
    delivery_failed: (customer) => `No se entregó un mensaje a ${apart(customer)}`,
  },
  lead: 'Sobre qué recibe notificaciones y cómo. No se le notifica dos veces ni sobre lo que ya ha visto.',
  saved: 'Ajustes guardados',
  what: 'Sobre qué recibe notificaciones',
  no_email: 'Los correos saldrán cuando un administrador configure un servidor de correo.',
  alarms: {
    says: {
      mailbox_unread: (name) => `No se puede leer el buzón de ${apart(name)}`,
      sending_failing: (name) => `No se pueden enviar los mensajes de ${apart(name)}`,
      queue_old: (name) => `Hay mensajes de ${apart(name)} que esperan su envío desde hace más de 15 minutos`,
      mail_server_failing: () => 'Su servidor de correo no envía',
      model_failing: (name) => `El modelo ${apart(name)} no responde`,
      endpoint_failing: (name) => `Fallan los webhooks a ${apart(name)}`,
      crm_failing: (name) => `No se pueden sincronizar los leads con ${apart(name)}`,
      key_ends_soon: (name) => `La clave de API ${apart(name)} caduca en menos de una semana`,
    },
    reasons: {
      login_refused: 'el servidor rechaza el inicio de sesión',
      sender_refused: 'el servidor rechaza el remitente',
      unreachable: 'no se puede conectar con el servidor',
      no_encryption: 'no se puede establecer una conexión cifrada',
      rate_limited: 'se alcanzó el límite del proveedor',
      not_stored: 'no se pueden guardar los correos',
      disabled: 'el endpoint se desactivó tras días de errores',
      refused: 'el servidor lo rechaza',
    },
    sentence: (what, reason) => (reason === null ? `${what}.` : `${what}: ${reason}.`),
    since: (time) => `Desde ${time}.`,
  },
  service_alarms: {
    says: {
      database_unreachable: 'Base de datos del servicio inaccesible',
      disk_nearly_full: 'Disco del servicio casi lleno',
      backup_old: 'Copia de seguridad del servicio atrasada',
    },
    lasts: (what, since) => `${what} desde ${since}.`,
    over: (what, from, until) => `${what}. Inicio: ${from}. Fin: ${until}.`,
  },
  kinds: {
    assigned: 'Se le asigna una conversación',
    mentioned: 'Alguien le menciona en una nota',
    customer_replied: 'Un cliente le responde',
    customer_waiting: 'Un cliente escribe y nadie está asignado',
    handover_waiting: 'El asistente transfiere una conversación',
    delivery_failed: 'Un mensaje no se entrega',
    alarm: 'Falla algo de lo que dependen los clientes (propietarios y administradores)',
  },
  ways: {
    center: 'En Parley',
    push: 'Push',
    email: 'Correo',
  },
  quiet: 'Horas de silencio',
  quiet_hint: 'Los avisos push y los correos esperan a que terminen y llegan juntos.',
  quiet_on: 'Usar horas de silencio',
  quiet_from: 'Desde',
  quiet_until: 'Hasta',
  quiet_zone: (zone) => `Zona horaria: ${zone}`,
  quiet_save: 'Guardar horas de silencio',
  quiet_use_zone: (zone) => `Usar ${zone}`,
  sounds: 'Sonido',
  waiting_email: 'Correos sobre clientes en espera',
  waiting_emails: {
    away: 'Solo si nadie ha usado el panel en los últimos 10 minutos, como máximo cada 15 minutos',
    always: 'Siempre',
  },
  sounds_on: 'Reproducir un sonido con las notificaciones nuevas',
  push: 'Push en este navegador',
  push_hint: 'Recibirá avisos aunque no haya ninguna pestaña de Parley abierta.',
  push_enable: 'Activar',
  push_disable: 'Desactivar',
  push_on: 'Activado en este navegador',
  push_denied:
    'Este navegador bloquea las notificaciones de Parley. Permítalas en los ajustes del sitio y recargue la página.',
  push_unsupported:
    'Este navegador no puede recibir push aquí. En un iPhone, añada primero Parley a la pantalla de inicio. Parley debe servirse por https.',
}
