/**
 * Reads a number as people write it: 1,234.5 and 1.234,5 and 1 234,5. Null if it is none. A single
 * separator before exactly three digits groups them in an integer, and is decimal otherwise.
 */
export function parseNumber(text: string, isInteger = false): number | null {
  const bare = text.trim().replaceAll(/[\s'’]/g, '')
  if (!/^[-+]?\d[\d.,]*$|^[-+]?[.,]\d+$/.test(bare)) return null
  const decimal = decimalSeparator(bare, isInteger)
  const digits = decimal === null ? ungroup(bare) : withPoint(bare, decimal)
  return digits === null ? null : Number(digits)
}

const grouped = /^[-+]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/

function decimalSeparator(text: string, isInteger: boolean): '.' | ',' | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return null
  const separator = text[last] as '.' | ','
  const isRepeated = text.indexOf(separator) !== last
  if (isRepeated || (isInteger && grouped.test(text))) return null
  return separator
}

function ungroup(text: string): string | null {
  if (!/[.,]/.test(text)) return text
  return grouped.test(text) ? text.replaceAll(/[.,]/g, '') : null
}

function withPoint(text: string, decimal: '.' | ','): string | null {
  const at = text.lastIndexOf(decimal)
  const whole = ungroup(text.slice(0, at))
  return whole === null ? null : `${whole}.${text.slice(at + 1)}`
}
