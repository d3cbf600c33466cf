import { problem, type Problem } from '../problems/problem'
import type { Overlay } from '../read/overlay'
import { conflict } from './conflict'
import { homeOf, placeOf } from '../names/places'

/** Hidden subjects, and entries of hidden sections, have no other changes. */
export function ensureHiddenRest({ file, hide = [], ...overlay }: Overlay): Problem[] {
  const hides = (subject: string) =>
    [hide.indexOf(subject), hide.indexOf(homeOf(placeOf(subject)))].find((index) => index >= 0)
  const changed = (['set', 'access', 'add', 'reorder'] as const).flatMap((what) =>
    Object.keys(overlay[what] ?? {})
      .filter((subject) => /^(entry|section) /.test(subject))
      .map((subject) => ({ subject, path: [what, subject], at: 'key' as const })),
  )
  const neighbours = Object.entries(overlay.reorder ?? {})
    .filter(([subject]) => hides(subject) === undefined)
    .flatMap(([of, position]) =>
      Object.entries(position).map(([side, subject]) => ({
        subject,
        path: ['reorder', of, side],
        at: 'value' as const,
      })),
    )
  return [
    ...[...changed, ...neighbours].flatMap(({ subject, path, at }) => {
      const index = hides(subject)
      if (index === undefined) return []
      const other = { path: ['hide', index], message: 'hides it.' }
      return conflict({ file, path, at }, `${subject} is hidden by this overlay.`, other)
    }),
    ...hide.flatMap((subject, index) => {
      const first = hides(subject)
      if (first === undefined || first === index) return []
      const path = ['hide', index]
      return problem('OVERLAY-REPEATED', file, path, `${subject} is hidden already.`, {
        related: [{ file, path: ['hide', first], at: 'value', message: 'hides it.' }],
      })
    }),
  ]
}
