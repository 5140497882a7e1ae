import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

export const email_channel: Dictionary['email_channel'] = {
  address: 'Dirección de correo',
  address_hint: 'Los clientes escriben a ella, y de ella salen sus respuestas.',
  find: 'Buscar servidores',
  finding: 'Buscando los servidores de este buzón…',
  not_found: 'No se encontraron servidores para esta dirección. Escriba los que indica la ayuda de su proveedor.',
  found: {
    known: (provider) => `Este buzón está en ${provider}. Sus servidores están rellenados.`,
    autoconfig: 'El dominio indica sus servidores. Están rellenados.',
    srv: 'El dominio indica sus servidores. Están rellenados.',
    guess: 'Estos servidores tienen los nombres habituales. Compruébelos antes de guardar.',
  },
  remarks: {
    app_password:
      'Use una contraseña de aplicación: se crea en los ajustes de seguridad de la cuenta. La contraseña habitual se rechaza.',
    imap_may_be_off: 'Puede que IMAP esté desactivado. Actívelo en los ajustes del buzón.',
    oauth_only: 'Este proveedor rechaza las contraseñas. Elija arriba iniciar sesión con él.',
    no_imap: 'Este proveedor no tiene IMAP. Reenvíe la dirección a un buzón de otro proveedor.',
  },
  incoming: 'Servidor de entrada (IMAP)',
  outgoing: 'Servidor de salida (SMTP)',
  securities: {
    tls: 'TLS (normalmente, puerto 993)',
    starttls: 'STARTTLS (normalmente, puerto 143)',
    none: 'Ninguna (sin cifrar)',
  },
  sign_in: {
    choices: { password: 'Contraseña', microsoft: 'Microsoft', google: 'Google', other: 'Otro proveedor (OAuth 2.0)' },
    label: 'Iniciar sesión con',
    lead: 'Primero registre Parley como cliente en el proveedor. Cuando el canal esté añadido, inicie sesión en el buzón debajo de él.',
    client_id: 'ID de cliente',
    client_secret: 'Secreto de cliente',
    client_secret_hint: 'Se guarda cifrado.',
    tenant: 'Inquilino (tenant)',
    tenant_hint: 'Si se deja vacío, pueden iniciar sesión usuarios de cualquier inquilino.',
    authorization_url: 'URL de autorización',
    token_url: 'URL de token',
    scopes: 'Ámbitos (scopes)',
    scopes_hint: 'Separados por espacios.',
    title: 'Inicio de sesión en el buzón',
    redirect: 'URI de redirección',
    redirect_lead: 'Registre exactamente esta URI de redirección en el proveedor:',
    none: 'Nadie ha iniciado sesión todavía.',
    granted: 'Sesión iniciada.',
    ended: 'El proveedor ya no acepta la sesión. Vuelva a iniciarla.',
    act: 'Iniciar sesión',
    again: 'Volver a iniciar sesión',
    end: 'Cerrar la sesión del buzón',
    completing: 'Completando el inicio de sesión…',
    denied: 'El proveedor no permitió el inicio de sesión, o usted lo canceló. Puede empezar de nuevo.',
    foreign: 'Este inicio de sesión no empezó en esta ventana. Empiece de nuevo debajo del canal.',
    back: 'Volver a los canales',
    granted_as: (address: string) => `Sesión iniciada como ${apart(address)}.`,
    failures: {
      consent_needed: 'Nadie ha iniciado sesión en el buzón todavía. Iníciela abajo.',
      consent_ended:
        'El proveedor ya no acepta la sesión del buzón, quizá porque cambió una contraseña. Vuelva a iniciarla.',
      client_refused:
        'El proveedor no acepta el cliente. Compruebe el ID y el secreto de cliente, que puede haber caducado.',
      token_unavailable: 'El proveedor no responde en este momento. Parley sigue intentándolo.',
      token_refused:
        'El servidor de correo rechazó la sesión. Compruebe que la cuenta puede usar este buzón y que IMAP y SMTP están activados en él.',
    } as Record<string, string>,
  },
  password_of_both: 'Contraseña',
  password_of_both_hint: 'Para ambos servidores. Se guarda cifrada.',
  password_again: 'Escríbala de nuevo si cambia el servidor.',
  from_name: 'Nombre del remitente',
  signature: 'Firma',
  signature_hint: 'Debajo de cada respuesta.',
  sent_folder: 'Carpeta de enviados',
  sent_folder_hint:
    'Vacío: se detecta automáticamente. Las respuestas enviadas desde su aplicación de correo se importan de ella.',
  file_sent: 'Guardar una copia de cada respuesta en la carpeta de enviados',
  file_sent_hint:
    'Así, quienes leen el buzón en una aplicación de correo ven lo que se envió desde aquí. Si su proveedor ya guarda una copia, no se guarda otra.',
  trusted: 'Servidor que comprueba a los remitentes',
  trusted_hint:
    'La primera palabra de la cabecera Authentication-Results de los correos que llegan, como mx.example.com. Vacío: ningún remitente se da por verificado.',
  plus: 'Pedir las respuestas a direcciones con un signo más',
  plus_hint:
    'Una respuesta a support+abc@example.com siempre encuentra su conversación. Solo si su servidor entrega esas direcciones.',
  more: 'Servidores y más',
  test: 'Probar la conexión',
  test_save_first: 'Guarde antes sus cambios.',
  authserv_found: (id: string) => `${id} comprueba los remitentes. El canal confía ahora en sus notas.`,
  authserv_problems: {
    not_arrived:
      'No se comprobó si los remitentes son quienes dicen ser: el correo de prueba no llegó a tiempo. Vuelve a probar más tarde.',
    no_header:
      'Ningún remitente cuenta como verificado: tu servidor no añade ninguna nota (Authentication-Results) a este correo. Si la añade a los correos externos, escribe su nombre abajo.',
    forgeable:
      'Ningún remitente cuenta como verificado: tu servidor deja pasar notas (Authentication-Results) falsificadas con su propio nombre.',
  },
  incoming_ok: 'Se puede leer el correo.',
  outgoing_ok: 'Se puede enviar correo.',
  problem: 'Necesita atención:',
  not_read_yet: 'El buzón se leerá en un momento.',
  failures: {
    login_refused:
      'El servidor rechazó el acceso. Compruebe el usuario y la contraseña. Algunos proveedores exigen una contraseña de aplicación o que se active IMAP.',
    folder_missing: 'El servidor no tiene esa carpeta. Compruebe su nombre.',
    not_imap: 'Se perdió la conexión, o no es un servidor IMAP. Compruebe el puerto y la seguridad.',
    connection_refused:
      'El servidor rechazó la conexión. Compruebe el puerto: normalmente 993 con TLS, o 143 con STARTTLS.',
    timeout:
      'El servidor no respondió a tiempo. Compruebe el host y el puerto, y si un cortafuegos bloquea la conexión. Con el puerto 993, elija TLS.',
    server_refused: 'El servidor se negó a entregar el correo.',
    not_stored: 'No se pudo guardar un correo. Sigue en el buzón, y se vuelve a intentar hasta que quede guardado.',
    not_filed: 'No se pudo guardar en enviados la copia de una respuesta. La respuesta en sí se envió.',
  },
  records: 'Registros de su dominio',
  records_lead:
    'Sin ellos, quienes reciben sus respuestas pueden tomarlas por spam. Añádalos donde se gestiona su dominio.',
  records_check: 'Comprobar registros',
  record_kinds: {
    mx: 'MX: adónde llega el correo',
    spf: 'SPF: quién puede enviar',
    dkim: 'DKIM: correo firmado',
    dmarc: 'DMARC: qué hacer con las falsificaciones',
  },
  record_states: {
    found: 'Encontrado',
    missing: 'Falta',
    incomplete: 'Incompleto',
    unknown: 'No se puede comprobar desde fuera',
  },
  record_add: (name) => `Registro TXT para ${name}`,
  counts: {
    title: 'Qué pasó con sus correos',
    lead: 'Todos los correos leídos de este buzón en los últimos 30 días.',
    outcomes: {
      stored: (n) =>
        count(n, { one: '# correo se convirtió en un mensaje.', other: '# correos se convirtieron en mensajes.' }),
      from_itself: (n) =>
        count(n, {
          one: '# correo dice venir de esta dirección, pero no está entre sus correos enviados. Se convirtió en un mensaje, y nadie recibe las respuestas.',
          other:
            '# correos dicen venir de esta dirección, pero no están entre sus correos enviados. Se convirtieron en mensajes, y nadie recibe las respuestas.',
        }),
      unreadable: (n) =>
        count(n, {
          one: '# correo no se pudo leer. Está adjunto a una conversación como archivo.',
          other: '# correos no se pudieron leer. Cada uno está adjunto a una conversación como archivo.',
        }),
      report: (n) =>
        count(n, {
          one: '# informe de entrega se anotó junto a la respuesta correspondiente.',
          other: '# informes de entrega se anotaron junto a las respuestas correspondientes.',
        }),
      blocked: (n) =>
        count(n, {
          one: '# correo de un remitente bloqueado se omitió.',
          other: '# correos de remitentes bloqueados se omitieron.',
        }),
      own: (n) =>
        count(n, {
          one: '# copia de un correo enviado se omitió.',
          other: '# copias de correos enviados se omitieron.',
        }),
      unrelated: (n) =>
        count(n, {
          one: '# correo enviado que no pertenece a ninguna conversación se omitió.',
          other: '# correos enviados que no pertenecen a ninguna conversación se omitieron.',
        }),
      old: (n) =>
        count(n, {
          one: '# correo anterior a la conexión del buzón se omitió.',
          other: '# correos anteriores a la conexión del buzón se omitieron.',
        }),
      duplicate: (n) => count(n, { one: '# duplicado se omitió.', other: '# duplicados se omitieron.' }),
    },
    week: (count) => `${count} en los últimos 7 días`,
    show: 'Mostrar las conversaciones',
    empty: 'Ningún correo en los últimos 30 días',
    empty_hint: (address) =>
      `Para probarlo, envíe un correo a ${apart(address)}. Aquí verá qué correos se convirtieron en mensajes y por qué otros se omitieron.`,
  },
  journal: {
    title: 'No importados',
    lead: 'Correos de este buzón que no se convirtieron en mensajes. Los remitentes y asuntos se leen del buzón al abrir la lista y no se guardan.',
    show: 'Mostrar los correos',
    reason: 'Motivo',
    all: 'Todos los motivos',
    reasons: {
      report: 'Informe de entrega de una respuesta',
      blocked: 'Remitente bloqueado',
      own: 'Copia de un correo enviado',
      unrelated: 'Enviado y sin conversación',
      old: 'Anterior al canal',
      duplicate: 'El mismo correo otra vez',
    },
    empty: 'Todo se importó',
    empty_hint:
      'Los correos que no se convierten en mensajes aparecen aquí con el motivo, como un remitente bloqueado o una copia. Puede importar cada uno de todos modos.',
    none: 'Ningún correo con este motivo',
    absence: 'Ya no está en el buzón',
    no_subject: 'Sin asunto',
    take_in: 'Importar de todos modos',
    taken_in: 'Importado',
    open: 'Abrir la conversación',
  },
  begin: 'Responder al correo aquí',
  begin_lead: 'Conecte un buzón: los correos que lleguen serán conversaciones. Los correos existentes no se importan.',
  begin_act: 'Conectar buzón',
}
