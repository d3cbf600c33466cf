type Tree = Map<string, Tree | string>

/** Keys nested by their dots, without the feature's prefix twice, each with what `propose` says. */
export function wordsYaml(
  keys: readonly string[],
  prefix: string,
  propose: (key: string) => string = proposal,
): string[] {
  const root: Tree = new Map()
  for (const key of keys) {
    const path = key.slice(prefix.length).split('.')
    const leaf = path.pop()!
    const at = path.reduce<Tree>((tree, step) => {
      const inner = tree.get(step)
      if (inner instanceof Map) return inner
      const made: Tree = new Map()
      tree.set(step, made)
      return made
    }, root)
    at.set(leaf, asScalar(propose(key)))
  }
  return [`  ${prefix.slice(0, -1)}:`, ...lines(root, '    ')]
}

const lines = (tree: Tree, indent: string): string[] =>
  [...tree].flatMap(([key, value]) =>
    value instanceof Map
      ? [`${indent}${key}:`, ...lines(value, `${indent}  `)]
      : [`${indent}${key}: ${value}`],
  )

/** lastLoginAt becomes Last login at; a plural begins with its number. */
export function proposal(key: string): string {
  const [, base = key, plural] = /([^.]*?)(_one|_other)?$/.exec(key)!
  const words = base.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return plural ? `{count} ${words}` : capitalized(words)
}

export const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** A text as YAML reads it back: in quotes where it would be something else. */
const asScalar = (text: string) =>
  /^[{[&*!|>'"%@`#?-]|: | #|^(true|false|null|yes|no|on|off|~|[\d.].*)$/i.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : text
