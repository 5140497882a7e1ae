import type { Dictionary } from '../dictionary.ts'
import { apart, plural } from '../plural.ts'

const count = plural('de')

export const lists: Dictionary['lists'] = {
  sort: 'Sortieren',
  sorted_by: (order) => `Sortierung: ${order}`,
  sorts: { newest: 'Neueste', oldest: 'Älteste', waiting: 'Am längsten wartend', priority: 'Priorität' },
  compact: 'Kompakte Zeilen',
  open_next: 'Nach dem Lösen die nächste öffnen',
  reply: 'Antwort',
  replied: { true: 'Antwort ausstehend', false: 'Beantwortet' },
  from: 'Erstellt ab',
  to: 'Erstellt bis',
  from_day: (day) => `Ab ${day}`,
  to_day: (day) => `Bis ${day}`,
  awaiting: (n) => `${n} warten auf Antwort`,
  send_resolve: 'Senden und lösen',
  all_done: 'Das war die letzte in dieser Liste.',
  mark_unread: 'Als ungelesen markieren',
  marked_unread: 'Als ungelesen markiert.',
  share: 'Für alle freigeben',
  share_hint: 'Erscheint bei allen in der Seitenleiste. „Meine“ zeigt allen jeweils die eigenen Konversationen.',
  shared: 'Freigegeben',
  select_matching: (n) => `Alle ${n} passenden auswählen`,
  matching_selected: (n) => `Alle ${n} ausgewählt`,
  select_newest: (n) => `Die neuesten ${n} passenden auswählen`,
  newest_selected: (n) => `Die neuesten ${n} ausgewählt`,
  resolve_all: (n) => count(n, { one: '# Konversation lösen?', other: '# Konversationen lösen?' }),
  change_all: (n) => count(n, { one: '# Konversation ändern?', other: '# Konversationen ändern?' }),
  change_all_hint: 'Das läuft im Hintergrund. Sie können es anhalten und danach rückgängig machen.',
  change_newest: (n) => count(n, { other: 'Es passen noch mehr: Geändert werden nur die neuesten #.' }),
  change_all_start: 'Ändern',
  bulk_kept: (n) =>
    count(n, {
      one: '# Konversation wurde seither geändert und bleibt, wie sie ist.',
      other: '# Konversationen wurden seither geändert und bleiben, wie sie sind.',
    }),
  narrowed_hint: 'Entfernen Sie einen Filter oder alle.',
  stop: 'Anhalten',
  label_create: (name) => `„${apart(name)}“ erstellen`,
  label_manage: 'Labels verwalten',
  label_find: 'Label suchen oder erstellen',
  arrived: (n) => count(n, { other: '# neue' }),
  left: 'Nicht mehr in dieser Liste',
}
