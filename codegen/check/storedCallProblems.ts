import type { Problem } from '../problems/problem'
import { problemAt, spotAt, within } from '../problems/spot'
import type { Manifest } from '../read/manifest'
import { isOfType } from '../stored/isOfType'
import { actOf, type StoredEntity } from '../stored/storedEntities'

/** Calls about stored rows say whose, and need what rows may allow. */
export function storedCallProblems(
  { lists, calls, columns, stored, hasTrash }: StoredEntity,
  { features }: Manifest,
): Problem[] {
  const placeOf = (id: string) =>
    features.flatMap(({ file, calls: all = [] }) =>
      all.flatMap((call, index) => (call.id === id ? [spotAt(file, 'calls', index)] : [])),
    )[0]!
  const acts = new Set(lists.flatMap(({ list }) => list?.may ?? []))
  const all = [...lists, ...calls.map(({ call }) => call)]
  const unscoped = stored.global ? [] : all.filter(({ rows }) => rows === undefined)
  return [
    ...unscoped.map(({ id }) =>
      problemAt('STORED-ROWS', placeOf(id), `Say whose rows ${id} is about, with \`rows\`.`),
    ),
    ...all
      .filter(({ rows = {} }) => [rows, ...Object.values(rows)].includes('shared'))
      .map(({ id }) =>
        problemAt(
          'STORED-ROWS',
          within(placeOf(id), 'rows'),
          'Stored rows cannot be shared with some people; say own or customer.',
        ),
      ),
    ...calls.flatMap(({ call: { id, change, update } }) => {
      const spot = placeOf(id)
      const act = update ? 'edit' : change && actOf(change)
      return [
        ...(act === undefined || acts.has(act)
          ? []
          : [
              problemAt(
                'STORED-MAY',
                spot,
                `${id} needs ${act}, which the list's \`may\` does not include.`,
              ),
            ]),
        ...(change?.does === undefined || change.does === 'erase' || hasTrash
          ? []
          : [
              problemAt(
                'STORED-MAY',
                within(spot, 'change', 'does'),
                'The list has no trash; add `trash: true`.',
              ),
            ]),
        ...Object.entries(change?.sets ?? {}).flatMap(([field, value]) => {
          const column = columns.find((each) => each.field === field)
          return column && isOfType(value, column)
            ? []
            : [
                problemAt(
                  'STORED-FIELD',
                  within(spot, 'change', 'sets', field),
                  column
                    ? `${field} cannot have the value ${value}.`
                    : `There is no field ${field}.`,
                ),
              ]
        }),
      ]
    }),
  ]
}
