import type { Problem } from '../problems/problem'
import type { Overlay } from '../read/overlay'
import { conflict } from './conflict'
import { homeOf, placeOf } from '../names/places'

/** A place is given beside exactly one other of the same kind in the same list. */
export function ensurePositionsExist({ file, add = {}, reorder = {} }: Overlay): Problem[] {
  const given = [
    ...Object.entries(reorder).map(([subject, position]) => ({
      home: homeOf(placeOf(subject)),
      kind: placeOf(subject).kind,
      subject,
      position,
      path: ['reorder', subject] as readonly (string | number)[],
    })),
    ...Object.entries(add).flatMap(([home, entries]) =>
      entries.map((position, index) => ({
        home,
        kind: 'entry' as const,
        subject: undefined,
        position,
        path: ['add', home, index],
      })),
    ),
  ]
  return given.flatMap(({ home, kind, subject, position: { before, after }, path }) => {
    if (before !== undefined && after !== undefined)
      return conflict(
        { file, path, at: 'value' },
        'A place is either before or after another, not both.',
      )
    const beside = before ?? after
    if (beside === undefined) return []
    const where = [...path, before === undefined ? 'after' : 'before']
    if (beside === subject)
      return conflict({ file, path: where, at: 'value' }, `${subject} cannot stand beside itself.`)
    const other = placeOf(beside)
    if (other.kind === kind && homeOf(other) === home) return []
    return conflict(
      { file, path: where, at: 'value' },
      `${beside} does not stand in ${home}; an order is changed within one list.`,
    )
  })
}
