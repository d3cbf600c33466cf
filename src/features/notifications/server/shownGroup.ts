import { sql } from 'kysely'

/** What is told as one line: its group, without whom or what it counts. */
export const shownGroup = sql<string>`split_part(group_key, E'\\n', 1)`
