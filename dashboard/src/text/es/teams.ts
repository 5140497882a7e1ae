import type { Dictionary } from '../dictionary.ts'
import { apart } from '../plural.ts'

export const teams: Dictionary['teams'] = {
  lead: 'Quiénes trabajan juntos y qué les llega.',
  add: 'Añadir equipo',
  none: 'Cada consulta, a quien corresponde',
  none_hint:
    'Cree un equipo para cada tipo de consulta, como envíos o ventas. Un canal puede darle sus conversaciones, y usted puede pasarle cualquiera. Todos siguen viéndolo todo.',
  begin: 'Crear el primer equipo',
  edit: (name) => `Editar ${name}`,
  members_of: (name) => `Miembros de ${name}`,
  archive: (name) => `Archivar ${name}`,
  name: 'Nombre',
  description: 'Descripción',
  description_hint: 'Para qué sirve, en pocas palabras.',
  fallback: 'Al archivarlo',
  fallback_hint: 'Qué equipo recibe sus conversaciones abiertas.',
  fallback_none: 'Dejar las conversaciones sin equipo',
  saved: (name) => `${apart(name)}: guardado.`,
  nobody: 'Nadie todavía',
  people: 'Personas',
  member: 'Miembro',
  lead_role: 'Responsable',
  member_add: 'Añadir miembro',
  role_of: (name) => `Rol de ${name}`,
  remove_member: (name) => `Quitar a ${name}`,
  everyone_in: 'Todos están en este equipo.',
  archive_lead:
    'Sus conversaciones abiertas pasan al siguiente equipo o se quedan sin ninguno, igual que sus canales. Las resueltas lo siguen nombrando. No se puede deshacer.',
  archive_act: 'Archivar equipo',
  archived: (name) => `${apart(name)}: archivado.`,
  done: 'Listo',
  channel: 'Equipo',
  channel_hint: 'Quién recibe aquí las conversaciones nuevas.',
  channel_all: 'Todos los equipos',
  show: 'Mostrar sus conversaciones',
}
