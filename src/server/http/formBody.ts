/**
 * Reads the form-encoded bodies of the token calls; a field given twice is an error (parameter
 * pollution).
 */
import { malformedRequest } from '../errors'
import { unkept } from './jsonBody'

const maxFields = 20

export function parseFormBody(text: string): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw malformedRequest('A field is given twice.')
    if (fields.size === maxFields) throw malformedRequest('The body has too many fields.')
    if (value.includes('\0')) throw malformedRequest(unkept)
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
