/**
 * A query that is asked hundreds of times a second is worded once: wording one takes Kysely about as long as
 * the database takes to answer it.
 */
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './tables'

/** Stands in the query where a value will be. */
class Place<Name> {
  constructor(readonly name: Name) {}
}

/** `names` are those of the values, which `build` puts into the query and never looks at. */
export function compiledOnce<Given extends object, Row>(
  names: ReadonlyArray<keyof Given & string>,
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  const places = Object.fromEntries(names.map((name) => [name, new Place(name)])) as Given
  let compiled: CompiledQuery<Row> | undefined
  return async (db, given) => {
    compiled ??= build(db, places).compile()
    const valueOf = (parameter: unknown) =>
      parameter instanceof Place ? given[parameter.name as keyof Given] : parameter
    const parameters = compiled.parameters.map(valueOf)
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
