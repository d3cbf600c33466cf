import { nearest } from '../../problems/nearest'
import type { Problem, ProblemCode, Spot } from '../../problems/problem'
import { problemAt, spotAt, type Steps } from '../../problems/spot'
import type { ScreenParts } from '../../resolve/screens/screenParts'

export const placeIn = ({ feature, id }: ScreenParts, ...path: Steps): Spot =>
  spotAt(feature.file, 'screens', id, ...path)

/** Told of a name that is not among the known ones. */
export const unknownName = (
  code: ProblemCode,
  spot: Spot,
  name: string,
  known: readonly string[],
  message: string,
): Problem[] =>
  known.includes(name) ? [] : [problemAt(code, spot, message, { suggestion: nearest(name, known) })]
