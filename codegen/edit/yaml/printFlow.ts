/** Where a string is written, and whether the old one had unnecessary quotes. */
export interface TextStyle {
  readonly isInFlow: boolean
  readonly keepsQuotes?: boolean
}

/**
 * A value on one line in YAML flow style: `{ roles: [cm], flags: { hideOrganization: false } }`.
 */
export function printFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlow).join(', ')}]`
  if (typeof value === 'string') return printText(value, { isInFlow: true })
  if (typeof value !== 'object' || value === null) return String(value)
  const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return pairs.length === 0
    ? '{}'
    : `{ ${pairs.map(([key, inner]) => printPair(key, printFlow(inner))).join(', ')} }`
}

export const printPair = (key: string, value: string) =>
  `${printText(key, { isInFlow: true })}: ${value}`

/**
 * Unquoted if YAML reads the same; otherwise in single quotes, or in double quotes if it has an
 * apostrophe.
 */
export function printText(text: string, { isInFlow, keepsQuotes = false }: TextStyle): string {
  if (!keepsQuotes && isPlain(text, isInFlow)) return text
  if (hasControls(text)) return escaped(text)
  const canDouble = text.includes("'") && !/["\\]/.test(text)
  return canDouble ? `"${text}"` : `'${text.replaceAll("'", "''")}'`
}

/** Whether YAML reads the unquoted text as this string. Texts with parameters are always quoted. */
export function isPlain(text: string, isInFlow: boolean): boolean {
  return (
    /^(?:-(?=\p{L}))?[^\s\-?:,[\]{}#&*!|>'"%@`<=~](?:.*\S)?$/u.test(text) &&
    !hasControls(text) &&
    !/: |:$| #/.test(text) &&
    !(isInFlow ? /[,[\]{}]/ : /[{}]/).test(text) &&
    !/^(?:null|true|false|\.\.\..*)$/i.test(text) &&
    !/^[+.]?\d[\d_.:eExXoO+a-fA-F-]*$|^\.(?:inf|nan)$/i.test(text)
  )
}

/** Line breaks and other characters that only double quotes allow. */
const hasControls = (text: string) => /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u.test(text)

/** Escapes characters that JSON keeps but YAML does not allow. */
const escaped = (text: string) =>
  JSON.stringify(text).replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
