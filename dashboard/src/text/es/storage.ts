import type { Dictionary } from '../dictionary.ts'

export const storage: Dictionary['storage'] = {
  title: 'Almacenamiento',
  lead: 'Archivos de los mensajes y sus vistas previas, en los modos real y de prueba juntos.',
  used: (used, max) => `Archivos: ${used} de ${max}`,
  used_unlimited: (used) => `Archivos: ${used}`,
  channel_nearly:
    'Casi lleno. Cuando se llene, los archivos de los clientes se rechazarán y los correos llegarán sin archivos adjuntos. Los mensajes seguirán llegando.',
  channel_full:
    'Lleno. Los archivos de los clientes se rechazan y los correos llegan sin archivos adjuntos. Los mensajes siguen llegando. Elimine conversaciones con archivos o pida más espacio a quien administra Parley.',
  account_nearly:
    'El almacenamiento de su cuenta está casi lleno. Cuando se llene, se rechazarán todos los archivos nuevos, también los de su equipo, y los correos llegarán sin archivos adjuntos. Los mensajes seguirán llegando.',
  account_full:
    'El almacenamiento de su cuenta está lleno. Se rechazan todos los archivos nuevos, también los de su equipo, y los correos llegan sin archivos adjuntos. Los mensajes siguen llegando. Elimine conversaciones con archivos o pida más espacio a quien administra Parley.',
}
