import type { Dictionary } from '../dictionary.ts'

export const start: Dictionary['start'] = {
  title: 'Primeros pasos',
  lead: 'Cuatro pasos hasta su primera conversación.',
  channel: 'Conectar un canal',
  channel_hint: 'Añada el chat a su sitio web o conecte un buzón.',
  invite: 'Invitar a su equipo',
  invite_hint: 'Asigne conversaciones y respondan juntos.',
  import: 'Importar sus contactos',
  import_hint: 'Desde un archivo CSV.',
  test: 'Probar con datos de prueba',
  test_hint: 'Nada llega a sus clientes.',
  done: 'Hecho',
}
