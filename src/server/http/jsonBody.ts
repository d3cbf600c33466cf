/** Parses JSON within limits: small, shallow, and without keys that could reach a prototype. */
import { malformedRequest } from '../errors'

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
const deepest = 32
/** PostgreSQL keeps neither in a text of JSON, and NUL in none at all. */
export const unkept = 'A text holds NUL, or half a character.'
const isUnkept = (text: string) => /[\0\p{Surrogate}]/u.test(text)

export function parseJsonBody(text: string, maxKeys: number): unknown {
  if (text.trim() === '') return {}
  const body = parse(text)
  inspect(body, maxKeys)
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformedRequest('The body is not JSON.')
  }
}

/** Without recursion, because JSON.parse accepts a million levels and the call stack does not. */
function inspect(body: unknown, maxKeys: number): void {
  const waiting: Array<{ value: unknown; depth: number }> = [{ value: body, depth: 1 }]
  let keys = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && isUnkept(value)) throw malformedRequest(unkept)
    if (typeof value !== 'object' || value === null) continue
    if (depth > deepest) throw malformedRequest('The body is nested too deeply.')
    for (const [key, child] of Object.entries(value)) {
      keys += 1
      if (keys > maxKeys) throw malformedRequest('The body has too many fields.')
      if (!Array.isArray(value) && forbiddenKeys.has(key)) {
        throw malformedRequest(`The field ${key} is not accepted.`)
      }
      if (isUnkept(key)) throw malformedRequest(unkept)
      if (typeof child === 'object' || typeof child === 'string')
        waiting.push({ value: child, depth: depth + 1 })
    }
  }
}
