import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('es')

export const rules: Dictionary['rules'] = {
  lead: 'Cada regla que cumple un contacto suma sus puntos. Vea el efecto antes de guardar.',
  scale: 'Cómo funciona la puntuación',
  scale_grades: 'Por debajo de 30 es frío, desde 30 templado y desde 50 caliente.',
  scale_qualified:
    'Un cliente potencial cualificado tiene al menos 40 puntos, una forma de contactarlo y una necesidad conocida.',
  scale_parts:
    'El encaje y la intención cuentan hasta 50 puntos cada uno. La intención se reduce a la mitad cada 14 días.',
  scale_misses:
    'En conversaciones que no se usaron para escribir las reglas se encontró la mitad de los leads calientes. Revisa las pruebas.',
  parts: { fit: 'Encaje', intent: 'Intención' },
  part: 'Cuenta para',
  name: 'Nombre',
  name_hint: 'Minúsculas sin acentos, cifras y guiones bajos, por ejemplo quiere_una_demo.',
  description: 'Descripción',
  points: 'Puntos',
  points_of: (rule) => `Puntos por ${apart(rule)}`,
  enabled: (rule) => `Usar ${apart(rule)}`,
  words: 'Sus palabras clave',
  words_of: (rule) => `Palabras clave de ${apart(rule)}`,
  words_add: 'Editar palabras clave',
  words_hint:
    'Una por línea. No importan las mayúsculas ni los acentos. Termine una palabra larga con * para incluir cualquier terminación.',
  words_count: (n) => count(n, { one: '# palabra clave añadida', other: '# palabras clave añadidas' }),
  vocabulary: (n) => count(n, { one: '# integrada', other: '# integradas' }),
  no_words: 'Usa los datos del contacto, no palabras clave.',
  own: 'personalizada',
  changed: 'editada',
  descriptions: {
    need: 'Pide un precio, presupuesto, demo, prueba o contrato, o busca un producto.',
    budget: 'Menciona un presupuesto o un límite de gasto.',
    authority: 'Toma la decisión, según su cargo o lo que escribió.',
    timeline: 'Menciona un plazo o dice que es urgente.',
    seats: 'Dice para cuántas personas o unidades es.',
    business_email: 'Usa un correo de empresa, no uno gratuito ni desechable.',
    disposable_email: 'Usa un correo desechable.',
    company: 'Escribe en nombre de una empresa.',
    phone: 'Tiene un número de teléfono.',
    competitor: 'Menciona a un competidor (añada sus nombres como palabras clave) u otro proveedor.',
    engagement: 'Escribió al menos tres mensajes.',
    support_question: 'Pide ayuda con algo que ya compró.',
    job_seeker: 'Busca trabajo.',
    vendor: 'Quiere venderle algo.',
    student: 'Pregunta para un proyecto escolar o universitario.',
    opt_out: 'No quiere recibir mensajes.',
    refusal: 'No le interesa o eligió a otro.',
    abuse: 'Usa lenguaje ofensivo.',
  },
  add: 'Añadir regla',
  add_lead: 'Se cumple cuando el contacto escribe una de sus palabras clave.',
  add_run: 'Añadir',
  new: 'nueva',
  reset: (rule) => `Restablecer ${apart(rule)}`,
  reset_done: 'Regla restablecida a su valor predeterminado.',
  remove: (rule) => `Eliminar ${apart(rule)}`,
  removed: 'Regla eliminada.',
  draft: (n) => count(n, { one: '# cambio sin guardar', other: '# cambios sin guardar' }),
  discard: 'Descartar',
  try: 'Ver el efecto',
  saved: 'Reglas guardadas. Se están volviendo a puntuar todos los clientes potenciales.',
  scoring: 'Puntuaciones',
  scoring_lead:
    'Al guardar las reglas se vuelven a puntuar todos los clientes potenciales. La intención pierde peso con el tiempo, así que también puede hacerlo ahora.',
  scoring_run: 'Volver a puntuar todos',
  scoring_progress: (done, all) =>
    count(all, {
      one: `${done} de # cliente potencial puntuado`,
      other: `${done} de # clientes potenciales puntuados`,
    }),
  scoring_changed: (n) =>
    count(n, {
      one: 'Cambió la puntuación o el estado de # cliente potencial.',
      other: 'Cambió la puntuación o el estado de # clientes potenciales.',
    }),
  trial: 'Efecto',
  trial_of: (examined, total) => `${examined} de ${total} clientes potenciales comprobados, los más recientes primero.`,
  trial_changes: (n) =>
    count(n, {
      one: 'Cambiaría # cliente potencial.',
      other: 'Cambiarían # clientes potenciales.',
    }),
  trial_none: 'No cambiaría ningún cliente potencial.',
  trial_hidden: 'puntuación manual, por lo que no se ve',
  trial_before: 'Ahora',
  trial_after: 'Después',
  history: 'Historial de reglas',
  history_empty: 'Aún no hay cambios.',
  acts: {
    'lead_rule.created': 'añadió una regla',
    'lead_rule.updated': 'cambió una regla',
    'lead_rule.deleted': 'eliminó una regla',
    'lead_rule.reset': 'restableció una regla',
  },
  changed_fields: {
    points: 'puntos',
    enabled: 'activación',
    words: 'palabras clave',
    name: 'nombre',
    part: 'encaje o intención',
    description: 'descripción',
  },
  read_only: 'Su rol permite ver las reglas, pero no editarlas.',
}
