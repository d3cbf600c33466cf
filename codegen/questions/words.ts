import type { Cube, Space, Variable } from './space'

/** The fewest words that say when: `!hideOrganization`, `tablet`, `a and !b or c`; empty: always. */
export function wordsOf(cubes: readonly Cube[], space: Space): string {
  if (cubes.includes(space.all)) return ''
  return cubes.map((cube) => cubeWords(cube, space)).join(' or ')
}

function cubeWords(cube: Cube, { variables }: Space): string {
  return variables
    .flatMap((variable) => {
      const { answers, first, mask } = variable
      if ((cube & mask) === mask) return []
      const given = answers.filter((_, index) => (cube & (first << BigInt(index))) !== 0n)
      return answerWords(variable, given)
    })
    .join(' and ')
}

function answerWords({ kind, name, answers }: Variable, given: readonly string[]): string {
  if (kind === 'flag') return given.map((answer) => flagWords[answer]!(name)).join('|')
  const said = (answer: string) => (name === 'viewport' ? answer : `${name}=${answer}`)
  const others = answers.filter((answer) => !given.includes(answer))
  return others.length === 1 && answers.length > 2
    ? `!${said(others[0]!)}`
    : given.map(said).join('|')
}

const flagWords: Readonly<Record<string, (name: string) => string>> = {
  off: (name) => `!${name}`,
  on: (name) => name,
  unset: (name) => `${name} unset`,
}
