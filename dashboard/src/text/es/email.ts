import type { Dictionary } from '../dictionary.ts'

export const email: Dictionary['email'] = {
  lead: 'Por este servidor se envían las notificaciones y las respuestas a clientes que han dejado el chat.',
  server: 'Servidor saliente (SMTP)',
  host: 'Servidor',
  port: 'Puerto',
  security: 'Seguridad',
  username: 'Usuario',
  username_hint: 'Déjelo vacío si el servidor no pide inicio de sesión.',
  password: 'Contraseña',
  password_kept: 'Déjela vacía para conservar la contraseña guardada.',
  from_name: 'Nombre del remitente',
  from_address: 'Dirección del remitente',
  saved: 'Servidor de correo guardado',
  test: 'Enviar correo de prueba',
  test_save_first: 'Guarde antes los cambios.',
  remove: 'Quitar servidor',
  removed: 'Servidor de correo quitado',
  remove_ask: '¿Quitar el servidor de correo? Sin él no sale ningún correo.',
  operator:
    'El correo se envía por el servidor de correo de su proveedor de alojamiento. Configure uno propio para usar otro.',
  none: 'Aún no se envía ningún correo. La ayuda de su proveedor indica el servidor y el puerto.',
  admins_only: 'Solo los administradores configuran el correo.',
  last_failed: 'No se pudo enviar el último correo:',
  securities: {
    starttls: 'STARTTLS (normalmente puerto 587)',
    tls: 'TLS (normalmente puerto 465)',
    none: 'Ninguna (sin cifrar)',
  },
  failures: {
    host_not_found: 'No se encuentra el servidor. Revise cómo está escrito.',
    address_not_allowed:
      'El servidor no lleva a una dirección pública. Quien administra Parley puede permitir otras direcciones.',
    connection_refused:
      'El servidor rechazó la conexión. Revise el puerto: normalmente 587 con STARTTLS o 465 con TLS.',
    timeout:
      'El servidor no respondió a tiempo. Revise el servidor y el puerto, y si un cortafuegos bloquea el correo saliente. Con el puerto 465, elija TLS.',
    tls_failed:
      'No se pudo establecer una conexión cifrada. Revise la seguridad y si el certificado es válido para este nombre.',
    login_refused:
      'El servidor rechazó el inicio de sesión. Revise el usuario y la contraseña. Algunos proveedores exigen una contraseña de aplicación.',
    sender_refused: 'El servidor no acepta la dirección del remitente. Use una que pertenezca a esta cuenta.',
    relay_denied:
      'El servidor no reenvía correo de este remitente. Introduzca usuario y contraseña, o pida permiso a su operador.',
    recipient_refused: 'El servidor no acepta la dirección del destinatario.',
    not_smtp: 'Se perdió la conexión o no es un servidor de correo. Revise el puerto y la seguridad.',
    server_refused: 'El servidor rechazó el correo.',
  },
  sent: (address) => `Enviado a ${address}. Revise la bandeja de entrada y el correo no deseado.`,
  reply: (words) => `El servidor respondió: ${words}`,
}
