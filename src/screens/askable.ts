import type { Screen } from '../../generated/facts/screen'
import type { Askable, AskableField } from './question'

/** What the list of a screen can be asked, from the screen's facts. */
export function askableOf(
  screen: Pick<Screen, 'hasSearch' | 'hasTrash' | 'filters' | 'fields' | 'sorts' | 'beside'>,
): Askable {
  return {
    search: screen.hasSearch,
    trash: screen.hasTrash,
    filter: Object.fromEntries(screen.filters.map((name) => [name, fieldOf(screen, name)])),
    sort: screen.sorts,
    beside: screen.beside,
  }
}

function fieldOf({ fields }: Pick<Screen, 'fields'>, name: string): AskableField {
  const field = fields[name]
  if (!field) return { type: 'other', isOptional: false }
  const { type, isRequired, values } = field
  return { type, isOptional: !isRequired, values: values && Object.keys(values) }
}
