import { badPolicy } from './postFault'

/** One condition of a POST policy, its field's name in lower case. */
export type Condition =
  | { kind: 'equals'; field: string; value: string }
  | { kind: 'startsWith'; field: string; value: string }
  | { kind: 'length'; min: number; max: number }

export interface PolicyDocument {
  expiresAt: number
  /** The mark of the session it ends with; an addition of ours, in our own policies alone. */
  session: string | undefined
  conditions: Condition[]
}

/** {"bucket": "b"} · ["eq", "$key", "a"] · ["starts-with", "$key", "a/"] · ["content-length-range", 1, 9] */
export function readPolicyDocument(encoded: string): PolicyDocument {
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const document = parse(text)
  if (hasDoubledKey(text)) throw badPolicy('a key is given twice.')
  if (!isRecord(document)) throw badPolicy('it is not an object.')
  const { expiration, conditions, session, ...rest } = document
  const unknown = Object.keys(rest)[0]
  if (unknown !== undefined) throw badPolicy(`unexpected: '${unknown}'.`)
  const expiresAt = typeof expiration === 'string' ? Date.parse(expiration) : NaN
  if (Number.isNaN(expiresAt)) throw badPolicy('its expiration is not a date.')
  if (!Array.isArray(conditions)) throw badPolicy('it has no list of conditions.')
  if (session !== undefined && typeof session !== 'string') {
    throw badPolicy('its session is not a text.')
  }
  return { expiresAt, session, conditions: conditions.map(readCondition) }
}

function readCondition(condition: unknown): Condition {
  if (Array.isArray(condition)) return readListed(condition)
  if (!isRecord(condition)) throw badPolicy('a condition is neither object nor list.')
  const entries = Object.entries(condition)
  const [name, value] = entries[0] ?? []
  if (entries.length !== 1 || name === undefined || typeof value !== 'string') {
    throw badPolicy('a condition must name one field and its value.')
  }
  return { kind: 'equals', field: name.toLowerCase(), value }
}

function readListed([operator, first, second, ...rest]: unknown[]): Condition {
  if (rest.length > 0) throw badPolicy('a condition has too many parts.')
  const name = String(operator).toLowerCase()
  if (name === 'content-length-range') {
    if (!isCount(first) || !isCount(second)) throw badPolicy('content-length-range needs numbers.')
    return { kind: 'length', min: first, max: second }
  }
  if (typeof first !== 'string' || !first.startsWith('$') || typeof second !== 'string') {
    throw badPolicy('a condition must name a field as $field and a text.')
  }
  const field = first.slice(1).toLowerCase()
  if (name === 'eq') return { kind: 'equals', field, value: second }
  if (name === 'starts-with') return { kind: 'startsWith', field, value: second }
  throw badPolicy(`unknown operator '${name}'.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badPolicy('it is not JSON.')
  }
}

/**
 * JSON.parse silently keeps the last of two equal keys, while the signer may have meant the first.
 */
function hasDoubledKey(text: string): boolean {
  let kept = 0
  JSON.parse(text, (key, value: unknown) => {
    if (isRecord(value)) kept += Object.keys(value).length
    return value
  })
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon)
  return written.length !== kept
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
