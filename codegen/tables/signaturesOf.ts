import type { Model } from '../resolve/model'
import { actDecisionsOf, decisionsOf } from './decisionsOf'
import { createTablePlaces, readTables, type Table } from './readTables'
import { signedRows } from './signedRows'

/**
 * The rows of QA's tables that sign each thing, as `tests/visibility/pages.yaml:58:1`: of `route users.list`,
 * `entry normal/audience/users.list`, `call listClips`, `control quickRecord`, `act users/create` and `rule unauthorized`.
 * Files are name to text; those with a mistake sign nothing.
 */
export function signaturesOf(
  files: ReadonlyMap<string, string>,
  model: Model,
): ReadonlyMap<string, readonly string[]> {
  const { tables } = readTables(files, model)
  const placeOf = createTablePlaces(files)
  const signatures = new Map<string, string[]>()
  const sign = (subject: string, place: string) =>
    signatures.set(subject, [...(signatures.get(subject) ?? []), place])
  for (const { subjects, spot } of signedRows(tables, model))
    for (const subject of subjects) sign(subject, placeOf(spot))
  for (const { rule, spot } of signedRules(tables)) sign(`rule ${rule}`, placeOf(spot))
  return signatures
}

/** Everything that a table could sign and none does. */
export function unsignedOf(
  signatures: ReadonlyMap<string, readonly string[]>,
  model: Model,
): string[] {
  const wanted = [
    ...[...decisionsOf(model), ...actDecisionsOf(model)].map(({ subject }) => subject),
    ...model.manifest.errors.rules.map(({ id }) => `rule ${id}`),
  ]
  return wanted.filter((subject) => !signatures.has(subject))
}

function signedRules(tables: readonly Table[]) {
  return tables.flatMap((table) =>
    table.kind !== 'replies'
      ? []
      : Object.entries(table.rows).flatMap(([sentence, rows]) =>
          rows.map(({ rule }, index) => ({
            rule,
            spot: { file: table.file, path: [sentence, index], at: 'value' as const },
          })),
        ),
  )
}
