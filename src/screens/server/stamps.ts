/** Who changed a row last, and who put it into the trash. */
import type { Db } from '../../server/database/tables'
import type { LoadedRow } from './definition'

export interface Person {
  readonly id: string
  readonly name: string
  readonly pictureUrl?: string
}

export interface Stamp {
  readonly by?: Person
  readonly at: string
}

export type People = ReadonlyMap<string, Person>

/** All who are named by these rows, by their ids. */
export async function findPeople(
  db: Db,
  ids: ReadonlyArray<string | null | undefined>,
): Promise<People> {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))]
  if (wanted.length === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'pictureUrl'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(
    people.map(({ id, name, pictureUrl }) => [
      id,
      { id, name, ...(pictureUrl === null ? {} : { pictureUrl }) },
    ]),
  )
}

export const peopleIn = (rows: readonly LoadedRow[]) =>
  rows.flatMap(({ updatedBy, deletedBy }) => [updatedBy, deletedBy])

export function stampsOf(
  { updatedAt, updatedBy, deletedAt, deletedBy }: LoadedRow,
  people: People,
  hasTrash: boolean,
): { changed?: Stamp; trashed?: Stamp } {
  return {
    ...(updatedAt ? { changed: stamp(updatedAt, updatedBy, people) } : {}),
    ...(hasTrash && deletedAt ? { trashed: stamp(deletedAt, deletedBy, people) } : {}),
  }
}

function stamp(at: Date, userId: string | null | undefined, people: People): Stamp {
  const by = people.get(userId ?? '')
  return { ...(by ? { by } : {}), at: at.toISOString() }
}
