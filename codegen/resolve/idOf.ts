import type { MenuEntry } from '../read/manifest'

/** What an entry is called within its section; an entry that names neither is a mistake told elsewhere. */
export const idOf = ({ id, route }: MenuEntry) => id ?? route
