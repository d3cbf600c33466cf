// The text of a refusal by its code; without a text of ours, the server's message.
import { failureTexts, type FailureCode } from '../../generated/facts/failures'
import type { TextKey } from '../../generated/facts/text'
import type { OwnWords, Words } from '../browser/text/words'
import type { Explanation, FieldFault } from './envelope'

const faultTexts: Readonly<Record<string, TextKey>> = {
  required: 'faults.required',
  minLength: 'faults.minLength',
  maxLength: 'faults.maxLength',
  minimum: 'faults.minimum',
  maximum: 'faults.maximum',
  minItems: 'faults.minItems',
  maxItems: 'faults.maxItems',
  format: 'faults.format',
  email: 'faults.email',
}

export function refusalText({ code, message, params, faults }: Readonly<Explanation>): Words {
  if (isFailureCode(code)) {
    const [fault] = faults
    const filled = fault ? { ...params, problem: placedText(fault) } : params
    return { key: failureTexts[code], params: filled }
  }
  return message === null ? { key: 'errors.unexpected' } : { words: message }
}

/** Away from its field the fault says which one that is. */
const placedText = (fault: FieldFault): OwnWords =>
  fault.field === ''
    ? faultText(fault)
    : { key: 'faults.of', params: { field: fault.field, problem: faultText(fault) } }

/** What is wrong with a field, shown beside it. */
export function faultText({ code, limit }: FieldFault): OwnWords {
  // A text that must not be empty counts as required.
  if (code === 'minLength' && limit === 1) return { key: 'faults.required' }
  const key = Object.hasOwn(faultTexts, code) ? faultTexts[code] : undefined
  return { key: key ?? 'faults.other', params: limit === undefined ? {} : { limit } }
}

function isFailureCode(code: string | null): code is FailureCode {
  return code !== null && Object.hasOwn(failureTexts, code)
}
