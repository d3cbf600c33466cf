/** A flag or fact that predicates depend on, with its possible values. */
export interface Variable {
  readonly name: string
  readonly kind: 'flag' | 'fact'
  readonly answers: readonly string[]
}

/** One bit for each value of each variable. */
export interface Space {
  readonly variables: readonly (Variable & { readonly first: bigint; readonly mask: bigint })[]
  /** Every answer to every variable: always. */
  readonly all: Cube
}

/** The worlds in which every variable has one of the values whose bits are set. */
export type Cube = bigint

export function createSpace(variables: readonly Variable[]): Space {
  let width = 0n
  const placed = variables.map((variable) => {
    const first = 1n << width
    const size = BigInt(variable.answers.length)
    width += size
    return { ...variable, first, mask: first * ((1n << size) - 1n) }
  })
  return { variables: placed, all: (1n << width) - 1n }
}

/** How many variables the cube asks. */
export const asks = (cube: Cube, { variables }: Space) =>
  variables.filter(({ mask }) => (cube & mask) !== mask).length

export const contains = (wide: Cube, narrow: Cube) => (wide | narrow) === wide

export function meet(a: Cube, b: Cube, { variables }: Space): Cube | undefined {
  const both = a & b
  return variables.every(({ mask }) => (both & mask) !== 0n) ? both : undefined
}

/** One world of a cube: the first answer it allows to each variable. */
export const corner = (cube: Cube, { variables }: Space): Cube =>
  variables.reduce((world, { mask }) => world | (cube & mask & -(cube & mask)), 0n)

/** What is left of cubes without others, as cubes that do not overlap where the first did not. */
export function subtract(cubes: readonly Cube[], others: readonly Cube[], space: Space): Cube[] {
  const open = cubes.filter((cube) => !others.some((other) => contains(other, cube)))
  return others.reduce<Cube[]>(
    (left, other) => left.flatMap((cube) => without(cube, other, space)),
    open,
  )
}

function without(cube: Cube, other: Cube, space: Space): Cube[] {
  if (meet(cube, other, space) === undefined) return [cube]
  const parts: Cube[] = []
  let inside = cube
  for (const { mask } of space.variables) {
    const outside = inside & mask & ~other
    if (outside !== 0n) parts.push((inside & ~mask) | outside)
    inside &= other | ~mask
  }
  return parts
}
