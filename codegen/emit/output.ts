/** One generated file: its path under generated/ and its whole text. */
export interface Output {
  readonly path: string
  readonly text: string
}

/** A TypeScript file with the line every generated file begins with. */
export function typescript(path: string, from: string, ...blocks: readonly string[]): Output {
  const head = `// Generated from manifest/${from} by npm run codegen. Edit the manifest, not this file.`
  return { path, text: `${[head, ...blocks.filter((block) => block !== '')].join('\n\n')}\n` }
}

export function json(path: string, value: unknown): Output {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` }
}

/** A documentation comment; lines that would end it early are defused. */
export function doc(...sentences: readonly (string | undefined)[]): string {
  const text = sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' ')
  return `/** ${text.replaceAll('*/', '* /')} */`
}

/** A value as TypeScript source, single-quoted, keys unquoted where they may be. Undefined keys are left out. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return entries.length === 0
      ? '{}'
      : `{ ${entries.map(([key, inner]) => `${property(key)}: ${literal(inner)}`).join(', ')} }`
  }
  return String(value)
}

export const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

export const property = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key))

export const union = (names: readonly string[]) =>
  names.length === 0 ? 'never' : names.map(quote).join(' | ')

/** What stands after `type Name =` where there are many, a name a line. */
export const unionLines = (names: readonly string[]) =>
  names.length === 0 ? ' never' : `\n${names.map((name) => `  | ${quote(name)}`).join('\n')}`

/** One item a line, indented, for lists long enough to be read downwards. */
export const lines = (items: readonly string[], indent = '  ') =>
  items.map((item) => `${indent}${item}`).join('\n')
