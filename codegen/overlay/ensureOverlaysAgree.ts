import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import type { Overlay } from '../read/overlay'
import { ensureAddedAreNew } from './ensureAddedAreNew'
import { ensureBrandIsReadable } from './ensureBrandIsReadable'
import { ensureHiddenRest } from './ensureHiddenRest'
import { ensurePositionsExist } from './ensurePositionsExist'
import { ensureWordsMatch } from './ensureWordsMatch'
import { placeOf } from '../names/places'

/** What overlays say by themselves: one for each customer, no change against another, words and colours one can read. */
export function ensureOverlaysAgree(manifest: Manifest): Problem[] {
  const { overlays } = manifest
  return [
    ...doubledCustomers(overlays),
    ...overlays.flatMap((overlay) => [
      ...ensureBrandIsReadable(manifest, overlay),
      ...ensureWordsMatch(manifest, overlay),
      ...setProblems(overlay),
      ...ensureAddedAreNew(manifest, overlay),
      ...ensurePositionsExist(overlay),
      ...ensureHiddenRest(overlay),
    ]),
  ]
}

function doubledCustomers(overlays: readonly Overlay[]): Problem[] {
  const all = overlays.flatMap(({ file, name, customers }) =>
    customers.map((customer, index) => ({ file, name, customer, path: ['customers', index] })),
  )
  return all.flatMap(({ file, customer, path }, at) => {
    const other = all.slice(0, at).find((earlier) => earlier.customer === customer)
    if (!other) return []
    const related = { file: other.file, path: other.path, at: 'value' as const }
    return problem(
      'OVERLAY-CUSTOMER-DOUBLED',
      file,
      path,
      `The customer ${customer} already has the overlay ${other.name}.`,
      { related: [{ ...related, message: 'names it first.' }] },
    )
  })
}

const keysOf = {
  entry: ['label', 'icon', 'badge'],
  section: ['title', 'shortTitle', 'icon', 'badge'],
} as const

function setProblems({ file, set = {} }: Overlay): Problem[] {
  return Object.entries(set).flatMap(([subject, change]) => {
    const known: readonly string[] = keysOf[placeOf(subject).kind]
    return Object.keys(change)
      .filter((key) => !known.includes(key))
      .map((key) =>
        problem(
          'KEY-UNKNOWN',
          file,
          ['set', subject, key],
          `An overlay cannot set ${key} of ${subject}; it may set ${known.join(', ')}.`,
          { at: 'key' },
        ),
      )
  })
}
