/**
 * Compiles a query to SQL once and reuses the text. For queries that run hundreds of times a
 * second: compiling takes Kysely about as long as the database takes to answer.
 */
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './tables'

/** A placeholder in the query for a value that each run supplies. */
class Place<Name> {
  constructor(readonly name: Name) {}
}

/**
 * `names` are the names of the values. `build` puts their placeholders into the query and must not
 * read them.
 */
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
