import { problem, type Problem, type ProblemCode, type Spot } from './problem'

export type Steps = readonly (string | number)[]

export const spotAt = (file: string, ...path: Steps): Spot => ({ file, path, at: 'value' })

/** A spot deeper inside the same place. */
export const within = ({ file, path }: Spot, ...more: Steps): Spot => spotAt(file, ...path, ...more)

/** The key at the spot, instead of its value. */
export const keyOf = (spot: Spot): Spot => ({ ...spot, at: 'key' })

export const problemAt = (
  code: ProblemCode,
  { file, path, at }: Spot,
  message: string,
  more: { suggestion?: string | undefined; related?: Problem['related'] } = {},
): Problem => problem(code, file, path, message, { at, ...more })

export const related = (spot: Spot, message: string) => ({ ...spot, message })
