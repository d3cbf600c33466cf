import { problem, type Problem, type Spot } from '../problems/problem'

/** Two changes of one overlay against each other; the other is shown too. */
export function conflict(
  { file, path, at }: Spot,
  message: string,
  other?: Pick<Spot, 'path'> & { readonly message: string },
): Problem {
  const related = other && [{ file, at: 'value' as const, ...other }]
  return problem('OVERLAY-CONFLICT', file, path, message, { at, related })
}
